import * as codes from '#core/contract/codes.ts';
import { type DomainRow, selectionPhases } from '#core/contract/entities/domain.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';

/**
 * Name of a candidate: name and surnames, or initials while they are withheld; undefined where the server has
 * neither.
 */
export function candidateName({
  nombre,
  apellidos,
  iniciales,
}: Pick<Candidate, 'nombre' | 'apellidos' | 'iniciales'>): string | undefined {
  return [nombre, apellidos].filter(Boolean).join(' ') || iniciales;
}

/**
 * Codes that show that the page's copy of a candidacy is outdated: the action that was tried makes no sense
 * any more.
 */
export const outdatedCandidacy: readonly number[] = [
  codes.offerNotFound,
  codes.statusNotPossible,
  codes.applicationNotFound,
  codes.actionNotAllowed,
  codes.statusCannotChange,
];

/** A state that a candidacy can be moved to, as a row of the list of states. */
export type Move = DomainRow;

/** States that a company may choose next: those listed by the server, else all others. */
export function movesOf(
  { estado, estadosPosibles }: Pick<Candidate, 'estado' | 'estadosPosibles'>,
  states: readonly DomainRow[],
): readonly Move[] {
  if (!estadosPosibles) return states.filter(({ id }) => id !== estado);
  return estadosPosibles.flatMap((id) => states.filter((row) => row.id === id));
}

/**
 * The usual next step of a candidacy: the first of its moves that comes later in the list of states, in the same
 * phase or a later one, and is no rejection. Undefined where the server sends no phases.
 */
export function nextMove(
  candidate: Pick<Candidate, 'estado' | 'estadosPosibles'>,
  states: readonly DomainRow[],
): Move | undefined {
  const phaseOf = ({ fase }: Pick<DomainRow, 'fase'>): number => (fase ? selectionPhases.indexOf(fase) : -1);
  const index = states.findIndex(({ id }) => id === candidate.estado);
  const current = states[index];
  if (!current?.fase) return undefined;
  const moves = movesOf(candidate, states);
  return states
    .slice(index + 1)
    .find((row) => moves.includes(row) && row.fase !== 'descartadas' && phaseOf(row) >= phaseOf(current));
}

/** Whether a move ends the company's decision: the candidate is selected or turned down. */
export function isDecision({ fase }: Pick<Move, 'fase'>): boolean {
  return fase === 'seleccionadas' || fase === 'descartadas';
}

/**
 * Whether a candidacy can be moved back from a state, judged by the candidates known in that state.
 * @returns undefined where no candidate is in that state
 */
export function canMoveBack(
  candidates: readonly Candidate[],
  from: number,
  back: number,
): boolean | undefined {
  const known = candidates.find(({ estado, estadosPosibles }) => estado === from && estadosPosibles);
  return known?.estadosPosibles?.includes(back);
}

/** Number of filled places of an offer, by the states of its candidates. */
export function filledPlaces(candidates: readonly Candidate[], states: readonly DomainRow[]): number {
  const filled = new Set(states.flatMap(({ id, fase }) => (fase === 'seleccionadas' ? [id] : [])));
  return candidates.filter(({ estado }) => filled.has(estado)).length;
}
