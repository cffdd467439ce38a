/** The time zones to choose from, UTC first; the server's own stands in where none is chosen yet. */
export const timeZones = (): readonly string[] => [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC"),
];

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
