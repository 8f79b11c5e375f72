import type { DomainRow, SelectionPhase } from '#core/contract/entities/domain.ts';
import { selectionPhases } from '#core/contract/entities/domain.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { candidateName } from '#core/model/candidates.ts';
import { day, type FiltersOf, ids, oneOf, text, typedText } from '#portal/lists/filters/filter-kinds.ts';
import { matchesWords } from '#portal/lists/filters/matches-words.ts';

/** What a list of candidates is narrowed by: name, state, degree, fit, whether someone has read it, and the days. */
export const candidateFilters = {
  texto: typedText,
  estado: ids,
  titulacion: ids,
  encaje: oneOf('todo', 'casi'),
  lectura: oneOf('nuevas'),
  desde: day,
  hasta: day,
} as const;

/** How it is looked at: which part of the selection, and in which order. */
export const candidateView = { fase: text, orden: oneOf('antiguas', 'encaje', 'nombre') } as const;

export type CandidateFilters = FiltersOf<typeof candidateFilters>;
export type CandidateListView = FiltersOf<typeof candidateView>;

/** A part of the list: those in the states of a phase or, where a server has no phases, in one state. */
export interface CandidateTab {
  /** What stands in the address. */
  key: string;
  phase?: SelectionPhase;
  /** The state that it is, where it is one. */
  estado?: number;
  states: ReadonlySet<number>;
  count: number;
}

export function tabsOf(candidates: readonly Candidate[], states: readonly DomainRow[]): CandidateTab[] {
  const counts = new Map<number, number>();
  for (const { estado } of candidates) counts.set(estado, (counts.get(estado) ?? 0) + 1);
  const sum = (of: readonly number[]): number => of.reduce((all, id) => all + (counts.get(id) ?? 0), 0);
  if (states.some(({ fase }) => fase))
    return selectionPhases.map((phase) => {
      const own = states.filter(({ fase }) => fase === phase).map(({ id }) => id);
      return { key: phase, phase, states: new Set(own), count: sum(own) };
    });
  return [...counts.keys()]
    .toSorted((a, b) => a - b)
    .map((estado) => ({ key: String(estado), estado, states: new Set([estado]), count: sum([estado]) }));
}

/** How many conditions someone lacks; nothing where the server does not say. */
export function lacking({ requisitos }: Candidate): number | undefined {
  return requisitos && requisitos.total > 0 ? requisitos.total - requisitos.cumple : undefined;
}

const allowedLack = { todo: 0, casi: 1 } as const;

/** The candidates of a part that fit the filters, whose names, as far as they are known, have all the words. */
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
      (!encaje || (lacking(candidate) ?? Infinity) <= allowedLack[encaje]) &&
      (!lectura || !candidate.leido) &&
      (!desde || date >= desde) &&
      (!hasta || date <= hasta) &&
      matchesWords(texto, candidateName(candidate))
    );
  });
}
