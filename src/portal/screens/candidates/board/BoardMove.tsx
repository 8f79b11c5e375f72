import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import type { Move } from '#core/model/candidates.ts';
import { CandidateMoves } from '../person/CandidateMoves.tsx';
import { useCandidateName } from '../use-candidate-name.ts';
import type { CandidacyStates } from '../use-states.ts';
import '../person/person.scss';

interface BoardMoveProps {
  candidate: Candidate;
  /** The move to begin with. */
  move: Move;
  process: ProcessDetail;
  states: CandidacyStates;
}

/** The bar of the candidate who was moved on the board last, with the way back and the further moves. */
export function BoardMove({ candidate, move, process, states }: BoardMoveProps) {
  const name = useCandidateName()(candidate);
  const { proceso, candidatos } = process;
  return (
    <div className="board-move">
      <CandidateMoves
        {...{ candidate, name, states, candidatos }}
        offer={proceso.urlAcceso}
        idPerfil={proceso.idPerfil}
        start={move}
        onNextUnread={undefined}
        isAllRead={false}
        about={
          <>
            <strong>{name}</strong>
            <span className="candidate-state">{states.nameOf(candidate.estado)}</span>
          </>
        }
      >
        {null}
      </CandidateMoves>
    </div>
  );
}
