import { Button, Form, Intent, Objections, Section, TextArea, useAnswerForm } from "~/components";
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
import { KitQuestion } from "./KitQuestion";
import "./kit.css";

const FORM = "notes";

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

type NotesFormProps = Pick<NotesEditorProps, "kit" | "value" | "answer"> & { readonly base: number };

function NotesForm({ kit, value, base, answer }: NotesFormProps) {
  const [form, fields] = useAnswerForm<Fields>({ id: FORM, answer, defaultValue: value as Fields });
  const mayCarry = kit.interview.objections.writing.length === 0;
  return (
    <Form form={form} answer={answer} replace>
      <Intent value="note" />
      <input type="hidden" name="baseRevision" value={base} />
      {fields.notes.getFieldList().map((field, index) => {
        const question = kit.questions[index];
        if (!question) return null;
        const { questionId, text } = field.getFieldset();
        const principle = kit.interview.principles.find((p) => p.id === question.principleId);
        return (
          <KitQuestion
            key={field.key}
            question={question}
            number={index + 1}
            principle={principle?.name ?? null}
          >
            <input type="hidden" name={questionId.name} value={question.id} />
            <TextArea field={text} label={`Notes on question ${index + 1}`} rows={5} />
            {mayCarry && principle ? (
              <Button tone="quiet" name="carry" value={question.id}>
                Use as evidence in the form
              </Button>
            ) : null}
          </KitQuestion>
        );
      })}
      <TextArea field={fields.free} label="Other notes" rows={6} />
      <div className="actions">
        <Button tone="quiet">Save the notes</Button>
      </div>
    </Form>
  );
}

type Fields = { notes: { questionId: string; text: string }[]; free: string };

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
