import { type ReportText, reportText } from './report-text.ts';

/**
 * Restricted Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of
 * neighbours, no substring edited twice.
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/**
 * The words of a name in alphabetical order: "empresa request tipo" for `Request_tipoEmpresa` and `requestEmpresaTipo`.
 */
function sortedWords(name: string): string {
  return (name.match(/[\p{Lu}]?[\p{Ll}\d]+|[\p{Lu}]+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .sort()
    .join(' ');
}

const foldDiacritics = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
