/** A state machine as data: for each state, the state that each action leads to. What is absent is not possible. */
export type Transitions<State extends string, Action extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, State>>>>
>;

/** The state that an action leads to; undefined where it is not possible. */
export function nextState<State extends string, Action extends string>(
  transitions: Transitions<State, Action>,
  from: State,
  action: Action,
): State | undefined {
  return transitions[from][action];
}
