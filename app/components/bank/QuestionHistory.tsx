import type { BandPolicy, QuestionWords } from "~/domain/bank";
import { Disclosure } from "../Definition";
import { Timeline } from "../Timeline";
import { QuestionText } from "./QuestionText";

type By = { readonly name: string } | null;

export type Version = {
  readonly version: number;
  readonly words: QuestionWords;
  readonly at: number;
  readonly by: By;
};

type Step = { readonly id: string; readonly step: string; readonly at: number; readonly by: By };

type QuestionHistoryProps = {
  readonly latest: Version;
  readonly earlier: readonly Version[];
  readonly steps: readonly Step[];
  readonly bands: BandPolicy;
};

/** Who wrote, edited, retired and brought back a question, the latest first; each earlier version can be opened. */
export function QuestionHistory({ latest, earlier, steps, bands }: QuestionHistoryProps) {
  const versions = [latest, ...earlier].map((version) => ({
    at: version.at,
    key: `version-${version.version}`,
    text:
      version === latest ? (
        versionWords(version)
      ) : (
        <Disclosure summary={versionWords(version)}>
          <QuestionText words={version.words} bands={bands} />
        </Disclosure>
      ),
  }));
  const others = steps.map(({ id, at, by, step }) => ({
    ...{ at, key: id },
    text: `${by?.name ?? "Somebody"} ${step === "retired" ? "retired it" : "brought it back"}`,
  }));
  return <Timeline items={[...versions, ...others].sort((a, b) => b.at - a.at)} />;
}

const versionWords = ({ version, by }: Version): string => {
  if (by === null) return `Version ${version}, which came with Plumbline`;
  return `Version ${version}, by ${by.name}`;
};
