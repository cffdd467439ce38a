import { useRootData } from "./root-data";
import { dayIn, distance, timeIn, zoneName } from "./zoned-time";

type WhenProps = {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** An IANA zone; the reader's own unless given. */
  readonly zone?: string;
  readonly show?: "instant" | "day" | "time";
  readonly relative?: boolean;
  /** The end of a span that begins at `at`, on the same day: the zone is named once, after both. */
  readonly until?: number;
};

/** An instant in the reader's zone, the zone named; `relative` adds how far off it is. */
export function When({ at, zone, show = "instant", relative, until }: WhenProps) {
  const { viewer, now } = useRootData();
  const reader = zone ?? viewer?.timeZone ?? "UTC";
  return (
    <time dateTime={new Date(at).toISOString()} className={show === "day" ? "when when-day" : "when"}>
      {words(at, reader, show)}
      {until === undefined ? null : ` to ${timeIn(until, reader)}`}
      {show === "day" ? null : <span className="when-zone"> ({zoneName(at, reader)})</span>}
      {relative && now > 0 ? <span className="when-distance">, {distance(at, now)}</span> : null}
    </time>
  );
}

function words(at: number, zone: string, show: "instant" | "day" | "time"): string {
  if (show === "day") return dayIn(at, zone);
  return show === "time" ? timeIn(at, zone) : `${dayIn(at, zone)}, ${timeIn(at, zone)}`;
}
