import type { AnchorWords } from "~/domain/bank";
import { RATING_WORDS, RATINGS } from "~/domain/feedback";
import { Disclosure } from "../Definition";
import { When } from "../When";
import "./bank.css";

export type AnchorsVersion = {
  readonly version: number;
  readonly words: AnchorWords;
  readonly at: number;
  readonly by: { readonly name: string } | null;
};

/** What each rating means for a principle, folded, with the versions before. */
export function Anchors({
  name,
  versions,
}: {
  readonly name: string;
  readonly versions: readonly AnchorsVersion[];
}) {
  const [latest, ...earlier] = versions;
  if (!latest) return <p className="hint">No anchors yet: the ratings mean what they mean in general.</p>;
  return (
    <Disclosure
      summary={
        <>
          What each rating means<span className="visually-hidden"> for {name}</span>
        </>
      }
    >
      <AnchorList version={latest} />
      {earlier.map((version) => (
        <AnchorList key={version.version} version={version} />
      ))}
    </Disclosure>
  );
}

function AnchorList({ version: { version, words, at, by } }: { readonly version: AnchorsVersion }) {
  return (
    <>
      <p className="hint">
        Version {version}, {by ? `by ${by.name}` : "which came with Plumbline"}, <When at={at} show="day" />
      </p>
      <ol className="anchors">
        {RATINGS.map((rating) => (
          <li key={rating}>
            <b>
              {rating} {RATING_WORDS[rating]}
            </b>
            {words[rating]}
          </li>
        ))}
      </ol>
    </>
  );
}
