import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import { type Language, languages } from '#core/i18n/languages.ts';
import { givenTexts } from './given-texts.ts';

const glossary = 'docs/glossary.md';

/** Rows of the glossary that also apply to reports of commands and to documents. */
const everywhere = /^\| A file +\|/;

const english = new Intl.DisplayNames('en', { type: 'language' });

/** Languages by their headings in the glossary. */
const headings = new Map(languages.map((language) => [english.of(language), language]));

/** A text for people, with its location. */
interface LocatedText {
  at: string;
  text: string;
}

/** Words that the glossary rules out, by language, each only as a whole word. */
function ruledOut(root: string, rows = /^\|/): Record<Language, string[]> {
  const words = Object.fromEntries(languages.map((code) => [code, [] as string[]])) as Record<
    Language,
    string[]
  >;
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

/** Texts in a language of documents, brand pages and reports, without code and names of settings. */
function reportTexts(root: string, language: Language): LocatedText[] {
  const documents = globSync(`{docs/*.${language}.md,brands/*/content/${language}/*.md}`, { cwd: root });
  const reports = globSync('{src/generator,scripts}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.gen.ts', 'scripts/checks/**'],
  });
  const code = /^```[^]*?^```|`[^`\n]*`/gm;
  const linesOf = (file: string, prose: (text: string) => string): LocatedText[] =>
    prose(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, text: line }));
  // Quoted sentences contain a space or begin with a capital; names of settings do neither.
  const quoted = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
  const sentences = (text: string): string => {
    const inLine = (line: string) =>
      (line.match(quoted) ?? []).filter((text) => /^.(?=\S* |\p{Lu})/u.test(text));
    return text
      .replace(/\$\{[^}]*\}/g, '')
      .split('\n')
      .map((line) => inLine(line).join(' '))
      .join('\n');
  };
  return [
    ...documents.flatMap((file) =>
      linesOf(file, (text) => text.replace(code, (block) => block.replace(/[^\n]/g, ''))),
    ),
    ...reports.flatMap((file) => linesOf(file, sentences)),
  ];
}

/** Every text of a language's catalogues, except for specified ones. */
function catalogueTexts(root: string, language: Language): LocatedText[] {
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

/** Lines of the pages that brands write in a language. */
function brandTexts(root: string, language: Language): LocatedText[] {
  return globSync(`brands/*/{content/${language}/*.md,messages/${language}.yaml}`, { cwd: root }).flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ at: `${file}:${index + 1}`, text: line.replace(/\]\([^)]*\)/g, ']') })),
  );
}

/** Texts of brand files, which have all languages side by side, without comments. */
function brandFileTexts(root: string): LocatedText[] {
  return globSync('brands/*/brand.yaml', { cwd: root }).flatMap((file) => {
    const lineCounter = new LineCounter();
    const texts: LocatedText[] = [];
    visit(parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter }), {
      Scalar(_key, { value, range }) {
        if (typeof value !== 'string' || URL.canParse(value)) return;
        texts.push({ at: `${file}:${lineCounter.linePos(range?.[0] ?? 0).line}`, text: value });
      },
    });
    return texts;
  });
}

/** Catalan texts of the sandbox's domain lists. */
function domainTexts(root: string): LocatedText[] {
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

/** Reports texts that contain one of the words. */
function textsWith(words: readonly string[], texts: readonly LocatedText[]): string[] {
  const patterns = words.map(
    (word) => [word, new RegExp(`(?<![\\p{L}-])${escaped(word)}(?![\\p{L}-])`, 'iu')] as const,
  );
  return texts.flatMap(({ at, text }) =>
    patterns
      .filter(([, pattern]) => pattern.test(text))
      .map(([word]) => `${at} says "${word}": ${glossary} has another word for it.`),
  );
}

/** Checks texts against the glossary, and specified texts for changes. */
export function textFaults(root: string): string[] {
  if (!existsSync(join(root, glossary))) return [];
  const words = ruledOut(root);
  const wordsEverywhere = ruledOut(root, everywhere);
  const faults = languages.flatMap((language) => {
    const written = catalogueTexts(root, language);
    const unsuitable = [
      ...textsWith(words[language], written),
      ...textsWith(wordsEverywhere[language], reportTexts(root, language)),
    ];
    return [...unsuitable, ...straightApostrophes([...written, ...brandTexts(root, language)])];
  });
  const others = [...brandFileTexts(root), ...domainTexts(root)];
  return [...faults, ...straightApostrophes(others), ...changedGiven(root)];
}

function straightApostrophes(texts: readonly LocatedText[]): string[] {
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
