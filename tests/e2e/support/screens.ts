import { expect, type Locator, type Page } from "@playwright/test";

/** Says that the page has told what was done, where everybody sees it. */
export const said = (page: Page, words: string | RegExp) =>
  expect(
    page.getByRole("status").and(page.locator(":not(.visually-hidden)")).filter({ hasText: words }),
  ).toBeVisible();

/** Opens a folded part, if it is folded, and answers it. */
export async function unfold(scope: Page | Locator, summary: string): Promise<Locator> {
  const part = scope.locator("details").filter({ has: scope.locator("summary", { hasText: summary }) });
  const isOpen = await part.evaluate((element) => (element as HTMLDetailsElement).open);
  if (!isOpen) await part.locator("summary").first().click();
  return part;
}

/** Chooses from a list by the beginning of a choice's words. */
export async function choose(list: Locator, beginning: string): Promise<void> {
  const choice = list.locator("option").filter({ hasText: new RegExp(`^${beginning}`) });
  await list.selectOption((await choice.first().getAttribute("value")) ?? "");
}

type Seat = {
  readonly person: string;
  readonly part: "Interviewer" | "Hiring manager" | "Shadow" | "Bar Raiser";
  readonly start: string;
  readonly principles: readonly string[];
};

/** Puts somebody on the panel that is being planned. */
export async function seat(page: Page, { person, part, start, principles }: Seat): Promise<void> {
  const isBarRaiser = part === "Bar Raiser";
  const form = await unfold(page, isBarRaiser ? "Choose the Bar Raiser" : "Add somebody");
  await choose(form.getByLabel("Person"), person);
  if (!isBarRaiser) await form.getByLabel("Part").selectOption({ label: part });
  await form.getByLabel("Starts").fill(start);
  for (const box of await form.getByRole("checkbox").all()) await box.uncheck();
  for (const name of principles) await form.getByLabel(name).check();
  await form
    .getByRole("button", { name: isBarRaiser ? "Choose this Bar Raiser" : "Add to the panel" })
    .click();
  await expect(panel(page).getByRole("rowheader", { name: person })).toBeVisible();
}

/** The panel of the round that was added last. */
export const panel = (page: Page): Locator => page.getByRole("table", { name: "Panel" }).last();

export const summaryIn = (page: Page): Locator => page.getByRole("textbox", { name: "Summary" });

/** Submits whole feedback on the form that is open: a strength with its evidence for each principle. */
export async function submitFeedback(page: Page, principles: readonly string[], summary: string) {
  for (const name of principles) {
    const part = page.getByRole("region", { name });
    await part.getByLabel("4 Strength").check();
    await part.getByLabel("Situation").first().fill("The ledger was off by a cent every night.");
    await part
      .getByLabel("What the candidate did")
      .first()
      .fill("Traced the rounding through four services.");
    await part.getByLabel("Result").first().fill("Closed in two days; the check still runs.");
  }
  await page.getByLabel("Raises").check();
  await page.getByLabel("Inclined", { exact: true }).check();
  await summaryIn(page).fill(summary);
  await page.getByRole("button", { name: /^Submit feedback/ }).click();
  await said(page, "Your feedback is submitted.");
}

type Ballot = { readonly vote: string; readonly bar: string; readonly reason?: string };

/** Casts a vote in the debrief that is open. */
export async function castVote(page: Page, { vote, bar, reason = "" }: Ballot): Promise<void> {
  const form = page.locator("form#vote");
  await form.getByLabel(vote, { exact: true }).check();
  await form.getByLabel(bar, { exact: true }).check();
  await form.getByLabel(/^Why it differs/).fill(reason);
  await form.getByRole("button", { name: /^Cast your/ }).click();
  await said(page, "Your vote is cast.");
}

/** Presses a button and waits until the page says so. */
export async function press(page: Page, button: string | RegExp, says: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await said(page, says);
}

/**
 * Sends a deed by hand, past the page that doesn't offer it, and expects that the server refuses it for this reason:
 * the code of the objection, which the answer carries.
 */
export async function cannot(page: Page, path: string, form: Record<string, string>, reason: string) {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), reason).toBe(409);
  expect(await answer.text()).toContain(reason);
}
