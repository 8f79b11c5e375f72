import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type CandidateListView, unmetConditions } from './candidate-filters.ts';

/** Sorts by the wanted order: newest first by default, or oldest first, best fit first, or by surname. */
export function sortCandidates(
  candidates: readonly Candidate[],
  orden: CandidateListView['orden'],
  language: Language,
): Candidate[] {
  const latest = (a: Candidate, b: Candidate): number => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0);
  if (orden === 'antiguas') return candidates.toSorted((a, b) => latest(b, a));
  if (orden === 'encaje') {
    const unmet = (candidate: Candidate): number => unmetConditions(candidate) ?? Number.MAX_SAFE_INTEGER;
    return candidates.toSorted((a, b) => unmet(a) - unmet(b) || latest(a, b));
  }
  if (orden === 'nombre') {
    const { compare } = new Intl.Collator(language);
    const key = ({ apellidos, nombre, iniciales }: Candidate): string =>
      apellidos ? `${apellidos}, ${nombre ?? ''}` : (iniciales ?? '\uffff');
    return candidates.toSorted((a, b) => compare(key(a), key(b)));
  }
  return candidates.toSorted(latest);
}

/** The next unread candidate of a list behind an index, or from its beginning; never the current one. */
export function nextUnread(rows: readonly Candidate[], id: number, index: number): Candidate | undefined {
  const start = Math.max(index, 0);
  return [...rows.slice(start), ...rows.slice(0, start)].find(
    ({ leido, idCandidatura }) => !leido && idCandidatura !== id,
  );
}

/**
 * Previous and next candidate in a list, and the index between them.
 * @param lastIndex index of the candidate before it left the list; the row there is then the next one
 */
export function neighbours(
  rows: readonly Candidate[],
  id: number,
  lastIndex = -1,
): { index: number; previous: Candidate | undefined; next: Candidate | undefined } {
  const current = rows.findIndex(({ idCandidatura }) => idCandidatura === id);
  const index = current < 0 ? Math.min(lastIndex, rows.length) : current;
  return {
    index,
    previous: rows[index - 1],
    next: index < 0 ? undefined : rows[current < 0 ? index : index + 1],
  };
}
