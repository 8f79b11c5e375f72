/** Transition table: next state by state and action; absent actions are not allowed. */
export type Transitions<State extends string, Action extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, State>>>>
>;

/** Returns the next state; undefined when the action is not allowed. */
export function nextState<State extends string, Action extends string>(
  transitions: Transitions<State, Action>,
  from: State,
  action: Action,
): State | undefined {
  return transitions[from][action];
}
