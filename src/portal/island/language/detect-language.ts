import { asTuples } from 'trigram-utils';
import { type Language, languages } from '#core/i18n/languages.ts';
import { profiles } from './profiles.gen.ts';

/** Distance of a trigram that is not in the profile of a language. */
const maxDistance = 300;

/**
 * Ambiguity threshold: if the runner-up scores at least this much relative to the best language (best = 1), none is
 * returned.
 */
const ambiguousScore = 0.93;

/**
 * Minimum share of trigrams found in the best language's profile; below it the text is in none of our languages.
 */
const minKnownShare = 1 / 3;

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

/**
 * Detects which of the product's languages a text is in, by franc's trigram distance (decision 098); `undefined` if the
 * text is too short or ambiguous, or in another language. Memoized.
 */
export function detectLanguage(text: string): Language | undefined {
  if (!detected.has(text)) detected.set(text, classify(text));
  return detected.get(text);
}

function classify(text: string): Language | undefined {
  if (text.length < minLength || otherLetters.test(text)) return undefined;
  const trigrams = asTuples(text.replaceAll('’', "'").slice(0, 2000));
  const distances = languages.map((language) => {
    const rankOf = ranks.get(language);
    const knownShare = trigrams.filter(([trigram]) => rankOf?.has(trigram)).length / trigrams.length;
    const distance = trigrams.reduce((sum, [trigram, count]) => {
      const rank = rankOf?.get(trigram);
      // Like franc, compares the count with the rank; the thresholds are tuned to that.
      return sum + (rank === undefined ? maxDistance : Math.abs(count - rank - 1));
    }, 0);
    return { language, distance, knownShare };
  });
  const [first, second] = distances.sort((a, b) => a.distance - b.distance);
  if (!first || !second || first.knownShare < minKnownShare) return undefined;
  const range = trigrams.length * maxDistance - first.distance;
  if (range <= 0) return undefined;
  return 1 - (second.distance - first.distance) / range < ambiguousScore ? first.language : undefined;
}
