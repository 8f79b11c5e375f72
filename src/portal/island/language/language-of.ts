import { asTuples } from 'trigram-utils';
import { type Language, languages } from '#core/i18n/languages.ts';
import { profiles } from './profiles.gen.ts';

/** How far away three letters are that a language does not have among its frequent ones. */
const farAway = 300;

/** How near the second language may come to the first; a title of two words may be of either. */
const doubt = 0.93;

/** How much of a text has to look like its language: else it is in none of these. */
const familiar = 1 / 3;

/** Fewer letters say nothing. */
const fewest = 12;

/** Letters that none of the languages is written with. */
const otherLetters = /(?!\p{Script=Latin})\p{L}/u;

const ranks = new Map<Language, ReadonlyMap<string, number>>(
  languages.map((it) => [it, new Map(profiles[it].match(/.../g)?.map((letters, rank) => [letters, rank]))]),
);

const told = new Map<string, Language | undefined>();

/** The language of a text among those of the product; nothing where that is in doubt. */
export function languageOf(text: string): Language | undefined {
  if (!told.has(text)) told.set(text, tell(text));
  return told.get(text);
}

function tell(text: string): Language | undefined {
  if (text.length < fewest || otherLetters.test(text)) return undefined;
  const found = asTuples(text.replaceAll('’', "'").slice(0, 2000));
  const distances = languages.map((language) => {
    const rank = ranks.get(language);
    const known = found.filter(([letters]) => rank?.has(letters)).length / found.length;
    const distance = found.reduce((sum, [letters, count]) => {
      const place = rank?.get(letters);
      return sum + (place === undefined ? farAway : Math.abs(count - place - 1));
    }, 0);
    return { language, distance, known };
  });
  const [first, second] = distances.sort((a, b) => a.distance - b.distance);
  if (!first || !second || first.known < familiar) return undefined;
  const most = found.length * farAway - first.distance;
  if (most <= 0) return undefined;
  return 1 - (second.distance - first.distance) / most < doubt ? first.language : undefined;
}
