import ts from 'typescript';

/** Texts of a catalogue by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** Shorter ones stand in so many texts that they name none. */
const shortest = 4;

/** The literals of a source by which it can find a text of a page: strings, and plain runs of regular expressions. */
export function literalsOf(source: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) found.add(node.text);
    if (ts.isRegularExpressionLiteral(node))
      for (const run of node.text.split(/[^\p{L}\p{N} ]+/u)) found.add(run);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest));
  return [...found].map((it) => it.trim().toLowerCase()).filter((it) => it.length >= shortest);
}

/** The texts that hold a literal, or of which a run between placeholders stands in one, by id. Capitals do not count. */
export function namedTexts(catalogue: Catalogue, literals: readonly string[]): Catalogue {
  const isNamed = (text: string): boolean => {
    const runs = text.split(/[{}<>]/).map((it) => it.trim());
    const long = runs.filter((it) => it.length >= shortest);
    return literals.some((it) => text.includes(it) || long.some((run) => it.includes(run)));
  };
  return Object.fromEntries(Object.entries(catalogue).filter(([, text]) => isNamed(text.toLowerCase())));
}

/** What code relies on in a catalogue, whatever its words: the ids, each with its placeholders. */
export const shapeOf = (catalogue: Catalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, (text.match(/[{<][\w/]+/g) ?? []).sort().join(' ')]),
  );
