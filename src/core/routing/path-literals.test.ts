import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findMeantPage } from './addresses.ts';
import { routes } from './table.ts';

const source = join(import.meta.dirname, '../..');
const everything = {
  languages: ['es', 'ca', 'en'],
  defaultLanguage: 'es',
  routes: routes.map(({ id }) => id),
  specificLogins: [],
} as const;

const isAddress = (text: string): boolean =>
  /^\/[\w{}$?.-][\w{}$?/.-]*$/.test(text) && findMeantPage(everything, text) !== undefined;

/** String literals of a file that are addresses of the portal, except for the root. */
function pathLiterals(text: string, file = 'x.ts'): string[] {
  if (file.endsWith('.astro')) {
    return [...text.matchAll(/(['"])(.*?)\1/g)].map(([, , literal = '']) => literal).filter(isAddress);
  }
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found.filter(isAddress);
}

it('finds an address of the portal in code', () => {
  expect(pathLiterals(`const a = '/mis-ofertas'; link("/ca/les-meves-ofertes/{id}")`)).toHaveLength(2);
  expect(pathLiterals(`'/api/Alumno' '/_astro/x.js' '/'`)).toEqual([]);
});

it('allows addresses of the portal in the route table only', () => {
  const found = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(?:ts|tsx|astro)$/.test(entry.name) &&
        !/\.test\.tsx?$|\.gen\.ts$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(source, 'core', 'routing', 'table.ts'))
    .flatMap((file) =>
      pathLiterals(readFileSync(file, 'utf8'), file).map((path) => `${relative(source, file)}: ${path}`),
    );
  expect(found).toEqual([]);
});
