import { timeIn, zoneName } from "../zoned-time";

export { dayIn } from "../zoned-time";

/** "14:05:20 (Berlin, GMT+1)" in that zone: two saves within a minute must be told apart. */
export function secondsIn(at: number, zone: string): string {
  const seconds = String(Math.floor(at / 1000) % 60).padStart(2, "0");
  return `${timeIn(at, zone)}:${seconds} (${zoneName(at, zone)})`;
}
