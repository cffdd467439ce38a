import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One source file of the app, read and parsed. */
export interface Source {
  /** From the project's root, with forward slashes: "app/domain/veto.ts". */
  readonly file: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** A module that a file imports, by a value or by a type alone. */
export interface Import {
  readonly from: string;
  readonly kind: "value" | "type";
  readonly names: readonly string[];
}

export const parse = (file: string, text: string): Source => ({
  file,
  text,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
});

/** Every TypeScript file below a folder. */
export const sourcesIn = (folder: string): readonly Source[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => {
      const file = path.posix.join(folder, name.split(path.sep).join("/"));
      return parse(file, readFileSync(path.join(ROOT, file), "utf8"));
    });

const bindings = (clause: ts.ImportClause | undefined): readonly ts.ImportSpecifier[] =>
  clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? [...clause.namedBindings.elements] : [];

const importOf = (node: ts.ImportDeclaration): Import => {
  const named = bindings(node.importClause);
  const clause = node.importClause;
  const isWhole =
    clause?.name !== undefined || (clause?.namedBindings && ts.isNamespaceImport(clause.namedBindings));
  const isType =
    clause !== undefined &&
    (clause.isTypeOnly || (!isWhole && named.length > 0 && named.every((n) => n.isTypeOnly)));
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  const names = named.filter((n) => !n.isTypeOnly).map((n) => (n.propertyName ?? n.name).text);
  return { from, kind: isType ? "type" : "value", names };
};

/** What a file imports and re-exports, `import(…)` included. */
export const importsOf = ({ tree }: Source): readonly Import[] => {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.push(importOf(node));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      found.push({
        from: (node.moduleSpecifier as ts.StringLiteral).text,
        kind: node.isTypeOnly ? "type" : "value",
        names: [],
      });
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push({ from: (node.arguments[0] as ts.StringLiteral).text ?? "", kind: "value", names: [] });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** The file that an import means, where it is one of the app's own: "app/domain/veto.ts" without its ending. */
export const targetOf = (source: Source, from: string): string | null => {
  const bare = from.replace(/\.tsx?$/, "");
  if (bare.startsWith("~/")) return `app/${bare.slice(2)}`;
  if (!bare.startsWith(".")) return null;
  return path.posix.join(path.posix.dirname(source.file), bare);
};

/** A function that a file exports, with its first parameter. */
export interface ExportedFunction {
  readonly name: string;
  readonly first: { readonly name: string; readonly type: string } | null;
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some((m) => m.kind === ts.SyntaxKind.ExportKeyword);

const firstOf = (fn: ts.SignatureDeclaration): ExportedFunction["first"] => {
  const [first] = fn.parameters;
  return first ? { name: first.name.getText(), type: first.type?.getText() ?? "" } : null;
};

/** The functions that a file exports, declared either way. */
export const exportedFunctions = ({ tree }: Source): readonly ExportedFunction[] =>
  tree.statements.filter(isExported).flatMap((node): readonly ExportedFunction[] => {
    if (ts.isFunctionDeclaration(node)) return [{ name: node.name?.text ?? "default", first: firstOf(node) }];
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations.flatMap((d) =>
      d.initializer && (ts.isArrowFunction(d.initializer) || ts.isFunctionExpression(d.initializer))
        ? [{ name: d.name.getText(), first: firstOf(d.initializer) }]
        : [],
    );
  });

/** Every node of a file for which the test holds. */
export const nodesIn = (source: Source, holds: (node: ts.Node) => boolean): readonly ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (holds(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
};
