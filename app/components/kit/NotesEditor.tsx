import { Objections, Section } from "~/components";
import {
  Clash,
  CopyOffer,
  SaveLine,
  useOffer,
  useScript,
  useWriting,
  type WriteAnswer,
} from "~/components/draft";
import type { Kit } from "~/data/kit.server";
import { type NotesValue, notesValueFrom } from "~/forms/notes-value";
import "./kit.css";
import { FORM, NotesForm } from "./NotesForm";

type NotesEditorProps = {
  readonly kit: Kit;
  readonly value: NotesValue;
  readonly answer: WriteAnswer<NotesValue>;
  readonly copyKey: string;
};

/** The questions with a place for notes under each: saved as they are typed, on this device first (F4). */
export function NotesEditor({ kit, value, answer, copyKey }: NotesEditorProps) {
  const { interview, notes } = kit;
  const page = `/interviews/${interview.id}`;
  const saved = { revision: notes.revision, savedAt: notes.savedAt || null, missing: [] };
  const writing = useWriting({
    ...{ formId: FORM, read: notesValueFrom, value, saved, answer, copyKey },
    to: `${page}/notes`,
  });
  const { offer, close } = useOffer(copyKey, value, NOTES_LIKENESS);
  const { source, base, latest, clash } = writing;
  const hasScript = useScript();
  const use = () => {
    if (offer) writing.begin(offer.value, offer.base);
    close();
  };
  return (
    <Section title="Questions and notes" id="notes-part" hint={HINT}>
      {offer ? <CopyOffer copy={offer} revision={latest.revision} onUse={use} onDiscard={close} /> : null}
      {clash ? (
        <Clash
          formId={FORM}
          newer={clash}
          texts={textsIn(clash.value)}
          reload={page}
          onKeep={hasScript ? () => writing.keepThis(clash) : null}
          onTake={hasScript ? () => writing.begin(clash.value, clash.revision) : null}
        />
      ) : null}
      <NotesForm key={source.number} {...{ kit, base }} value={source.value} answer={writing.shown} />
      <div className="notes-line">
        <SaveLine
          standing={writing.standing}
          savedAt={latest.savedAt}
          signIn={
            <a href={`/sign-in?then=${encodeURIComponent(page)}`}>Sign in again, and it is offered to you.</a>
          }
        />
      </div>
    </Section>
  );
}

const HINT =
  "Your notes are yours alone, for good: nobody else ever reads them, whatever their part. They are saved as you type.";

const texts = ({ notes, free }: NotesValue) => [...notes.map((n) => n.text), free].map((text) => text.trim());

const textsIn = (value: NotesValue): readonly string[] => texts(value).filter((text) => text !== "");

const NOTES_LIKENESS = {
  isSame: (one: NotesValue, other: NotesValue) => texts(one).join("\u0000") === texts(other).join("\u0000"),
  isBlank: (value: NotesValue) => textsIn(value).length === 0,
} as const;

/** What was noted, where nothing can be noted any more. */
export function NotesKept({ kit, value }: Pick<NotesEditorProps, "kit" | "value">) {
  const kept = textsIn(value);
  return (
    <Section title="Your notes" hint="Yours alone, for good.">
      <Objections title="Nothing can be noted here any more" objections={kit.noting} />
      {kept.map((text) => (
        <p key={text} className="prose">
          {text}
        </p>
      ))}
    </Section>
  );
}
