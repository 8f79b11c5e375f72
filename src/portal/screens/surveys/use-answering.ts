import { useEffect, useState } from 'react';
import type { SurveyContent, SurveyQuestion } from '#core/contract/entities/survey.ts';
import type { ConnectedSurvey } from './connect-survey.ts';
import { restore } from './survey-draft.ts';
import {
  type Answering,
  answersAtStake,
  beginning,
  confirm,
  discard,
  firstUnanswered,
  goTo,
  isReplied,
  questionShown,
  type SurveyReply,
  replyShown,
  write,
} from './survey-store.ts';

/** What was wanted when the person was asked whether later answers may go. */
type Direction = 'back' | 'on' | 'review';

export interface AnsweringState {
  answering: Answering;
  question: SurveyQuestion | undefined;
  /** Whether a mandatory question was left without an answer; counts the tries. */
  refusals: number;
  /** How many later answers a change would drop, while the person is asked about it. */
  atStake: number | undefined;
  set: (reply: SurveyReply) => void;
  move: (direction: Direction) => void;
  /** Answers the question about the later answers. */
  settle: (change: boolean) => void;
  show: (place: number) => void;
  restart: () => void;
}

/** The answers of the person at this browser, kept in its tab. */
export function useAnswering(
  { preguntas }: Pick<SurveyContent, 'preguntas'>,
  draftOf: ConnectedSurvey['draft'],
): AnsweringState {
  const [draft] = useState(draftOf);
  const [answering, setAnswering] = useState(() => restore(preguntas, draft.read()));
  const [refusals, setRefusals] = useState(0);
  const [asked, setAsked] = useState<Direction>();
  const [known, setKnown] = useState(preguntas);

  // The questions were read again, because what must be answered has changed, or someone has signed in again.
  if (known !== preguntas) {
    setKnown(preguntas);
    const restored = restore(preguntas, answering);
    const missing = firstUnanswered(preguntas, restored);
    setAnswering(missing === undefined ? restored : goTo(restored, missing));
  }

  useEffect(() => {
    if (answering === beginning) draft.clear();
    else draft.write(answering);
  }, [answering, draft]);

  const question = questionShown(preguntas, answering);

  const go = (from: Answering, direction: Direction): void => {
    const place = { back: from.at - 1, on: from.at + 1, review: from.steps.length }[direction];
    setRefusals(0);
    setAnswering(goTo(from, place));
  };

  return {
    answering,
    question,
    refusals,
    atStake: asked && answersAtStake(preguntas, answering),
    set: (reply) => setAnswering(write(answering, reply)),
    move: (direction) => {
      const isEmpty = !isReplied(replyShown(answering));
      const isFirstTime = answering.at === answering.steps.length;
      if (question?.respuestaObligatoria && isEmpty && direction !== 'back') setRefusals(refusals + 1);
      // Going back from a question that has no answer leaves it as it was.
      else if (isEmpty && direction === 'back' && (question?.respuestaObligatoria || isFirstTime))
        go(discard(answering), direction);
      else if (answersAtStake(preguntas, answering) > 0) setAsked(direction);
      else go(confirm(preguntas, answering), direction);
    },
    settle: (change) => {
      setAsked(undefined);
      if (asked) go(change ? confirm(preguntas, answering) : discard(answering), asked);
    },
    show: (place) => {
      setRefusals(0);
      setAnswering(goTo(answering, place));
    },
    restart: () => {
      setRefusals(0);
      setAnswering(beginning);
    },
  };
}
