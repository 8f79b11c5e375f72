import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Move } from '#core/model/candidates.ts';
import type { States } from '../use-states.ts';

/** What an action for several candidates knows. */
export interface ManyProps {
  offer: Process;
  people: readonly Candidate[];
  states: States;
  /** The states of those who are turned down that some of them can be moved to. */
  rejections: readonly Move[];
  /** It is over. @param left those for whom it was not done */
  onDone: (left: readonly number[]) => void;
  onClose: () => void;
}
