import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { routesOfBuild } from "../../support/manifest";

/** An act as the product's own code names it: a route that has an action, and an intent of its form. */
export const actName = (route: string, intent: string | null): string =>
  [route, intent].filter(Boolean).join(" ");

const FORMS = "app/forms";

type Schema = {
  readonly def: { readonly type: string; readonly options?: readonly Schema[]; readonly shape?: Shape };
};
type Shape = Readonly<
  Record<string, { readonly def: { readonly values?: readonly string[]; readonly entries?: object } }>
>;

/** Every act that the build knows: for each action, the intents of the schema that its route parses with. */
export async function actsOfBuild(): Promise<readonly string[]> {
  const schemas = await exportedSchemas();
  return routesOfBuild()
    .filter(({ hasAction }) => hasAction)
    .flatMap(({ id, pattern }) => {
      const names = importsFromForms(sourceOf(id));
      const intents = names.flatMap((name) => intentsOf(schemas.get(name)));
      return (intents.length > 0 ? intents : [null]).map((intent) => actName(pattern, intent));
    });
}

function sourceOf(id: string): string {
  const file = [".tsx", ".ts"].map((ending) => path.join("app", `${id}${ending}`)).find(isThere);
  if (!file) throw new Error(`The source of ${id} is not found.`);
  return readFileSync(file, "utf8");
}

const isThere = (file: string): boolean => readdirSync(path.dirname(file)).includes(path.basename(file));

/** The names that a route brings in from the forms; those that are schemas say what it may be sent. */
const importsFromForms = (source: string): readonly string[] =>
  [...source.matchAll(/import \{([^}]*)\} from "~\/forms\/[\w-]+";/g)].flatMap(([, names]) =>
    (names ?? "").split(",").map((name) => name.trim()),
  );

async function exportedSchemas(): Promise<ReadonlyMap<string, Schema>> {
  const found = new Map<string, Schema>();
  for (const file of readdirSync(FORMS).filter((name) => !name.includes(".server."))) {
    const module: Record<string, unknown> = await import(path.resolve(FORMS, file));
    for (const [name, value] of Object.entries(module))
      if (typeof value === "object" && value !== null && "def" in value) found.set(name, value as Schema);
  }
  return found;
}

function intentsOf(schema: Schema | undefined): readonly (string | null)[] {
  if (!schema) return [];
  if (schema.def.options) return schema.def.options.flatMap(intentsOf);
  const intent = schema.def.shape?.intent?.def;
  if (!intent) return [null];
  return intent.values ?? Object.keys(intent.entries ?? {});
}
