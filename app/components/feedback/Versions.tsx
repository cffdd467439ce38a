import { Disclosure, Notice, Prose, Section, When } from "~/components";
import type { InterviewView } from "~/domain/interview";
import type { FeedbackView } from "~/domain/view";
import { Written } from "./Written";

type VersionsProps = { readonly interview: Pick<InterviewView, "versions" | "addenda" | "principles"> };

/** What its author has submitted: the version that stands, its addenda, and those withdrawn before it (F3). */
export function Versions({ interview }: VersionsProps) {
  const { versions, addenda, principles } = interview;
  const standing = versions.find((v) => v.withdrawal === null);
  const earlier = versions.filter((v) => v.withdrawal !== null);
  return (
    <>
      {standing ? (
        <Section title="What you submitted" hint={<Submitted version={standing} />}>
          <Written content={standing.content} principles={principles} />
          {addenda.map((addendum) => (
            <Notice key={addendum.id} title="Addendum">
              <p>
                <When at={addendum.at} />
              </p>
              <Prose text={addendum.text} />
            </Notice>
          ))}
        </Section>
      ) : null}
      {earlier.length > 0 ? (
        <Section
          title="Withdrawn versions"
          hint="Kept for good; readable with your feedback after the reveal."
        >
          {earlier.map((version) => (
            <Disclosure key={version.id} summary={<Submitted version={version} />}>
              <Withdrawn version={version} />
              <Written content={version.content} principles={principles} />
            </Disclosure>
          ))}
        </Section>
      ) : null}
    </>
  );
}

function Submitted({ version }: { readonly version: FeedbackView }) {
  return (
    <>
      Version {version.version}, submitted <When at={version.submittedAt} />
    </>
  );
}

function Withdrawn({ version }: { readonly version: FeedbackView }) {
  if (version.withdrawal === null) return null;
  return (
    <p>
      Withdrawn <When at={version.withdrawal.at} />: {version.withdrawal.reason}
    </p>
  );
}
