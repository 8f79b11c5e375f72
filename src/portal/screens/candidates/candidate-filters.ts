import type { DomainRow, SelectionPhase } from '#core/contract/entities/domain.ts';
import { selectionPhases } from '#core/contract/entities/domain.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { candidateName } from '#core/model/candidates.ts';
import { day, type FiltersOf, ids, oneOf, text, typedText } from '#portal/lists/filters/filter-kinds.ts';
import { matchesWords } from '#portal/lists/filters/matches-words.ts';

/** Filters of a list of candidates: name, state, degree, fit, unread, and range of days. */
export const candidateFilters = {
  texto: typedText,
  estado: ids,
  titulacion: ids,
  encaje: oneOf('todo', 'casi'),
  lectura: oneOf('nuevas'),
  desde: day,
  hasta: day,
} as const;

/** View of the list: tab, sort order, and the board in its place. */
export const candidateView = {
  fase: text,
  orden: oneOf('antiguas', 'encaje', 'nombre'),
  vista: oneOf('tablero'),
} as const;

export type CandidateFilters = FiltersOf<typeof candidateFilters>;
export type CandidateListView = FiltersOf<typeof candidateView>;

/** A tab of the list: the candidates in a phase or, if the server sends no phases, in one state. */
export interface CandidateTab {
  /** Value in the query of the address. */
  key: string;
  phase?: SelectionPhase;
  /** The state of a tab that is a single state. */
  estado?: number;
  states: ReadonlySet<number>;
  count: number;
}

export function tabsOf(candidates: readonly Candidate[], states: readonly DomainRow[]): CandidateTab[] {
  const counts = new Map<number, number>();
  for (const { estado } of candidates) counts.set(estado, (counts.get(estado) ?? 0) + 1);
  const countOf = (estados: readonly number[]): number =>
    estados.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  if (states.some(({ fase }) => fase))
    return selectionPhases.map((phase) => {
      const own = states.filter(({ fase }) => fase === phase).map(({ id }) => id);
      return { key: phase, phase, states: new Set(own), count: countOf(own) };
    });
  return [...counts.keys()]
    .toSorted((a, b) => a - b)
    .map((estado) => ({ key: String(estado), estado, states: new Set([estado]), count: countOf([estado]) }));
}

/** Number of conditions of the offer that a candidate does not meet; `undefined` if unknown. */
export function unmetConditions({ requisitos }: Candidate): number | undefined {
  return requisitos && requisitos.total > 0 ? requisitos.total - requisitos.cumple : undefined;
}

/** Number of unmet conditions that each value of the filter allows. */
const maxUnmet = { todo: 0, casi: 1 } as const;

/** Filters by tab, filters, and words that all have to be in the visible name. */
export function filterCandidates(
  candidates: readonly Candidate[],
  { texto, estado, titulacion, encaje, lectura, desde, hasta }: CandidateFilters,
  tab?: CandidateTab,
): Candidate[] {
  return candidates.filter((candidate) => {
    const date = candidate.fecha.slice(0, 10);
    return (
      (!tab || tab.states.has(candidate.estado)) &&
      (!estado || estado.includes(candidate.estado)) &&
      (!titulacion || (candidate.titulacion !== undefined && titulacion.includes(candidate.titulacion))) &&
      (!encaje || (unmetConditions(candidate) ?? Infinity) <= maxUnmet[encaje]) &&
      (!lectura || !candidate.leido) &&
      (!desde || date >= desde) &&
      (!hasta || date <= hasta) &&
      matchesWords(texto, candidateName(candidate))
    );
  });
}
