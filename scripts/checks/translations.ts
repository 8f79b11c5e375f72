import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '#core/i18n/languages.ts';

/** Words of examples that each language has in its own way, with those of the English document. */
const examples: Readonly<Record<string, string>> = {
  'mi-universidad': 'my-university',
  'la-meva-universitat': 'my-university',
  'nuestro-logo': 'our-logo',
  'el-nostre-logo': 'our-logo',
  FICHERO: 'FILE',
  FITXER: 'FILE',
  '<idioma>': '<language>',
  '<llengua>': '<language>',
  '<marca>': '<brand>',
};
const exampleWords = new RegExp(Object.keys(examples).join('|'), 'g');

/** The ending of a document in another language than English, as in `first-changes.ca.md`. */
const ending = new RegExp(`\\.(${languages.join('|')})\\.md$`);

/** What stands between a heading and the next one, in what all languages share. */
interface Section {
  title: string;
  shared: Readonly<Record<string, readonly string[]>>;
}

/**
 * Documents in `docs/` whose versions in other languages have drifted apart from the English one: other headings,
 * code, tables, lists, pictures or links, or a link to another language than their own.
 */
export function driftedDocuments(root: string): string[] {
  return globSync('docs/**/*.md', { cwd: root })
    .filter((file) => ending.test(file) && !isGenerated(root, file))
    .flatMap((file) => {
      const original = file.replace(ending, '.md');
      if (!existsSync(join(root, original)))
        return [`${file} is a version of ${original}, which does not exist.`];
      return [...difference(root, file, original), ...foreignLinks(root, file)];
    });
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
const isGenerated = (root: string, file: string): boolean => read(root, file).startsWith('<!-- Generated');

/** The first section in which two versions differ; what follows often only follows from it. */
function difference(root: string, file: string, original: string): string[] {
  const ours = sections(root, file);
  const theirs = sections(root, original);
  if (ours.length !== theirs.length)
    return [`${file} has ${ours.length - 1} headings, ${original} has ${theirs.length - 1}.`];
  for (const [index, { title, shared }] of theirs.entries()) {
    for (const [what, values] of Object.entries(shared)) {
      const own = ours[index]?.shared[what] ?? [];
      const missing = without(values, own);
      const more = without(own, values);
      if (missing.length + more.length === 0) continue;
      const said = [...missing.map((it) => `lacks ${it}`), ...more.map((it) => `has ${it} besides`)];
      return [`${file}: ${what} under "${title}" of ${original} differ: it ${said.join(', ')}.`];
    }
  }
  return [];
}

/** What is in a list and not, or less often, in another. */
function without(values: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return values.filter((value) => {
    const index = left.indexOf(value);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function sections(root: string, file: string): Section[] {
  const { blocks, prose } = apart(read(root, file));
  return `\n${prose}`.split(/^(?=#)/m).map((text) => {
    const [, level = '', title = ''] = /^(#+) (.*)/.exec(text) ?? [];
    const found = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, it = '']) => it);
    return {
      title,
      shared: {
        headings: [level],
        'blocks of code': found(/^\[block (\d+)\]$/gm).map((index) => blocks[Number(index)] ?? ''),
        'words in code': found(/`([^`]+)`/g).map(inEnglish),
        'rows of tables': found(/^(\|.*)$/gm).map((row) => `${row.split(/(?<!\\)\|/).length - 2} cells`),
        'items of lists': found(/^( *(?:-|\d+\.)) /gm),
        links: found(/\]\(([^)\s]+)\)/g).map((target) => sameForAll(root, file, target)),
      },
    };
  });
}

const inEnglish = (code: string): string => code.replace(exampleWords, (word) => examples[word] ?? word);

/** The blocks of code of a document, and the rest of it with a mark for each of them. */
function apart(text: string): { blocks: string[]; prose: string } {
  const blocks: string[] = [];
  const prose = text.replace(/^```(\w*)\n([\s\S]*?)^```$/gm, (_, kind: string, code: string) => {
    // A block without a kind is a drawing or what a command says, in the language of the document.
    blocks.push(kind ? inEnglish(code) : `${code.split('\n').length - 1} lines`);
    return `[block ${blocks.length - 1}]`;
  });
  return { blocks, prose };
}

/** The target of a link without its language: the English document, and which of its headings. */
function sameForAll(root: string, file: string, target: string): string {
  if (/^[a-z]+:/.test(target)) return inEnglish(target);
  const [path = '', anchor] = target.split('#');
  const document = path ? join(dirname(file), path) : file;
  const name = document.replace(ending, '.md');
  if (!anchor || !existsSync(join(root, document))) return name;
  const titles = apart(read(root, document)).prose.matchAll(/^#+ (.*)$/gm);
  const index = [...titles].findIndex(([, title = '']) => slug(title) === decodeURIComponent(anchor));
  return index < 0 ? `${name}#${anchor}` : `${name}, heading ${index + 1}`;
}

/** What stands behind the # of the address of a heading, as GitHub makes it. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Documents that exist in the language of the one that links them, and that it links only in another. */
function foreignLinks(root: string, file: string): string[] {
  const own = ending.exec(file)?.[0] ?? '';
  const targets = [...read(root, file).matchAll(/\]\(([^)\s#]+\.md)[^)]*\)/g)].map(([, target = '']) =>
    join(dirname(file), target),
  );
  const better = targets
    .map((target) => target.replace(ending, '.md').replace(/\.md$/, own))
    .filter((target) => target !== file && existsSync(join(root, target)) && !targets.includes(target));
  return [...new Set(better)].map((target) => `${file} does not link ${target}, which is in its language.`);
}
