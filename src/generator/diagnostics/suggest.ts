import { type ReportText, reportText } from './report-text.ts';

/**
 * Restricted Damerau–Levenshtein distance: insertions, deletions, substitutions and swaps of neighbours,
 * no stretch edited twice.
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

/** `Request_tipoEmpresa` and `requestEmpresaTipo` have the same words: "empresa request tipo". */
function sortedWords(name: string): string {
  return (name.match(/[\p{Lu}]?[\p{Ll}\d]+|[\p{Lu}]+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .sort()
    .join(' ');
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * What the writer most likely meant: a name that differs only in case or accents; else the nearest one
 * within a third of the word's length (at least one edit); else one made of the same words in another order.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const folded = fold(word);
  const alike = names.find((name) => fold(name) === folded);
  if (alike !== undefined) return alike;

  const limit = Math.floor(Math.max(folded.length, 3) / 3);
  const ranked = names
    .filter((name) => Math.abs(name.length - folded.length) <= limit)
    .map((name) => ({ name, distance: editDistance(folded, fold(name)) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  if (ranked[0]) return ranked[0].name;

  const words = sortedWords(word);
  return words.includes(' ') ? names.find((name) => sortedWords(name) === words) : undefined;
}

/** What was probably meant, as a question. */
export const meant = (name: string): ReportText => reportText('diagnostics.didYouMean', { name });

/** "Did you mean `x`?" in each language, or nothing when no candidate is near; put in front of what to write instead. */
export function didYouMean(word: string, candidates: Iterable<string>): ReportText | undefined {
  const name = nearest(word, candidates);
  return name === undefined ? undefined : meant(name);
}
