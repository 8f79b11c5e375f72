import { type Language, languages } from '#core/i18n/languages.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Frequent words that only one of the languages has, as people write them in legal and help pages. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: wordsOf(
    'los las y por con para son más como también están cuando donde este estos estas pero sin hasta desde quien otro otra otros otras tiene tienen puede pueden su sus lo le fue hay así porque muy según',
  ),
  ca: wordsOf(
    'els amb per i dels als és són més com també estan quan aquest aquesta aquests aquestes però sense fins des altre altra altres té tenen pot poden seu seva seus seves hi ho ens cal perquè mitjançant',
  ),
  en: wordsOf(
    'the of and to in is for with your you that are by it not this from will have if which we they their must was been our does these those all may should who',
  ),
};

/** How many stop words of each language a text has. */
function countStopWords(text: string): Readonly<Record<Language, number>> {
  const counts: Record<Language, number> = { es: 0, ca: 0, en: 0 };
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu))
    for (const language of languages) if (stopWords[language].has(word)) counts[language]++;
  return counts;
}

/** The least stop words by which a language is recognised. */
export interface Certainty {
  least: number;
  /** Most stop words of the expected language, as a share of those found. */
  share: number;
}

/** The language that a text is in, if that is clearly not the expected one. */
export function otherLanguage(
  text: string,
  expected: Language,
  { least, share }: Certainty,
): Language | undefined {
  const counts = countStopWords(text);
  const [language] = languages.toSorted((a, b) => counts[b] - counts[a]);
  if (language === undefined || language === expected || counts[language] < least) return undefined;
  return counts[expected] <= counts[language] * share ? language : undefined;
}
