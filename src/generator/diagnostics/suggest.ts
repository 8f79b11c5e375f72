import { editDistance } from '#core/shared/edit-distance.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { type ReportText, reportText } from './report-text.ts';

/**
 * The words of a name in alphabetical order: "empresa request tipo" for `Request_tipoEmpresa` and `requestEmpresaTipo`.
 */
function sortedWords(name: string): string {
  return (name.match(/[\p{Lu}]?[\p{Ll}\d]+|[\p{Lu}]+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .sort()
    .join(' ');
}

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

/** "Did you mean `x`?" in every language. */
export const suggestion = (name: string): ReportText => reportText('diagnostics.didYouMean', { name });

/** "Did you mean `x`?" in every language, or undefined without a near candidate; shown before the fix. */
export function didYouMean(word: string, candidates: Iterable<string>): ReportText | undefined {
  const name = nearest(word, candidates);
  return name === undefined ? undefined : suggestion(name);
}
