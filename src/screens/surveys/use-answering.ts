import { useEffect, useState } from 'react';
import { unansweredQuestions } from '#api/validation/survey.ts';
import type { SurveyContent, SurveyQuestion } from '#api/entities/survey.ts';
import type { ConnectedSurvey } from './connect-survey.ts';
import { restore } from './survey-draft.ts';
import {
  type Answering,
  answersAtStake,
  beginning,
  confirm,
  discard,
  goTo,
  isReplied,
  questionShown,
  type Reply,
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
  set: (reply: Reply) => void;
  move: (direction: Direction) => void;
  /** Answers the question about the later answers. */
  settle: (change: boolean) => void;
  show: (place: number) => void;
  restart: () => void;
}

/** The answers of the person at this browser, kept in its tab. */
export function useAnswering(
  { preguntas }: Pick<SurveyContent, 'preguntas'>,
  draft: ConnectedSurvey['draft'],
): AnsweringState {
  const [answering, setAnswering] = useState(() => restore(preguntas, draft.read()));
  const [refusals, setRefusals] = useState(0);
  const [asked, setAsked] = useState<Direction>();

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
    atStake: asked && answersAtStake(answering),
    set: (reply) => setAnswering(write(answering, reply)),
    move: (direction) => {
      const isEmpty = !isReplied(replyShown(answering));
      if (question && direction !== 'back' && isEmpty && question.respuestaObligatoria) {
        setRefusals(refusals + 1);
        return;
      }
      // Going back from a question that was not reached before leaves it as it is.
      const isLeftOpen = direction === 'back' && isEmpty;
      if (answersAtStake(answering) > 0) setAsked(direction);
      else go(isLeftOpen ? discard(answering) : confirm(preguntas, answering), direction);
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

/** Place of the first mandatory question on the way that has no answer. */
export function firstUnanswered(
  questions: readonly SurveyQuestion[],
  { steps }: Answering,
): number | undefined {
  const asked = questions.filter((it) => steps.some(({ question }) => question === it.idPregunta));
  const given = steps.flatMap(({ question, reply }) =>
    isReplied(reply) ? [{ idPregunta: question, idRespuesta: 0 }] : [],
  );
  const missing = unansweredQuestions(asked, given);
  const place = steps.findIndex(({ question }) => missing.includes(question));
  return place === -1 ? undefined : place;
}
