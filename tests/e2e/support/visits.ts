import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { App } from "../../support/app.ts";
import { signIn } from "../../support/session.ts";

/** A page in a browser of its own, on an address, once its script runs. */
export async function visit(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  return page;
}

/** A page in a browser of its own, where a person is signed in. */
export async function pageOf(
  browser: Browser,
  app: App,
  personId: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, ...options });
  await signIn(app, context, personId);
  return context.newPage();
}

/** The status of an address for whoever is signed in on this page. */
export async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.get(path, { maxRedirects: 0 })).status();
}

type Login = { readonly email: string; readonly password: string };

/** Fills the sign-in form. */
export async function enterWith(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
