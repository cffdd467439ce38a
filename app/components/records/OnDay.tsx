import { When } from "../When";

/** A calendar day, the same in every zone. */
export function OnDay({ day }: { readonly day: string }) {
  return <When at={Date.parse(`${day}T00:00:00Z`)} zone="UTC" show="day" />;
}
