import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** An import of a module from another one. */
interface Import {
  /** Path of the imported module from the root. */
  from: string;
  /** Whether the import is erased with the types. */
  isType: boolean;
}

export interface Module {
  path: string;
  text: string;
  imports: Import[];
  /**
   * Files and folders named besides imports, by path from the root: patterns of `import.meta.glob`, and
   * addresses relative to `import.meta.url`, as of workers and of files to read.
   */
  references: string[];
}

const moduleGlobs = ['src/**/*.{ts,tsx,astro}', '{scripts,tests}/**/*.ts', '*.{ts,js,mjs}'];

/** Reads all modules of the project, including types and tests, by path from the root. */
export function readModules(root: string): Map<string, Module> {
  const paths = globSync(moduleGlobs, { cwd: root }).map((path) => path.split('\\').join('/'));
  return new Map(paths.map((path) => [path, readModule(root, path)]));
}

function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const module: Module = { path, text, imports: [], references: [] };
  const source = ts.createSourceFile(
    path,
    path.endsWith('.astro') ? codeOf(text) : text,
    ts.ScriptTarget.Latest,
  );
  const take = (specifier: string, isType: boolean): void => {
    const from = resolve(root, path, specifier);
    if (from) module.imports.push({ from, isType });
  };
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const [target] = called ? node.arguments : ts.isImportTypeNode(node) ? [literal(node.argument)] : [];
    if (target && ts.isStringLiteralLike(target)) take(target.text, !called);
    module.references.push(...referencesOf(node, source, root, path));
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      take(textOf(statement.moduleSpecifier), isType);
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier)
      take(textOf(statement.moduleSpecifier), statement.isTypeOnly);
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
    return patterns.flatMap((pattern) =>
      ts.isStringLiteralLike(pattern)
        ? globSync(posix.join(dirname(path), pattern.text), { cwd: root }).map((file) =>
            file.split('\\').join('/'),
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

/** Code of an Astro page: the frontmatter and its scripts. */
function codeOf(text: string): string {
  const [, fenced = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  return [fenced, ...scripts].join('\n');
}

/** Path from the root of a project module behind a specifier. */
function resolve(root: string, path: string, specifier: string): string | undefined {
  const [plain = ''] = specifier.split('?');
  const target = plain.startsWith('#')
    ? `src/${plain.slice(1)}`
    : plain.startsWith('.')
      ? posix.join(dirname(path), plain)
      : undefined;
  return target !== undefined && existsSync(join(root, target)) ? target : undefined;
}
