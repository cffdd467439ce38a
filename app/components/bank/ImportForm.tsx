import type { ReactNode } from "react";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Disclosure } from "../Definition";
import { FieldFrame } from "../Field";
import { Form, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import { type Counts, deedsIn } from "./import-words";

type ImportFormProps = {
  readonly answer: ActionAnswer;
  readonly preview: { readonly seen: string; readonly counts: Counts } | null;
  readonly children: ReactNode;
};

/** A file, or its text, to look at and then to import; what it would do stands between the text and the button. */
export function ImportForm({ answer, preview, children }: ImportFormProps) {
  const sent = answer?.result?.initialValue;
  const [form, fields] = useAnswerForm<{ file: string; text: string }>({
    id: "import",
    answer: withText(answer),
  });
  const todo = preview ? deedsIn(preview.counts) : "";
  const isOpen = sent === undefined || preview === null;
  const text = (
    <TextArea
      field={fields.text}
      label="Or its text"
      rows={isOpen ? 6 : 12}
      hint="A table with the columns of the export, or its JSON. What you send stays here, so that you can correct it."
    />
  );
  return (
    <Form form={form} answer={answer} encType="multipart/form-data">
      <FieldFrame
        field={fields.file}
        label="File"
        hint="CSV or JSON in UTF-8, up to 1,000 questions. A file that you choose is taken instead of the text."
      >
        <input type="file" id={fields.file.id} name="file" accept=".csv,.json,.txt,.tsv" className="input" />
      </FieldFrame>
      {isOpen ? text : <Disclosure summary="The text that you sent">{text}</Disclosure>}
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

/** A file that was chosen can't be chosen again for somebody, so its text takes its place. */
function withText(answer: ActionAnswer): ActionAnswer {
  const { result } = answer ?? {};
  const text = result?.initialValue?.fileText;
  if (!result || typeof text !== "string") return answer;
  return { ...answer, result: { ...result, initialValue: { ...result.initialValue, text } } };
}
