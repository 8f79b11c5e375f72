import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Move } from '#core/model/candidates.ts';
import type { CandidacyStates } from '../use-states.ts';

/** Props of every bulk action on candidates. */
export interface BulkProps {
  offer: Process;
  people: readonly Candidate[];
  states: CandidacyStates;
  /** States of the action that at least one of the candidates can be moved to. */
  moves: readonly Move[];
  /** Called at the end. @param failed ids of the candidates without the change */
  onDone: (failed: readonly number[]) => void;
  onClose: () => void;
}
