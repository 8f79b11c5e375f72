import { nextState, type Transitions } from '../../rules/transitions.ts';

/** State of a week: `pendiente` is one of which no sheet was sent, where the contract has no state at all. */
export type WeeklySheetState = 'pendiente' | 'Enviado' | 'validado' | 'rechazado';

/** The student sends and corrects; the university validates or rejects. */
export type WeeklySheetAction = 'send' | 'correct' | 'validate' | 'reject';

export const weeklySheetTransitions: Transitions<WeeklySheetState, WeeklySheetAction> = {
  pendiente: { send: 'Enviado' },
  Enviado: { validate: 'validado', reject: 'rechazado' },
  rechazado: { correct: 'Enviado' },
  validado: {},
};

/** The state after an action on a sheet as it is stored; undefined where it is not possible. */
export function sheetAfter(
  estado: Exclude<WeeklySheetState, 'pendiente'> | undefined,
  action: WeeklySheetAction,
): WeeklySheetState | undefined {
  return nextState(weeklySheetTransitions, estado ?? 'pendiente', action);
}
