import * as codes from '#core/contract/codes.ts';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';

/** What someone is called: name and surnames, or initials while those are held back; nothing where a server has neither. */
export function candidateName({
  nombre,
  apellidos,
  iniciales,
}: Pick<Candidate, 'nombre' | 'apellidos' | 'iniciales'>): string | undefined {
  return [nombre, apellidos].filter(Boolean).join(' ') || iniciales;
}

/** Codes after which a candidacy is not what a page shows of it: what was wanted of it makes no sense any more. */
export const outdatedCandidacy: readonly number[] = [
  codes.offerNotFound,
  codes.statusNotPossible,
  codes.applicationNotFound,
  codes.actionNotAllowed,
  codes.statusCannotChange,
];

/** A state that a candidacy can be moved to, as the list of states has it. */
export type Move = DomainRow;

/** The states that a company may choose next: those that the server says or, where it says nothing, all others. */
export function movesOf(
  { estado, estadosPosibles }: Pick<Candidate, 'estado' | 'estadosPosibles'>,
  states: readonly DomainRow[],
): readonly Move[] {
  if (!estadosPosibles) return states.filter(({ id }) => id !== estado);
  return estadosPosibles.flatMap((id) => states.filter((row) => row.id === id));
}

/** Whether a move ends what a company decides about: someone is chosen, or not. */
export function isDecision({ fase }: Pick<Move, 'fase'>): boolean {
  return fase === 'seleccionadas' || fase === 'descartadas';
}

/**
 * Whether a candidacy can be moved back from a state, by what is known of those that are in it.
 * @returns nothing where no one is
 */
export function canMoveBack(
  candidates: readonly Candidate[],
  from: number,
  back: number,
): boolean | undefined {
  const known = candidates.find(({ estado, estadosPosibles }) => estado === from && estadosPosibles);
  return known?.estadosPosibles?.includes(back);
}

/** How many places of an offer are filled, by the states of its candidates. */
export function filledPlaces(candidates: readonly Candidate[], states: readonly DomainRow[]): number {
  const filled = new Set(states.flatMap(({ id, fase }) => (fase === 'seleccionadas' ? [id] : [])));
  return candidates.filter(({ estado }) => filled.has(estado)).length;
}
