import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#core/i18n/languages.ts';
import { givenTexts } from './given-texts.ts';
import {
  brandFileTexts,
  brandTexts,
  catalogueTexts,
  documentTexts,
  domainTexts,
  type LocatedText,
  toolTexts,
} from './located-texts.ts';

const glossary = 'docs/glossary.md';

/** Rows of the glossary that also apply to reports of commands and to documents. */
const everywhere = /^\| A file +\|/;

const english = new Intl.DisplayNames('en', { type: 'language' });

/** Languages by their headings in the glossary. */
const headings = new Map(languages.map((language) => [english.of(language), language]));

/** Words that the last column of the glossary rules out, by language. */
function ruledOutWords(root: string, rows = /^\|/): Record<Language, string[]> {
  const words = Object.fromEntries(languages.map((code) => [code, [] as string[]])) as Record<
    Language,
    string[]
  >;
  let language: Language | undefined;
  for (const line of readFileSync(join(root, glossary), 'utf8').split('\n')) {
    const [, heading] = /^## (.+)$/.exec(line) ?? [];
    if (heading) language = headings.get(heading);
    const lastCell = /^\|.*\|.*\|(.*)\|$/.exec(line)?.[1];
    if (language && lastCell && rows.test(line))
      for (const [, word = ''] of lastCell.matchAll(/`([^`]+)`/g)) words[language].push(word);
  }
  return words;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reports texts that contain one of the words as a whole word. */
function ruledOutFaults(words: readonly string[], texts: readonly LocatedText[]): string[] {
  const patterns = words.map(
    (word) => [word, new RegExp(`(?<![\\p{L}-])${escaped(word)}(?![\\p{L}-])`, 'iu')] as const,
  );
  return texts.flatMap(({ at, text }) =>
    patterns
      .filter(([, pattern]) => pattern.test(text))
      .map(([word]) => `${at} says "${word}": ${glossary} has another word for it.`),
  );
}

function apostropheFaults(texts: readonly LocatedText[]): string[] {
  return texts
    .filter(({ text }) => /\p{L}'+[\p{L}\d«[]/u.test(text))
    .map(({ at }) => `${at} has a straight apostrophe: write ’.`);
}

/** Reports Spanish texts that differ from those that the contract gives word by word. */
function givenTextFaults(root: string): string[] {
  return Object.entries(givenTexts).flatMap(([id, given]) => {
    const file = join('src/core/i18n/messages/es', `${id.split('.')[0] ?? ''}.json`);
    if (!existsSync(join(root, file))) return [];
    const { [id]: text } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
    return text === given ? [] : [`${file}: ${id} is given by the contract as "${given}".`];
  });
}

/** Checks texts for people: words of the glossary, apostrophes, and texts that the contract gives. */
export function textFaults(root: string): string[] {
  if (!existsSync(join(root, glossary))) return [];
  const words = ruledOutWords(root);
  const wordsEverywhere = ruledOutWords(root, everywhere);
  const tools = toolTexts(root);
  const faults = languages.flatMap((language) => {
    const messages = catalogueTexts(root, language);
    return [
      ...ruledOutFaults(words[language], messages),
      ...ruledOutFaults(wordsEverywhere[language], [...documentTexts(root, language), ...tools]),
      ...apostropheFaults([...messages, ...brandTexts(root, language)]),
    ];
  });
  const otherTexts = [...brandFileTexts(root), ...domainTexts(root)];
  return [...faults, ...apostropheFaults(otherTexts), ...givenTextFaults(root)];
}
