import { asTuples } from 'trigram-utils';
import { type Language, languages } from '#core/i18n/languages.ts';
import { profiles } from './profiles.gen.ts';

/** Distance of a trigram that is not among the frequent ones of a language. */
const maxDistance = 300;

/** Relative score of the second language from which on the first is in doubt, as for many titles of two words. */
const doubtScore = 0.93;

/** Share of trigrams that must be frequent in the language: a text with fewer is in none of the languages. */
const familiarShare = 1 / 3;

/** Shorter texts are not classified. */
const minLength = 12;

/** Letters of scripts that none of the languages uses. */
const otherLetters = /(?!\p{Script=Latin})\p{L}/u;

const ranks = new Map<Language, ReadonlyMap<string, number>>(
  languages.map((language) => [
    language,
    new Map(profiles[language].match(/.../g)?.map((trigram, rank) => [trigram, rank])),
  ]),
);

const detected = new Map<string, Language | undefined>();

/** Detects which of the product's languages a text is in; `undefined` where that is in doubt. Memoized. */
export function languageOf(text: string): Language | undefined {
  if (!detected.has(text)) detected.set(text, detectLanguage(text));
  return detected.get(text);
}

function detectLanguage(text: string): Language | undefined {
  if (text.length < minLength || otherLetters.test(text)) return undefined;
  const trigrams = asTuples(text.replaceAll('’', "'").slice(0, 2000));
  const distances = languages.map((language) => {
    const ofLanguage = ranks.get(language);
    const known = trigrams.filter(([trigram]) => ofLanguage?.has(trigram)).length / trigrams.length;
    const distance = trigrams.reduce((sum, [trigram, count]) => {
      const rank = ofLanguage?.get(trigram);
      return sum + (rank === undefined ? maxDistance : Math.abs(count - rank - 1));
    }, 0);
    return { language, distance, known };
  });
  const [first, second] = distances.sort((a, b) => a.distance - b.distance);
  if (!first || !second || first.known < familiarShare) return undefined;
  const range = trigrams.length * maxDistance - first.distance;
  if (range <= 0) return undefined;
  return 1 - (second.distance - first.distance) / range < doubtScore ? first.language : undefined;
}
