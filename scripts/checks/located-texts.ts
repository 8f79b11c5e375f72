import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Language, languages } from '#core/i18n/languages.ts';
import { givenTexts } from './given-texts.ts';

/** A text for people, with its location: `file:line`, or `file: message id`. */
export interface LocatedText {
  at: string;
  text: string;
  /** Of a text in a file that has several languages side by side. */
  language?: Language;
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

const linesOf = (file: string, text: string): LocatedText[] =>
  text.split('\n').map((line, index) => ({ at: `${file}:${index + 1}`, text: line }));

/** Empties code blocks and code spans of Markdown; line numbers stay. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/^```[^]*?^```|`[^`\n]*`/gm, (block) => block.replace(/[^\n]/g, ''));

/**
 * Keeps only the quoted sentences of code; line numbers stay. A sentence contains a space or begins with a
 * capital; a quoted name of a setting does neither.
 */
function sentencesIn(code: string): string {
  const quoted = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
  const sentencesOf = (line: string): string[] =>
    (line.match(quoted) ?? []).filter((text) => /^.(?=\S* |\p{Lu})/u.test(text));
  return code
    .replace(/\$\{[^}]*\}/g, '')
    .split('\n')
    .map((line) => sentencesOf(line).join(' '))
    .join('\n');
}

/** Empties the addresses and placeholders of Markdown, whose names are not ours to choose. */
const withoutAddresses = (markdown: string): string =>
  markdown.replace(/\]\([^)\n]*\)/g, ']').replace(/\{\{[^}\n]*\}\}/g, '');

/** Lines of documents and brand pages in a language, without code, addresses and placeholders. */
export function documentTexts(root: string, language: Language): LocatedText[] {
  return globSync(`{docs/*.${language}.md,brands/*/content/${language}/*.md}`, { cwd: root }).flatMap(
    (file) => linesOf(file, withoutAddresses(withoutCode(read(root, file)))),
  );
}

/** Sentences in the code of the commands, whatever their language. */
export function toolTexts(root: string): LocatedText[] {
  return globSync('{src/generator,scripts}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.gen.ts', 'scripts/checks/**'],
  }).flatMap((file) => linesOf(file, sentencesIn(read(root, file))));
}

/** Every text of a language's catalogues, except for those that the contract gives word by word. */
export function catalogueTexts(root: string, language: Language): LocatedText[] {
  return globSync(`src/{core/i18n,sandbox/texts,generator/diagnostics}/messages/${language}/*.json`, {
    cwd: root,
  }).flatMap((file) =>
    Object.entries(JSON.parse(read(root, file)) as Record<string, string>)
      .filter(([id, text]) => givenTexts[id] !== text)
      .map(([id, text]) => ({
        at: `${file}: ${id}`,
        text: text.replace(/`[^`]*`/g, '').replace(/\{\w+(?=[,}])/g, '{'),
      })),
  );
}

/** Lines of the pages and wordings that brands write in a language, without addresses of links. */
export function brandTexts(root: string, language: Language): LocatedText[] {
  return globSync(`brands/*/{content/${language}/*.md,messages/${language}.yaml}`, { cwd: root })
    .flatMap((file) => linesOf(file, read(root, file)))
    .map(({ at, text }) => ({ at, text: text.replace(/\]\([^)]*\)/g, ']') }));
}

/** Lines of the wordings that brands write in a language. */
export function brandWordings(root: string, language: Language): LocatedText[] {
  return globSync(`brands/*/messages/${language}.yaml`, { cwd: root }).flatMap((file) =>
    linesOf(file, read(root, file)),
  );
}

/** The language that the keys above a text of a brand file name last. */
function languageOf(path: readonly unknown[]): Language | undefined {
  return path
    .map((node) => (isPair(node) && isScalar(node.key) ? node.key.value : undefined))
    .findLast((key): key is Language => (languages as readonly unknown[]).includes(key));
}

/** Texts of brand files, which have all languages side by side, without comments. */
export function brandFileTexts(root: string): LocatedText[] {
  return globSync('brands/*/brand.yaml', { cwd: root }).flatMap((file) => {
    const lineCounter = new LineCounter();
    const texts: LocatedText[] = [];
    visit(parseDocument(read(root, file), { lineCounter }), {
      Scalar(key, { value, range }, path) {
        if (key === 'key' || typeof value !== 'string' || URL.canParse(value)) return;
        const language = languageOf(path);
        const at = `${file}:${lineCounter.linePos(range?.[0] ?? 0).line}`;
        texts.push({ at, text: value, ...(language && { language }) });
      },
    });
    return texts;
  });
}

/** Catalan texts of the sandbox's domain lists. */
export function domainTexts(root: string): LocatedText[] {
  return globSync('src/sandbox/areas/domains/**/*.{ts,json}', { cwd: root })
    .flatMap((file) => linesOf(file, read(root, file)))
    .flatMap(({ at, text: line }) => {
      const [, text] = /\bca"?: (["'`].*?["'`])(?:,| })/.exec(line) ?? [];
      return text ? [{ at, text: text.slice(1, -1) }] : [];
    });
}
