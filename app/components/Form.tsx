import { type DefaultValue, type FormMetadata, FormProvider, useForm } from "@conform-to/react";
import { Form as RemixForm } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ActionAnswer } from "./answer";
import { ErrorSummary } from "./ErrorSummary";

type AnswerFormOptions<T extends Record<string, unknown>> = {
  readonly id: string;
  readonly answer: ActionAnswer;
  readonly defaultValue?: DefaultValue<T>;
};

/**
 * A conform form whose only judge is the server: the answer brings errors and what was typed, and nothing is
 * validated in the browser. `id` must be unique on the page.
 */
export function useAnswerForm<T extends Record<string, unknown>>({
  id,
  answer,
  defaultValue,
}: AnswerFormOptions<T>) {
  return useForm<T>({ id, lastResult: answer?.result, defaultValue });
}

type FormProps = {
  // biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in its schema.
  readonly form: FormMetadata<any, string[]>;
  readonly answer: ActionAnswer;
  readonly method?: "post" | "get";
  readonly action?: string;
  /** Only for a form with a file. */
  readonly encType?: "multipart/form-data";
  readonly children: ReactNode;
  readonly replace?: boolean;
};

/** A form that works without script; what the server objected to is summed up on top and takes focus. */
export function Form({ form, answer, method = "post", action, encType, children, replace }: FormProps) {
  return (
    <FormProvider context={form.context}>
      <RemixForm
        id={form.id}
        method={method}
        action={action}
        encType={encType}
        replace={replace}
        onSubmit={form.onSubmit}
        className="form"
        noValidate
      >
        <ErrorSummary form={form} answer={answer} />
        {children}
      </RemixForm>
    </FormProvider>
  );
}

/** Names which of a noun's deeds this form does. */
export function Intent({ value }: { readonly value: string }) {
  return <input type="hidden" name="intent" value={value} />;
}
