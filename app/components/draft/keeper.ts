import { dropCopy, keepCopy } from "./copy";
import { type Sent, send } from "./send";

const PAUSE = 2_000;
const RETRY = 15_000;

/** How the writing on this page stands. "typing" is kept on this device and goes to the server after a pause. */
export type Standing = {
  readonly word: "still" | "typing" | "saving" | Sent<unknown>["status"];
  readonly device: "kept" | "refused";
};

type Keeping<Value> = {
  readonly form: HTMLFormElement;
  /** The form in texts, as this device keeps it. */
  readonly read: (fields: FormData) => Value;
  readonly to: string;
  readonly key: string;
  /** The revision that what stands in the form was saved as, or began from. */
  readonly base: () => number;
  readonly onStanding: (standing: Standing) => void;
  readonly onAnswer: (answer: Sent<Value>) => void;
};

/**
 * Keeps what is being written in a form: on this device at each stroke, on the server after a pause, on leaving a
 * field and when the page is hidden. Answers what stops it, and what tells it that the form itself was sent.
 */
export class Keeper<Value> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #strokes = 0;
  #savedStrokes = 0;
  #sentStrokes = 0;
  #waiting: (() => void) | null = null;
  #device: Standing["device"] = "kept";
  #isSending = false;
  #isHeld = false;
  readonly #ended = new AbortController();

  constructor(private readonly keeping: Keeping<Value>) {
    const { form } = keeping;
    const { signal } = this.#ended;
    form.addEventListener("input", () => this.touch(), { signal });
    form.addEventListener("focusout", () => this.#soon(0), { signal });
    form.addEventListener("submit", (event) => this.#sent(event), { signal });
    window.addEventListener("online", () => this.#soon(0), { signal });
    document.addEventListener("visibilitychange", () => this.#hidden(), { signal });
    window.addEventListener("beforeunload", (event) => this.#leaving(event), { signal });
  }

  /** Something in the form is other than before. */
  touch(): void {
    this.#strokes += 1;
    const value = this.keeping.read(new FormData(this.keeping.form));
    this.#device = keepCopy(this.keeping.key, { value, base: this.keeping.base(), at: Date.now() });
    this.#say("typing");
    this.#soon(PAUSE);
  }

  /** Saves nothing more until somebody has chosen between two texts. */
  hold(): void {
    this.#isHeld = true;
    clearTimeout(this.#timer);
  }

  /** Goes on saving, at once. */
  release(): void {
    this.#isHeld = false;
    this.touch();
    this.#soon(0);
  }

  /** The server has what the form says: it was sent by its own button. */
  settle(): void {
    this.#savedStrokes = this.#sentStrokes;
    clearTimeout(this.#timer);
    if (!this.#isDirty) dropCopy(this.keeping.key);
    this.#say(this.#isDirty ? "typing" : "still");
    this.#soon(PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#ended.abort();
  }

  get #isDirty(): boolean {
    return this.#strokes > this.#savedStrokes;
  }

  #soon(wait: number): void {
    if (!this.#isDirty || this.#isHeld) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#save("again"), wait);
  }

  // A button pressed while a save is under way waits for it: else the form would meet its own older text as a conflict.
  #sent(event: SubmitEvent): void {
    if (this.#isSending) {
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event;
      this.#waiting = () => this.keeping.form.requestSubmit(submitter);
      return;
    }
    this.#sentStrokes = this.#strokes;
    this.#soon(2 * PAUSE);
  }

  #hidden(): void {
    if (document.visibilityState === "hidden" && this.#isDirty && !this.#isHeld) void this.#save("last");
  }

  #leaving(event: BeforeUnloadEvent): void {
    if (this.#isDirty && this.#device === "refused") event.preventDefault();
  }

  async #save(last: "last" | "again"): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    const strokes = this.#strokes;
    this.#say("saving");
    const fields = new FormData(this.keeping.form);
    fields.set("baseRevision", String(this.keeping.base()));
    const answer = await send<Value>(this.keeping.to, fields, last);
    this.#isSending = false;
    if (this.#ended.signal.aborted) return;
    this.#hear(answer, strokes);
    const press = this.#waiting;
    this.#waiting = null;
    // Once the page has taken the new revision into its form.
    if (press && answer.status !== "conflict") setTimeout(press, 50);
  }

  #hear(answer: Sent<Value>, strokes: number): void {
    if (answer.status === "saved") this.#savedStrokes = strokes;
    if (answer.status === "saved" && !this.#isDirty) dropCopy(this.keeping.key);
    if (answer.status === "conflict" || answer.status === "refused") this.hold();
    this.keeping.onAnswer(answer);
    this.#say(answer.status === "saved" && this.#isDirty ? "typing" : answer.status);
    if (answer.status === "saved") this.#soon(PAUSE);
    if (answer.status === "offline" || answer.status === "failed") this.#soon(RETRY);
  }

  #say(word: Standing["word"]): void {
    this.keeping.onStanding({ word, device: this.#device });
  }
}
