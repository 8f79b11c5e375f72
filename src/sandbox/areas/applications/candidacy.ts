import { candidacyStates, profiles } from '#core/contract/constants.ts';
import type { SelectionPhase } from '#core/contract/entities/domain.ts';

/** Role that moves a candidacy to its next state, as recorded in its history. */
export type TransitionRole = 'estudiante' | 'empresa' | 'universidad' | 'sistema';

/** States of a candidacy: rows of `estadosCandidaturasAlumno`. */
export const state = {
  enrolled: 1,
  underReview: 2,
  sentToCompany: 3,
  inSelection: 4,
  shortlisted: 5,
  interview: candidacyStates.interview,
  onHold: 7,
  selected: 8,
  notSelected: 9,
  discarded: 10,
  paperwork: 11,
  assigned: 12,
  finished: 13,
  withdrawn: 14,
  offerClosed: 15,
  preEnrolmentPending: candidacyStates.preEnrolmentPending,
  preEnrolmentRejected: candidacyStates.preEnrolmentRejected,
  preEnrolmentExpired: 18,
} as const;

interface StateRule {
  /** Possible next states; empty for final states. */
  next: readonly number[];
  /** Side with the next move. */
  turn: 'estudiante' | 'empresa' | 'universidad' | 'nadie';
  /** Roles allowed to set this state. */
  by: readonly TransitionRole[];
  /** Phase of the selection, for the company; undefined before the company sees the candidacy. */
  phase?: SelectionPhase;
}

/** Rules of every state: next states, side with the next move, and allowed roles. */
export const stateRules: Readonly<Record<number, StateRule>> = {
  [state.enrolled]: {
    next: [
      state.underReview,
      state.sentToCompany,
      state.discarded,
      state.withdrawn,
      state.offerClosed,
      state.preEnrolmentPending,
    ],
    turn: 'universidad',
    by: ['estudiante'],
  },
  [state.underReview]: {
    next: [
      state.sentToCompany,
      state.discarded,
      state.withdrawn,
      state.offerClosed,
      state.preEnrolmentPending,
    ],
    turn: 'universidad',
    by: ['universidad'],
  },
  [state.sentToCompany]: {
    next: [
      state.inSelection,
      state.shortlisted,
      state.selected,
      state.notSelected,
      state.offerClosed,
      state.preEnrolmentPending,
    ],
    turn: 'empresa',
    by: ['universidad', 'estudiante'],
    phase: 'nuevas',
  },
  [state.inSelection]: {
    next: [
      state.shortlisted,
      state.interview,
      state.onHold,
      state.selected,
      state.notSelected,
      state.offerClosed,
    ],
    turn: 'empresa',
    by: ['empresa'],
    phase: 'enProceso',
  },
  [state.shortlisted]: {
    next: [state.interview, state.onHold, state.selected, state.notSelected, state.offerClosed],
    turn: 'empresa',
    by: ['empresa'],
    phase: 'finalistas',
  },
  [state.interview]: {
    next: [state.onHold, state.selected, state.notSelected, state.offerClosed],
    turn: 'empresa',
    by: ['empresa'],
    phase: 'finalistas',
  },
  [state.onHold]: {
    next: [state.selected, state.notSelected, state.offerClosed],
    turn: 'empresa',
    by: ['empresa'],
    phase: 'enProceso',
  },
  [state.selected]: {
    next: [state.notSelected, state.paperwork],
    turn: 'universidad',
    by: ['empresa'],
    phase: 'seleccionadas',
  },
  [state.notSelected]: { next: [], turn: 'nadie', by: ['empresa'], phase: 'descartadas' },
  [state.discarded]: { next: [], turn: 'nadie', by: ['universidad'], phase: 'descartadas' },
  [state.paperwork]: {
    next: [state.assigned],
    turn: 'universidad',
    by: ['universidad'],
    phase: 'seleccionadas',
  },
  [state.assigned]: {
    next: [state.finished],
    turn: 'universidad',
    by: ['universidad'],
    phase: 'seleccionadas',
  },
  [state.finished]: { next: [], turn: 'nadie', by: ['universidad'], phase: 'seleccionadas' },
  [state.withdrawn]: { next: [], turn: 'nadie', by: ['estudiante'], phase: 'descartadas' },
  [state.offerClosed]: { next: [], turn: 'nadie', by: ['sistema'], phase: 'descartadas' },
  [state.preEnrolmentPending]: {
    next: [state.sentToCompany, state.offerClosed, state.preEnrolmentRejected, state.preEnrolmentExpired],
    turn: 'estudiante',
    by: ['universidad', 'empresa'],
    phase: 'enProceso',
  },
  [state.preEnrolmentRejected]: { next: [], turn: 'nadie', by: ['estudiante'], phase: 'descartadas' },
  [state.preEnrolmentExpired]: { next: [], turn: 'nadie', by: ['sistema'], phase: 'descartadas' },
};

const ruleOf = (id: number): StateRule => stateRules[id] ?? { next: [], turn: 'nadie', by: [] };

export const allStates: readonly number[] = Object.keys(stateRules).map(Number);

export function isFinal(id: number): boolean {
  return ruleOf(id).next.length === 0;
}

/** States that the closing of an offer ends; `selected`, `paperwork` and `assigned` go on. */
export const openStates: readonly number[] = allStates.filter((id) =>
  ruleOf(id).next.includes(state.offerClosed),
);

/** Final states: the applicant no longer takes part. */
export const finalStates: readonly number[] = allStates.filter(isFinal);

/** Part of a selection that a state belongs to, for the company. */
export function phaseOf(id: number): SelectionPhase | undefined {
  return ruleOf(id).phase;
}

/** Side with the next move. */
export function turnOf(id: number): StateRule['turn'] {
  return ruleOf(id).turn;
}

/** Whether the student may still withdraw. */
export function canWithdraw(id: number): boolean {
  return ruleOf(id).next.includes(state.withdrawn);
}

/** A pre-enrolment is answered by the student alone: nobody else sends it on to the company. */
function mayMove(from: number, to: number, by: TransitionRole): boolean {
  if (!ruleOf(to).by.includes(by)) return false;
  return to !== state.sentToCompany || (from === state.preEnrolmentPending) === (by === 'estudiante');
}

/** States that someone may choose next. */
export function nextStates(from: number, by: TransitionRole): number[] {
  return ruleOf(from).next.filter((to) => mayMove(from, to, by));
}

/**
 * Returns the refusal code of a move: `statusCannotChange` from a final state, `statusNotPossible` for a target state
 * closed to the role.
 */
export function moveRefusal(from: number, to: number, by: TransitionRole): 14 | 49 | undefined {
  if (isFinal(from)) return 49;
  return nextStates(from, by).includes(to) ? undefined : 14;
}

/**
 * Returns the refusal code of a withdrawal: `statusCannotChange` for an ended candidacy, `applicationProcessed` for a
 * candidacy in process.
 */
export function withdrawalRefusal(from: number): 30 | 49 | undefined {
  if (canWithdraw(from)) return undefined;
  return isFinal(from) ? 49 : 30;
}

/** Whether a move needs a reason: a rejection, by whichever side. */
export function needsReason(to: number): boolean {
  return to === state.notSelected || to === state.preEnrolmentRejected;
}

interface Reason {
  idMotivo: number;
  idEstado: number;
  idPerfil: number;
}

/**
 * Whether a reason is valid: listed for the state and kind of offer; free text when the list has no reason for them.
 * @param reasons rows of `tipoMotivoCambioEstadoCandidatura`
 */
export function isReason(
  reasons: readonly Reason[],
  to: number,
  idPerfil: (typeof profiles)[keyof typeof profiles],
  given: { idMotivo?: number | undefined; motivo?: string | undefined },
): boolean {
  const fitting = reasons.filter((reason) => reason.idEstado === to && reason.idPerfil === idPerfil);
  if (fitting.length === 0) return Boolean(given.motivo?.trim());
  return fitting.some(({ idMotivo }) => idMotivo === given.idMotivo);
}
