import * as codes from '#core/contract/codes.ts';
import type { BaseContext } from '../../context.ts';
import { type Sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { nextState, type Transitions } from '../../rules/transitions.ts';
import type { Teller } from '../../telling/tell.ts';

/** What an act of the university needs: a call's context without the one who calls. */
export type ActContext = Teller & Pick<BaseContext, 'files'>;

/** A row that must be there. Refuses with 48. */
export function rowFor<T>({ db }: ActContext, query: Sql): T {
  return db.get<T>(query) ?? refuse(codes.actionNotAllowed);
}

/** The state that an action leads to. Refuses with 49 where it is not possible. */
export function stateAfter<State extends string, Action extends string>(
  transitions: Transitions<State, Action>,
  from: State,
  action: Action,
): State {
  return nextState(transitions, from, action) ?? refuse(codes.statusCannotChange);
}
