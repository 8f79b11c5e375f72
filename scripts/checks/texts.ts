import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#core/i18n/languages.ts';
import { givenTexts } from './given-texts.ts';
import {
  brandFileTexts,
  brandTexts,
  brandWordings,
  catalogueTexts,
  documentTexts,
  domainTexts,
  type LocatedText,
  toolTexts,
} from './located-texts.ts';

const glossary = 'docs/glossary.md';

/** Row that also applies to sentences in the code of commands, whatever their language. */
const inTools = /^A file$/;

/** Row that applies to catalogues only: pages and documents have no placeholder to write in its place. */
const inCatalogues = /^The institution$/;

/** A wrong term, and what to write instead. */
interface Term {
  thing: string;
  wrong: string;
  write: string;
}

const english = new Intl.DisplayNames('en', { type: 'language' });

/** Languages by their headings in the glossary. */
const headings = new Map(languages.map((language) => [english.of(language), language]));

/** Terms that the last column of the glossary rules out, by language. */
function ruledOutTerms(root: string): Record<Language, Term[]> {
  const terms = Object.fromEntries(languages.map((code) => [code, [] as Term[]])) as Record<Language, Term[]>;
  let language: Language | undefined;
  for (const line of readFileSync(join(root, glossary), 'utf8').split('\n')) {
    const [, heading] = /^## (.+)$/.exec(line) ?? [];
    if (heading) language = headings.get(heading);
    const [thing = '', write = '', not = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    if (language)
      for (const [, wrong = ''] of not.matchAll(/`([^`]+)`/g)) terms[language].push({ thing, wrong, write });
  }
  return terms;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reports texts that contain one of the wrong terms as whole words. */
function ruledOutFaults(terms: readonly Term[], texts: readonly LocatedText[]): string[] {
  const patterns = terms.map(
    (term) => [term, new RegExp(`(?<![\\p{L}-])${escaped(term.wrong)}(?![\\p{L}-])`, 'iu')] as const,
  );
  return texts.flatMap(({ at, text }) =>
    patterns
      .filter(([, pattern]) => pattern.test(text))
      .map(([{ wrong, write }]) => `${at} says "${wrong}". Write: ${write} (${glossary}).`),
  );
}

function apostropheFaults(texts: readonly LocatedText[]): string[] {
  return texts
    .filter(({ text }) => /\p{L}'+[\p{L}\d«[]/u.test(text))
    .map(({ at }) => `${at} has a straight apostrophe: write ’.`);
}

/** Reports Spanish texts that differ from the wording of the contract. */
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
  const terms = ruledOutTerms(root);
  const tools = toolTexts(root);
  const ofBrands = brandFileTexts(root);
  const faults = languages.flatMap((language) => {
    const messages = catalogueTexts(root, language);
    const pages = [
      ...documentTexts(root, language),
      ...brandWordings(root, language),
      ...ofBrands.filter((text) => text.language === language),
    ];
    const rows = (isOf: (thing: string) => boolean): Term[] =>
      terms[language].filter(({ thing }) => isOf(thing));
    return [
      ...ruledOutFaults(terms[language], messages),
      ...ruledOutFaults(
        rows((thing) => !inCatalogues.test(thing)),
        pages,
      ),
      ...ruledOutFaults(
        rows((thing) => inTools.test(thing)),
        tools,
      ),
      ...apostropheFaults([...messages, ...brandTexts(root, language)]),
    ];
  });
  const otherTexts = [...ofBrands, ...domainTexts(root)];
  return [...faults, ...apostropheFaults(otherTexts), ...givenTextFaults(root)];
}
