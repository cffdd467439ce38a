import { Fragment, type ReactNode } from "react";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Disclosure } from "../Definition";
import { controlProps, FieldFrame } from "../Field";
import { Form, useAnswerForm } from "../Form";
import { type Counts, deedsIn } from "./import-words";

type ImportFormProps = {
  readonly answer: ActionAnswer;
  readonly preview: { readonly seen: string; readonly counts: Counts } | null;
  readonly children: ReactNode;
};

/** A file, or its text, to look at and then to import; what it would do stands between the text and the button. */
export function ImportForm({ answer, preview, children }: ImportFormProps) {
  const sent = sentIn(answer);
  const [form, fields] = useAnswerForm<{ file: string; text: string }>({ id: "import", answer });
  const todo = preview ? deedsIn(preview.counts) : "";
  const text = (
    <FieldFrame field={fields.text} label="Or its text" hint={TEXT_HINT}>
      <textarea
        {...controlProps(fields.text, TEXT_HINT)}
        rows={preview ? 12 : 6}
        defaultValue={sent}
        className="input textarea"
      />
    </FieldFrame>
  );
  return (
    <Form form={form} answer={answer} encType="multipart/form-data">
      {/* Drawn anew for each answer: the chosen file has become the text, and must not be taken again instead of it. */}
      <Fragment key={`${preview?.seen} ${sent.length}`}>
        <FieldFrame
          field={fields.file}
          label="File"
          hint="CSV or JSON in UTF-8, up to 1,000 questions. A file that you choose is taken instead of the text."
        >
          <input
            type="file"
            id={fields.file.id}
            name="file"
            accept=".csv,.json,.txt,.tsv"
            className="input"
          />
        </FieldFrame>
        {preview ? <Disclosure summary="The text that you sent">{text}</Disclosure> : text}
      </Fragment>
      <div className="actions">
        <Button tone={todo ? "quiet" : "primary"} name="intent" value="preview">
          {preview ? "Look again" : "Show what it would do"}
        </Button>
      </div>
      {children}
      {preview && todo ? (
        <div className="actions">
          <input type="hidden" name="seen" value={preview.seen} />
          <Button name="intent" value="import">
            Import: {todo}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

const TEXT_HINT =
  "A table with the columns of the export, or its JSON. What you send stays here, so that you can correct it.";

/** What was sent: a page can't choose a file again for somebody, so the file's text takes the place of what was typed. */
function sentIn(answer: ActionAnswer): string {
  const { text, fileText } = answer?.result?.initialValue ?? {};
  return String(fileText ?? text ?? "");
}
