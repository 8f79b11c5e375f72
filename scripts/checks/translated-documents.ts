import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '#core/i18n/languages.ts';

/** Translated words of examples, with those of the English document. */
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

/** Ending of a document in another language than English, as in `first-changes.ca.md`. */
const ending = new RegExp(`\\.(${languages.join('|')})\\.md$`);

/** Content between two headings, as far as it is the same in all languages. */
interface Section {
  title: string;
  shared: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reports translated documents in `docs/` that have drifted from the English one: other headings, code,
 * tables, lists, pictures or links, or links to another language.
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

/** The first section in which two versions differ, since later differences often follow from it. */
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
      const differences = [
        ...missing.map((value) => `lacks ${value}`),
        ...more.map((value) => `has ${value} besides`),
      ];
      return [`${file}: ${what} under "${title}" of ${original} differ: it ${differences.join(', ')}.`];
    }
  }
  return [];
}

/** Values of a list that are missing, or rarer, in another. */
function without(values: readonly string[], others: readonly string[]): string[] {
  const remaining = [...others];
  return values.filter((value) => {
    const index = remaining.indexOf(value);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}

function sections(root: string, file: string): Section[] {
  const { blocks, prose } = splitBlocks(read(root, file));
  return `\n${prose}`.split(/^(?=#)/m).map((text) => {
    const [, level = '', title = ''] = /^(#+) (.*)/.exec(text) ?? [];
    const captures = (pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].map(([, group = '']) => group);
    return {
      title,
      shared: {
        headings: [level],
        'blocks of code': captures(/^\[block (\d+)\]$/gm).map((index) => blocks[Number(index)] ?? ''),
        'words in code': captures(/`([^`]+)`/g).map(inEnglish),
        'rows of tables': captures(/^(\|.*)$/gm).map((row) => `${row.split(/(?<!\\)\|/).length - 2} cells`),
        'items of lists': captures(/^( *(?:-|\d+\.)) /gm),
        links: captures(/\]\(([^)\s]+)\)/g).map((target) => sameForAll(root, file, target)),
      },
    };
  });
}

const inEnglish = (code: string): string => code.replace(exampleWords, (word) => examples[word] ?? word);

/** Splits a document into its code blocks and the remaining prose, with a marker for each block. */
function splitBlocks(text: string): { blocks: string[]; prose: string } {
  const blocks: string[] = [];
  const prose = text.replace(/^```(\w*)\n([\s\S]*?)^```$/gm, (_, kind: string, code: string) => {
    // A block without language is a drawing or printed output, in the language of the document.
    blocks.push(kind ? inEnglish(code) : `${code.split('\n').length - 1} lines`);
    return `[block ${blocks.length - 1}]`;
  });
  return { blocks, prose };
}

/** Language-independent target of a link: the English document, and the position of the heading. */
function sameForAll(root: string, file: string, target: string): string {
  if (/^[a-z]+:/.test(target)) return inEnglish(target);
  const [path = '', anchor] = target.split('#');
  const document = path ? join(dirname(file), path) : file;
  const name = document.replace(ending, '.md');
  if (!anchor || !existsSync(join(root, document))) return name;
  const titles = splitBlocks(read(root, document)).prose.matchAll(/^#+ (.*)$/gm);
  const index = [...titles].findIndex(([, title = '']) => slug(title) === decodeURIComponent(anchor));
  return index < 0 ? `${name}#${anchor}` : `${name}, heading ${index + 1}`;
}

/** Anchor of a heading, as GitHub generates it. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Reports links to documents of another language that exist in the document's own language. */
function foreignLinks(root: string, file: string): string[] {
  const own = ending.exec(file)?.[0] ?? '';
  const targets = [...read(root, file).matchAll(/\]\(([^)\s#]+\.md)[^)]*\)/g)].map(([, target = '']) =>
    join(dirname(file), target),
  );
  const preferred = targets
    .map((target) => target.replace(ending, '.md').replace(/\.md$/, own))
    .filter((target) => target !== file && existsSync(join(root, target)) && !targets.includes(target));
  return [...new Set(preferred)].map(
    (target) => `${file} does not link ${target}, which is in its language.`,
  );
}
