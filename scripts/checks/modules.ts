import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** What a module takes from another. */
interface Import {
  /** Path from the root. */
  from: string;
  /** Whether it is gone once types are erased. */
  isType: boolean;
  /** Names by which the other exports it, `default` among them; a star for all. */
  names: string[];
}

interface Export {
  line: number;
  isType: boolean;
  isUsedInside: boolean;
}

export interface Module {
  path: string;
  text: string;
  imports: Import[];
  /**
   * Files and folders that it names beside its imports, by path from the root: patterns of `import.meta.glob`, and addresses
   * relative to `import.meta.url`, as of workers and files that are read.
   */
  references: string[];
  /** Names that it declares and exports itself; those that it hands on are imports too. */
  exports: Map<string, Export>;
}

const places = ['src/**/*.{ts,tsx,astro}', '{scripts,tests}/**/*.ts', '*.{ts,js,mjs}'];

/** All modules of the project by their paths from the root, types and tests included. */
export function readModules(root: string): Map<string, Module> {
  const paths = globSync(places, { cwd: root }).map((it) => it.split('\\').join('/'));
  return new Map(paths.map((path) => [path, readModule(root, path)]));
}

function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const module: Module = { path, text, imports: [], references: [], exports: new Map() };
  const source = ts.createSourceFile(
    path,
    path.endsWith('.astro') ? codeOf(text) : text,
    ts.ScriptTarget.Latest,
  );
  const take = (specifier: string, names: string[], isType: boolean): void => {
    const from = resolve(root, path, specifier);
    if (from) module.imports.push({ from, names, isType });
  };
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const [target] = called ? node.arguments : ts.isImportTypeNode(node) ? [literal(node.argument)] : [];
    if (target && ts.isStringLiteralLike(target)) take(target.text, ['*'], !called);
    module.references.push(...referencesOf(node, source, root, path));
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      take(textOf(statement.moduleSpecifier), importedNames(statement), isType);
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier)
      take(textOf(statement.moduleSpecifier), handedOn(statement), statement.isTypeOnly);
    else for (const name of declaredNames(statement)) note(module, source, statement, name);
  }
  if (/import\s*\(|import\.meta/.test(text)) visit(source);
  return module;
}

function referencesOf(node: ts.Node, source: ts.SourceFile, root: string, path: string): string[] {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
  const [first, second] = node.arguments ?? [];
  const callee = node.expression.getText(source);
  if (callee === 'import.meta.glob' && first) {
    const patterns = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
    return patterns.flatMap((it) =>
      ts.isStringLiteralLike(it)
        ? globSync(posix.join(dirname(path), it.text), { cwd: root }).map((found) =>
            found.split('\\').join('/'),
          )
        : [],
    );
  }
  if (
    callee === 'URL' &&
    second?.getText(source) === 'import.meta.url' &&
    first &&
    ts.isStringLiteralLike(first)
  ) {
    const named = posix.join(dirname(path), first.text);
    return existsSync(join(root, named)) ? [named] : [];
  }
  return [];
}

const literal = (node: ts.TypeNode): ts.Expression | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal : undefined;

const textOf = (node: ts.Expression): string => (ts.isStringLiteral(node) ? node.text : '');

/** The code of an Astro page: what stands between its fences, and in its scripts. */
function codeOf(text: string): string {
  const [, fenced = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  return [fenced, ...scripts].join('\n');
}

/** Path from the root of what a specifier of ours leads to. */
function resolve(root: string, path: string, specifier: string): string | undefined {
  const [plain = ''] = specifier.split('?');
  const found = plain.startsWith('#')
    ? `src/${plain.slice(1)}`
    : plain.startsWith('.')
      ? posix.join(dirname(path), plain)
      : undefined;
  return found !== undefined && existsSync(join(root, found)) ? found : undefined;
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  if (!importClause) return [];
  const { name, namedBindings } = importClause;
  const named = !namedBindings
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? ['*']
      : namedBindings.elements.map((it) => (it.propertyName ?? it.name).text);
  return name ? ['default', ...named] : named;
}

const handedOn = ({ exportClause }: ts.ExportDeclaration): string[] =>
  exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map((it) => (it.propertyName ?? it.name).text)
    : ['*'];

/** Names that a statement declares for others. */
function declaredNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [];
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind): boolean => modifiers.some((it) => it.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((it) => (ts.isOmittedExpression(it) ? [] : boundNames(it.name)));

function note(module: Module, source: ts.SourceFile, statement: ts.Statement, name: string): void {
  const { line } = source.getLineAndCharacterOfPosition(statement.getStart(source));
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g');
  const isUsedInside = (module.text.match(word)?.length ?? 0) > 1;
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  module.exports.set(name, { line: line + 1, isType, isUsedInside });
}
