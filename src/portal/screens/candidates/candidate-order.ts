import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type CandidateListView, lacking } from './candidate-filters.ts';

/** In the order that is wanted: the latest first, else the oldest, the best fit or by surname. */
export function sortCandidates(
  candidates: readonly Candidate[],
  orden: CandidateListView['orden'],
  language: Language,
): Candidate[] {
  const latest = (a: Candidate, b: Candidate): number => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0);
  if (orden === 'antiguas') return candidates.toSorted((a, b) => latest(b, a));
  if (orden === 'encaje') {
    const lack = (it: Candidate): number => lacking(it) ?? Number.MAX_SAFE_INTEGER;
    return candidates.toSorted((a, b) => lack(a) - lack(b) || latest(a, b));
  }
  if (orden === 'nombre') {
    const { compare } = new Intl.Collator(language);
    const key = ({ apellidos, nombre, iniciales }: Candidate): string =>
      apellidos ? `${apellidos}, ${nombre ?? ''}` : (iniciales ?? '\uffff');
    return candidates.toSorted((a, b) => compare(key(a), key(b)));
  }
  return candidates.toSorted(latest);
}

/** The candidates beside one in a list. One that has left the list was at the place that the next one has now. */
export function neighbours(
  rows: readonly Candidate[],
  id: number,
  lastPlace = -1,
): { place: number; previous: Candidate | undefined; next: Candidate | undefined } {
  const at = rows.findIndex(({ idCandidatura }) => idCandidatura === id);
  const place = at < 0 ? Math.min(lastPlace, rows.length) : at;
  return { place, previous: rows[place - 1], next: place < 0 ? undefined : rows[at < 0 ? place : place + 1] };
}
