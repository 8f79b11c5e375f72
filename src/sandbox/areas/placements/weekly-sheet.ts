import { nextState, type Transitions } from '../../rules/transitions.ts';

/** State of a weekly sheet; `pendiente` is a week without a sheet, absent in the contract. */
export type WeeklySheetState = 'pendiente' | 'Enviado' | 'validado' | 'rechazado';

/** The student sends and corrects; the university validates or rejects. */
export type WeeklySheetAction = 'send' | 'correct' | 'validate' | 'reject';

export const weeklySheetTransitions: Transitions<WeeklySheetState, WeeklySheetAction> = {
  pendiente: { send: 'Enviado' },
  Enviado: { validate: 'validado', reject: 'rechazado' },
  rechazado: { correct: 'Enviado' },
  validado: {},
};

/** Returns the state after an action on a sheet; undefined when not allowed. */
export function nextSheetState(
  estado: Exclude<WeeklySheetState, 'pendiente'> | undefined,
  action: WeeklySheetAction,
): WeeklySheetState | undefined {
  return nextState(weeklySheetTransitions, estado ?? 'pendiente', action);
}
