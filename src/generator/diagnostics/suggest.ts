import { editDistance } from '#core/shared/edit-distance.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { list, type ReportText, reportText } from './report-text.ts';

/** The words of a name, without capitals and diacritics. */
const wordsOf = (name: string): string[] =>
  (name.match(/[\p{Lu}]?[\p{Ll}\d]+|[\p{Lu}]+/gu) ?? []).map(foldDiacritics);

/**
 * The words of a name in alphabetical order: "empresa request tipo" for `Request_tipoEmpresa` and `requestEmpresaTipo`.
 */
const sortedWords = (name: string): string => wordsOf(name).sort().join(' ');

/**
 * Finds the name that the writer most likely meant: one that differs only in case or accents; else the nearest one
 * within a third of the word's length (at least one edit); else one with the same words in another order.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const folded = foldDiacritics(word);
  const alike = names.find((name) => foldDiacritics(name) === folded);
  if (alike !== undefined) return alike;

  const limit = Math.floor(Math.max(folded.length, 3) / 3);
  const ranked = names
    .filter((name) => Math.abs(name.length - folded.length) <= limit)
    .map((name) => ({ name, distance: editDistance(folded, foldDiacritics(name)) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  if (ranked[0]) return ranked[0].name;

  const words = sortedWords(word);
  return words.includes(' ') ? names.find((name) => sortedWords(name) === words) : undefined;
}

/** Least length of a name that says something as a part of another one, in letters. */
const leastPart = 4;

/** Names that contain a word, or are a part of it, or else begin with the same word: `telefonoMovil` for `telefono`. */
export function namesLike(word: string, candidates: Iterable<string>): string[] {
  const folded = foldDiacritics(word);
  const names = [...candidates].filter((name) => name.length >= leastPart);
  if (folded.length < leastPart) return [];
  const containing = names.filter((name) => {
    const other = foldDiacritics(name);
    return other.includes(folded) || folded.includes(other);
  });
  if (containing.length > 0) return containing;
  const [first = ''] = wordsOf(word);
  return first.length < leastPart ? [] : names.filter((name) => wordsOf(name)[0] === first);
}

/** "Did you mean `x`?" in every language. */
export const suggestion = (name: string): ReportText => reportText('diagnostics.didYouMean', { name });

/** "Did you mean `x` or `y`?" in every language. */
export const suggestions = (names: readonly string[]): ReportText =>
  reportText('diagnostics.didYouMeanOneOf', {
    names: list(
      names.map((name) => `\`${name}\``),
      'disjunction',
    ),
  });

/** "Did you mean `x`?" in every language, or undefined without a near candidate; shown before the fix. */
export function didYouMean(word: string, candidates: Iterable<string>): ReportText | undefined {
  const name = nearest(word, candidates);
  return name === undefined ? undefined : suggestion(name);
}
