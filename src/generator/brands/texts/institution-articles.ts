import { institutionWords } from '#core/i18n/institution.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { DraftSettings } from '../draft.ts';

/** Prepositions and articles before the name of the institution, by the placeholder with both. */
const words: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  es: { Of: /^de\b|^del$/, To: /^a\b|^al$/, At: /^en\b/, By: /^por\b/ },
  ca: { Of: /^de\b|^del$|^d[’']/, To: /^a\b|^al$/, By: /^per\b|^pel$/ },
  en: { Of: /^of\b/, To: /^to\b/, At: /^at\b/, By: /^by\b/ },
};

const before: Readonly<Record<Language, string>> = {
  es: '(?:de|a|en|por)(?: el| la)?|del|al|el|la',
  ca: "(?:de|a|per)(?: el| la| l[’'])?|d[’']|del|al|pel|el|la|l[’']",
  en: '(?:of|to|at|by)(?: the)?|the',
};

export interface RepeatedArticle {
  start: number;
  end: number;
  /** What reads well instead. */
  written: string;
}

/**
 * Finds placeholders for the institution behind an article or preposition that they bring themselves, so that people
 * would read "de la la escuela" or "de el centro".
 */
export function repeatedArticles(
  text: string,
  language: Language,
  { institucion = '', institucionNombrada }: DraftSettings,
): RepeatedArticle[] {
  const names = institutionWords(
    { institucion, ...(institucionNombrada && { institucionNombrada }) },
    language,
  );
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}])(${before[language]}) ?\\{(of|to|at|by)?(institution(?:Name)?)\\}`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(
    ({ 0: match, 1: typed = '', 2: own = '', 3: name = '', index }) => {
      const phrase = `I${name.slice(1)}` as 'Institution' | 'InstitutionName';
      const lower = typed.toLowerCase();
      const preposition = Object.keys(words[language]).find((key) => words[language][key]?.test(lower)) ?? '';
      const isPrepositionOnly = own === '' && /^(?:de|a|en|por|per|of|to|at|by)$/.test(lower);
      // "de la universidad" is right, "de el centro" is not.
      if (isPrepositionOnly && !/^(?:de|a|per)$/.test(lower)) return [];
      if (isPrepositionOnly && !/^els? /i.test(names[phrase])) return [];
      const placeholder = `${own || preposition}${phrase}`;
      const first = typed.charAt(0);
      const isCapital = first !== first.toLowerCase();
      const initial = placeholder.charAt(0);
      const written = `{${isCapital ? initial.toUpperCase() : initial.toLowerCase()}${placeholder.slice(1)}}`;
      return [{ start: index, end: index + match.length, written }];
    },
  );
}
