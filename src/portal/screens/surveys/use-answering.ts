import { useEffect, useState } from 'react';
import type { SurveyContent, SurveyQuestion } from '#core/contract/entities/survey.ts';
import type { ConnectedSurvey } from './connect-survey.ts';
import { restore } from './survey-draft.ts';
import {
  type Answering,
  answersAtStake,
  beginning,
  confirmReply,
  discard,
  firstUnanswered,
  moveToQuestion,
  hasReply,
  currentQuestion,
  type SurveyReply,
  currentReply,
  write,
} from './answering.ts';

/** Direction of a move, remembered while the user confirms that later answers are dropped. */
type Direction = 'back' | 'on' | 'review';

export interface AnsweringState {
  answering: Answering;
  question: SurveyQuestion | undefined;
  /** Number of attempts to leave a mandatory question without an answer. */
  refusals: number;
  /** Number of later answers that a change would drop, while the user is asked to confirm. */
  atStake: number | undefined;
  set: (reply: SurveyReply) => void;
  move: (direction: Direction) => void;
  /** Confirms or discards the change that would drop later answers. */
  settle: (change: boolean) => void;
  show: (index: number) => void;
  restart: () => void;
}

/** State of answering, stored as a draft in the tab. */
export function useAnswering(
  { preguntas }: Pick<SurveyContent, 'preguntas'>,
  draftOf: ConnectedSurvey['draft'],
): AnsweringState {
  const [draft] = useState(draftOf);
  const [answering, setAnswering] = useState(() => restore(preguntas, draft.read()));
  const [refusals, setRefusals] = useState(0);
  const [pendingMove, setPendingMove] = useState<Direction>();
  const [known, setKnown] = useState(preguntas);

  // The questions were read again, because mandatory ones have changed or the user has signed in again.
  if (known !== preguntas) {
    setKnown(preguntas);
    const restored = restore(preguntas, answering);
    const missing = firstUnanswered(preguntas, restored);
    setAnswering(missing === undefined ? restored : moveToQuestion(restored, missing));
  }

  useEffect(() => {
    if (answering === beginning) draft.clear();
    else draft.write(answering);
  }, [answering, draft]);

  const question = currentQuestion(preguntas, answering);

  const go = (from: Answering, direction: Direction): void => {
    const index = { back: from.at - 1, on: from.at + 1, review: from.steps.length }[direction];
    setRefusals(0);
    setAnswering(moveToQuestion(from, index));
  };

  return {
    answering,
    question,
    refusals,
    atStake: pendingMove && answersAtStake(preguntas, answering),
    set: (reply) => setAnswering(write(answering, reply)),
    move: (direction) => {
      const isEmpty = !hasReply(currentReply(answering));
      const isFirstTime = answering.at === answering.steps.length;
      if (question?.respuestaObligatoria && isEmpty && direction !== 'back') setRefusals(refusals + 1);
      // Going back from an unanswered question discards its empty reply.
      else if (isEmpty && direction === 'back' && (question?.respuestaObligatoria || isFirstTime))
        go(discard(answering), direction);
      else if (answersAtStake(preguntas, answering) > 0) setPendingMove(direction);
      else go(confirmReply(preguntas, answering), direction);
    },
    settle: (change) => {
      setPendingMove(undefined);
      if (pendingMove) go(change ? confirmReply(preguntas, answering) : discard(answering), pendingMove);
    },
    show: (index) => {
      setRefusals(0);
      setAnswering(moveToQuestion(answering, index));
    },
    restart: () => {
      setRefusals(0);
      setAnswering(beginning);
    },
  };
}
