import type { Band, BandPolicy } from "~/domain/bank";

/** Which of the organisation's levels a band covers. */
export const bandLevels = (band: Band, { seniorFrom, leaderFrom }: BandPolicy): string => {
  if (band === "leader") return `level ${leaderFrom} and above`;
  if (band === "junior") return `below level ${seniorFrom}`;
  const last = leaderFrom - 1;
  return last === seniorFrom ? `level ${seniorFrom}` : `levels ${seniorFrom} to ${last}`;
};
