import type { Asking } from "./ask";
import type { Changed } from "./difference";

/** Counts what was asked, for the account at the end. */
export class Tried {
  readonly #kinds = new Map<string, number>();
  readonly #routes = new Set<string>();
  readonly #changed = new Map<string, number>();
  readonly #personas = new Map<string, number>();

  add(persona: string, asking: Asking): void {
    this.#kinds.set(asking.kind, (this.#kinds.get(asking.kind) ?? 0) + 1);
    this.#personas.set(persona, (this.#personas.get(persona) ?? 0) + 1);
    this.#routes.add(asking.route);
  }

  changed(rows: Changed): void {
    for (const [name, count] of Object.entries(rows))
      this.#changed.set(name, (this.#changed.get(name) ?? 0) + count);
  }

  account(): string {
    const total = [...this.#kinds.values()].reduce((sum, count) => sum + count, 0);
    const list = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([name, count]) => `  ${String(count).padStart(6)} ${name}`).join("\n");
    return [
      `Twin worlds: ${this.#personas.size} personas × ${this.#routes.size} routes, ${total} requests to each world.`,
      "By kind of request:",
      list(this.#kinds),
      "Rows that differed between the worlds, over all personas:",
      list(this.#changed),
    ].join("\n");
  }
}
