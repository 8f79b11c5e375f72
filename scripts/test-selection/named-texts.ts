import ts from 'typescript';

/** Texts of a catalogue by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** Minimum length of a literal; shorter ones occur in too many texts. */
const shortest = 4;

/** Literals of a source that can identify a text of a page: strings, and plain runs of regular expressions. */
export function literalsOf(source: string): string[] {
  const literals = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) literals.add(node.text);
    if (ts.isRegularExpressionLiteral(node))
      for (const run of node.text.split(/[^\p{L}\p{N} ]+/u)) literals.add(run);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest));
  return [...literals]
    .map((literal) => literal.trim().toLowerCase())
    .filter((literal) => literal.length >= shortest);
}

/**
 * Texts that contain a literal, or of which a run between placeholders is contained in one, by id. Case is
 * ignored.
 */
export function namedTexts(catalogue: Catalogue, literals: readonly string[]): Catalogue {
  const isNamed = (text: string): boolean => {
    const runs = text.split(/[{}<>]/).map((run) => run.trim());
    const long = runs.filter((run) => run.length >= shortest);
    return literals.some((literal) => text.includes(literal) || long.some((run) => literal.includes(run)));
  };
  return Object.fromEntries(Object.entries(catalogue).filter(([, text]) => isNamed(text.toLowerCase())));
}

/** Shape of a catalogue that code relies on: the ids, each with its placeholders. */
export const shapeOf = (catalogue: Catalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, (text.match(/[{<][\w/]+/g) ?? []).sort().join(' ')]),
  );
