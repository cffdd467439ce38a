import ts from "typescript";
import { exportedFunctions, importsOf, nodesIn, type Source, targetOf } from "./source";

/** What a check finds in one file: each breach as "<file>:<line> <what>"; empty if the file keeps the rule. */
export type Check = (source: Source) => readonly string[];

const isIn = (source: Source, ...folders: readonly string[]): boolean =>
  folders.some((folder) => source.file.startsWith(`app/${folder}/`));

const at = (source: Source, node: ts.Node): number =>
  source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;

const breach = (source: Source, node: ts.Node, what: string): string =>
  `${source.file}:${at(source, node)} ${what}`;

const textOf = (source: Source, node: ts.Node): string => node.getText(source.tree);

/** domain/ imports domain/ alone. */
export const domainImportsDomain: Check = (source) =>
  isIn(source, "domain")
    ? importsOf(source)
        .filter(({ from }) => !targetOf(source, from)?.startsWith("app/domain/"))
        .map(({ from }) => `${source.file} imports ${from}`)
    : [];

const IMPURE = /^(Date\.now|Math\.random|performance\.now|crypto\.\w+|process\.\w+|console\.\w+)$/;
const IMPURE_GLOBALS = new Set(["fetch", "setTimeout", "setInterval", "queueMicrotask", "structuredClone"]);

const isImpure = (source: Source, node: ts.Node): boolean => {
  if (ts.isPropertyAccessExpression(node)) return IMPURE.test(textOf(source, node));
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
    return IMPURE_GLOBALS.has(node.expression.text) || node.expression.text === "Date";
  return ts.isNewExpression(node) && textOf(source, node.expression) === "Date" && !node.arguments?.length;
};

/** domain/ asks no clock, no chance and no world: whatever it needs comes in as a fact. */
export const domainIsPure: Check = (source) =>
  isIn(source, "domain")
    ? nodesIn(source, (node) => isImpure(source, node)).map((node) =>
        breach(source, node, textOf(source, node)),
      )
    : [];

/** Prisma and pg stay behind the one door. */
export const databaseBehindTheDoor: Check = (source) =>
  isIn(source, "data", "server")
    ? []
    : importsOf(source)
        .filter(
          ({ from }) =>
            /prisma|^pg$/.test(from) ||
            /^app\/data\/(database|transaction)\.server$/.test(targetOf(source, from) ?? ""),
        )
        .map(({ from }) => `${source.file} imports ${from}`);

/** A component draws a view: it may know the type of one, and never runs anything of the server. */
export const componentsOnlyDraw: Check = (source) =>
  isIn(source, "components")
    ? importsOf(source)
        .filter(
          ({ from, kind }) =>
            kind === "value" && (/\.server$/.test(from) || /^(~\/|(\.\.\/)+)(data|server)\//.test(from)),
        )
        .map(({ from }) => `${source.file} imports ${from}`)
    : [];

/** What data/ hands out without asking who is there, by file or by "file#function"; each with its reason in the test. */
export const viewerFirst =
  (exempt: readonly string[]): Check =>
  (source) => {
    if (!isIn(source, "data") || !source.file.endsWith(".server.ts") || exempt.includes(source.file))
      return [];
    return exportedFunctions(source)
      .filter(({ name }) => !exempt.includes(`${source.file}#${name}`))
      .filter(({ first }) => !(first?.type === "Viewer" || first?.type === "Tx"))
      .map(({ name }) => `${source.file} exports ${name}, which asks for neither a viewer nor a transaction`);
  };

const isZod = (from: string): boolean => /^(zod|@conform-to\/zod)(\/|$)/.test(from);

/** Whether this file brings zod along when it is imported by a value. */
export const bringsZod = (source: Source): boolean =>
  importsOf(source).some(({ from, kind }) => kind === "value" && isZod(from));

const isFromZod = (source: Source, from: string, schemas: ReadonlySet<string>): boolean =>
  isZod(from) || schemas.has(targetOf(source, from) ?? "");

/** zod weighs some 98 kB in a browser: no component, rule or verb asks for it. `schemas` are the files that bring it. */
export const noZodBesides =
  (schemas: ReadonlySet<string>): Check =>
  (source) =>
    isIn(source, "forms", "routes", "server")
      ? []
      : importsOf(source)
          .filter(({ from, kind }) => kind === "value" && isFromZod(source, from, schemas))
          .filter(() => !source.file.endsWith(".server.ts"))
          .map(({ from }) => `${source.file} imports ${from}`);

// What of a route module is sent to the browser; loader, action and headers are cut away by the compiler.
const BROWSER_EXPORTS = new Set(["default", "meta", "links", "handle", "ErrorBoundary", "shouldRevalidate"]);

const isName = (node: ts.Node): node is ts.Identifier => {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isKey = (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name === node;
  return !isMember && !isKey;
};

const namesUsedIn = (root: ts.Node): ReadonlySet<string> => {
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (isName(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return used;
};

const declared = (statement: ts.Statement): readonly (readonly [string, ts.Node])[] => {
  if (ts.isFunctionDeclaration(statement)) {
    const isDefault = (ts.getModifiers(statement) ?? []).some((m) => m.kind === ts.SyntaxKind.DefaultKeyword);
    const name = statement.name?.text ?? "default";
    return isDefault
      ? [[name, statement] as const, ["default", statement] as const]
      : [[name, statement] as const];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((d) => [d.name.getText(), d] as const);
};

/** In a route, schemas are for the action: nothing that reaches the browser may lead to one. */
export const schemasStayInActions =
  (schemas: ReadonlySet<string>): Check =>
  (source) => {
    if (!isIn(source, "routes")) return [];
    const tainted = new Set(
      importsOf(source)
        .filter(({ from, kind }) => kind === "value" && isFromZod(source, from, schemas))
        .flatMap(({ names }) => names),
    );
    const parts = source.tree.statements.flatMap(declared);
    for (let grown = true; grown; ) {
      const more = parts.filter(
        ([name, node]) => !tainted.has(name) && [...namesUsedIn(node)].some((n) => tainted.has(n)),
      );
      for (const [name] of more) tainted.add(name);
      grown = more.length > 0;
    }
    return parts
      .filter(([name]) => BROWSER_EXPORTS.has(name) && tainted.has(name))
      .map(([name, node]) => breach(source, node, `takes a schema to the browser through ${name}`));
  };

/** Styles have names, and texts are texts: the content security policy allows neither of the two attributes. */
export const noInlineStyleOrHtml: Check = (source) =>
  nodesIn(
    source,
    (node) =>
      ts.isJsxAttribute(node) &&
      ["style", "dangerouslySetInnerHTML"].includes(node.name.getText(source.tree)),
  ).map((node) => breach(source, node, textOf(source, node)));

/** Files are short enough to be read. */
export const shortFiles =
  (limit: number): Check =>
  (source) => {
    const lines = source.text.trimEnd().split("\n").length;
    return lines > limit ? [`${source.file} has ${lines} lines`] : [];
  };

const isDefaultExport = (node: ts.Node): boolean =>
  ts.isExportAssignment(node) ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((m) => m.kind === ts.SyntaxKind.DefaultKeyword)) ||
  (ts.isExportSpecifier(node) && node.name.text === "default");

/** A thing has one name, except where the framework asks for the default. */
export const namedExports: Check = (source) =>
  isIn(source, "routes") || /^app\/(root|entry\.\w+)\.tsx$|\.d\.ts$/.test(source.file)
    ? []
    : nodesIn(source, isDefaultExport).map((node) => breach(source, node, "has a default export"));

const exportsNamed = (source: Source, name: string, kind: "function" | "const"): ts.Node | undefined =>
  source.tree.statements.find(
    (s) =>
      /^export\b/.test(textOf(source, s)) &&
      (kind === "function" ? ts.isFunctionDeclaration(s) : ts.isVariableStatement(s)) &&
      declared(s).some(([n]) => n === name),
  );

/** What parses a form with its schema, alone or as part of answering it. */
const PARSERS = ["parseForm", "answerForm", "answerLink"];

/** Every action parses what it is sent with its schema, or stands on the list with a reason. */
export const actionsParse =
  (exempt: readonly string[]): Check =>
  (source) => {
    if (!isIn(source, "routes") || exempt.includes(source.file)) return [];
    const action = exportsNamed(source, "action", "function");
    if (!action) return [];
    const reaches = new Set(namesUsedIn(action));
    const parts = source.tree.statements.flatMap(declared);
    for (const name of reaches)
      for (const [part, node] of parts)
        if (part === name) for (const used of namesUsedIn(node)) reaches.add(used);
    return PARSERS.some((name) => reaches.has(name))
      ? []
      : [breach(source, action, "has an action that parses no form")];
  };

/** A wrapped loader or action can take the server's code to the browser. */
export const plainLoaders: Check = (source) =>
  isIn(source, "routes")
    ? ["loader", "action"].flatMap((name) => {
        const found = exportsNamed(source, name, "const");
        return found ? [breach(source, found, `exports ${name} as a constant`)] : [];
      })
    : [];

/** "No" is a value, "not here" is thrown by data/, and a bug meets the boundary: a route catches nothing. */
export const routesCatchNothing: Check = (source) =>
  isIn(source, "routes") ? nodesIn(source, ts.isTryStatement).map((n) => breach(source, n, "has a try")) : [];

/** What is to be done is done, or written where it is planned. */
export const nothingLeftToDo: Check = (source) =>
  /\b(TODO|FIXME|XXX)\b/.test(source.text) ? [`${source.file} has something left to do`] : [];

/** A log line is pino's, with what may be in it decided there (S2). */
export const noConsole: Check = (source) =>
  isIn(source, "server")
    ? []
    : nodesIn(
        source,
        (n) => ts.isPropertyAccessExpression(n) && textOf(source, n.expression) === "console",
      ).map((n) => breach(source, n, textOf(source, n)));
