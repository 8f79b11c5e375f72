import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import { type Language, languages } from '#core/i18n/languages.ts';
import { givenTexts } from './given-texts.ts';

const glossary = 'docs/glossary.md';

/** The rows of the glossary whose words hold for reports of the commands and for documents as well. */
const everywhere = /^\| A file +\|/;

const english = new Intl.DisplayNames('en', { type: 'language' });

/** The languages by the headings that they have in the glossary. */
const headings = new Map(languages.map((it) => [english.of(it), it]));

/** A text that people read, with the place where it is written. */
interface Read {
  at: string;
  text: string;
}

/** Words that the glossary rules out, by language; each may only be followed and preceded by something else. */
function ruledOut(root: string, rows = /^\|/): Record<Language, string[]> {
  const words = Object.fromEntries(languages.map((it) => [it, [] as string[]])) as Record<Language, string[]>;
  let language: Language | undefined;
  for (const line of readFileSync(join(root, glossary), 'utf8').split('\n')) {
    const [, heading] = /^## (.+)$/.exec(line) ?? [];
    if (heading) language = headings.get(heading);
    const not = /^\|.*\|.*\|(.*)\|$/.exec(line)?.[1];
    if (language && not && rows.test(line))
      for (const [, word = ''] of not.matchAll(/`([^`]+)`/g)) words[language].push(word);
  }
  return words;
}

/** The documents of a language and what reports and pages of brands say in it, without code and names of settings. */
function reportTexts(root: string, language: Language): Read[] {
  const documents = globSync(`{docs/*.${language}.md,brands/*/content/${language}/*.md}`, { cwd: root });
  const reports = globSync('{src/generator,scripts}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.gen.ts', 'scripts/checks/**'],
  });
  const code = /^```[^]*?^```|`[^`\n]*`/gm;
  const linesOf = (file: string, prose: (text: string) => string): Read[] =>
    prose(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, text: line }));
  // A sentence in quotes has spaces in it, or begins with a capital; the name of a setting does neither.
  const quoted = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
  const sentences = (text: string): string => {
    const inLine = (line: string) => (line.match(quoted) ?? []).filter((it) => /^.(?=\S* |\p{Lu})/u.test(it));
    return text
      .replace(/\$\{[^}]*\}/g, '')
      .split('\n')
      .map((line) => inLine(line).join(' '))
      .join('\n');
  };
  return [
    ...documents.flatMap((file) =>
      linesOf(file, (text) => text.replace(code, (it) => it.replace(/[^\n]/g, ''))),
    ),
    ...reports.flatMap((file) => linesOf(file, sentences)),
  ];
}

/** Every text of the catalogues of a language, without those that are given. */
function catalogueTexts(root: string, language: Language): Read[] {
  return globSync(`src/{core/i18n,sandbox/texts,generator/diagnostics}/messages/${language}/*.json`, {
    cwd: root,
  }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>)
      .filter(([id, text]) => givenTexts[id] !== text)
      .map(([id, text]) => ({
        at: `${file}: ${id}`,
        text: text.replace(/`[^`]*`/g, '').replace(/\{\w+(?=[,}])/g, '{'),
      })),
  );
}

/** The lines of the pages that brands write in a language. */
function brandTexts(root: string, language: Language): Read[] {
  return globSync(`brands/*/{content/${language}/*.md,messages/${language}.yaml}`, { cwd: root }).flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ at: `${file}:${index + 1}`, text: line.replace(/\]\([^)]*\)/g, ']') })),
  );
}

/** The texts of brand files, which have all languages side by side, and comments that nobody reads on a page. */
function brandFileTexts(root: string): Read[] {
  return globSync('brands/*/brand.yaml', { cwd: root }).flatMap((file) => {
    const lineCounter = new LineCounter();
    const found: Read[] = [];
    visit(parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter }), {
      Scalar(_key, { value, range }) {
        if (typeof value !== 'string' || URL.canParse(value)) return;
        found.push({ at: `${file}:${lineCounter.linePos(range?.[0] ?? 0).line}`, text: value });
      },
    });
    return found;
  });
}

/** The Catalan texts of the lists that the sandbox answers with. */
function domainTexts(root: string): Read[] {
  return globSync('src/sandbox/areas/domains/**/*.{ts,json}', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, text] = /\bca"?: (["'`].*?["'`])(?:,| })/.exec(line) ?? [];
        return text ? [{ at: `${file}:${index + 1}`, text: text.slice(1, -1) }] : [];
      }),
  );
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Texts that say one of the words. */
function saying(words: readonly string[], texts: readonly Read[]): string[] {
  const patterns = words.map(
    (word) => [word, new RegExp(`(?<![\\p{L}-])${escaped(word)}(?![\\p{L}-])`, 'iu')] as const,
  );
  return texts.flatMap(({ at, text }) =>
    patterns
      .filter(([, pattern]) => pattern.test(text))
      .map(([word]) => `${at} says "${word}": ${glossary} has another word for it.`),
  );
}

/** Texts against the glossary, and texts that the contract gives and that somebody changed. */
export function textFaults(root: string): string[] {
  if (!existsSync(join(root, glossary))) return [];
  const words = ruledOut(root);
  const wordsEverywhere = ruledOut(root, everywhere);
  const faults = languages.flatMap((language) => {
    const written = catalogueTexts(root, language);
    const unsuitable = [
      ...saying(words[language], written),
      ...saying(wordsEverywhere[language], reportTexts(root, language)),
    ];
    return [...unsuitable, ...straightApostrophes([...written, ...brandTexts(root, language)])];
  });
  const others = [...brandFileTexts(root), ...domainTexts(root)];
  return [...faults, ...straightApostrophes(others), ...changedGiven(root)];
}

function straightApostrophes(texts: readonly Read[]): string[] {
  return texts
    .filter(({ text }) => /\p{L}'+[\p{L}\d«[]/u.test(text))
    .map(({ at }) => `${at} has a straight apostrophe: write ’.`);
}

function changedGiven(root: string): string[] {
  return Object.entries(givenTexts).flatMap(([id, given]) => {
    const file = join('src/core/i18n/messages/es', `${id.split('.')[0] ?? ''}.json`);
    if (!existsSync(join(root, file))) return [];
    const { [id]: text } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
    return text === given ? [] : [`${file}: ${id} is given by the contract as "${given}".`];
  });
}
