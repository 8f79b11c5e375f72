import * as codes from '#core/contract/codes.ts';
import type { BaseContext } from '../../context.ts';
import { type Sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { nextState, type Transitions } from '../../rules/transitions.ts';
import type { NotificationContext } from '../../notifications/notify-about.ts';

/** Context of an action of the university: a call's context without a user. */
export type ActionContext = NotificationContext & Pick<BaseContext, 'files'>;

/** Loads a required row. Refuses with `actionNotAllowed`. */
export function rowFor<T>({ db }: ActionContext, query: Sql): T {
  return db.get<T>(query) ?? refuse(codes.actionNotAllowed);
}

/** Returns the state after an action. Refuses with `statusCannotChange` when the state forbids the action. */
export function stateAfter<State extends string, Action extends string>(
  transitions: Transitions<State, Action>,
  from: State,
  action: Action,
): State {
  return nextState(transitions, from, action) ?? refuse(codes.statusCannotChange);
}
