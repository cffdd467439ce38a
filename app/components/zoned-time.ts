/**
 * Times in a reader's zone, the zone named (F7). Intl does the calendar; the words are put together here, since
 * browsers and Node carry different tables of abbreviations ("Sep", "Sept") and a page drawn twice must agree.
 */
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const MINUTE = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, made);
  return made;
}

/** What the zone's wall shows at an instant, written as if it were UTC, in milliseconds. */
function wallOf(at: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map((part) => [part.type, Number(part.value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
}

/** "Tue 1 Dec 2026" in that zone. Throws RangeError for a zone that Intl doesn't know. */
export function dayIn(at: number, zone: string): string {
  const wall = new Date(wallOf(at, zone));
  const month = MONTHS[wall.getUTCMonth()];
  return `${DAYS[wall.getUTCDay()]} ${wall.getUTCDate()} ${month} ${wall.getUTCFullYear()}`;
}

/** "14:05" in that zone. Throws RangeError for a zone that Intl doesn't know. */
export function timeIn(at: number, zone: string): string {
  return new Date(wallOf(at, zone)).toISOString().slice(11, 16);
}

/** "Berlin, GMT+1": the zone as a person says it, and how far it is from GMT at that instant. */
export function zoneName(at: number, zone: string): string {
  if (zone === "UTC" || zone === "Etc/UTC") return "UTC";
  const minutes = Math.round((wallOf(at, zone) - Math.floor(at / 1000) * 1000) / MINUTE);
  const city = (zone.split("/").pop() ?? zone).replaceAll("_", " ");
  return `${city}, GMT${offset(minutes)}`;
}

function offset(minutes: number): string {
  if (minutes === 0) return "";
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `${minutes < 0 ? "−" : "+"}${hours}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}

/** "in 3 h", "2 days ago", "now": whole units, rounded down, so that nothing sounds nearer than it is. */
export function distance(at: number, now: number): string {
  const minutes = Math.floor(Math.abs(at - now) / MINUTE);
  if (minutes < 1) return "now";
  return at > now ? `in ${span(minutes)}` : `${span(minutes)} ago`;
}

function span(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
