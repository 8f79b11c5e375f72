import { useEffect, useRef, useState } from 'react';
import rotateCcw from 'icon:rotate-ccw';
import type { SurveyContent } from '#core/contract/entities/survey.ts';
import { surveyMessages } from '#core/contract/validation/survey.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { Question } from '#portal/ui/Question.tsx';
import type { ConnectedSurvey } from './connect-survey.ts';
import { AnonymityOffer } from './AnonymityOffer.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { SurveyProgress } from './SurveyProgress.tsx';
import { SurveyReview } from './SurveyReview.tsx';
import { isComplete } from './answering.ts';
import { progressOf } from './survey-progress.ts';
import { useAnswering } from './use-answering.ts';
import './survey-questions.scss';

interface SurveyQuestionsProps {
  content: SurveyContent;
  offersAnonymity: boolean;
  survey: ConnectedSurvey;
}

/** Questions one at a time, then a review of all answers. */
export function SurveyQuestions({ content, offersAnonymity, survey }: SurveyQuestionsProps) {
  const { t } = usePage().format;
  const { preguntas, descripcion } = content;
  const state = useAnswering(content, survey.draft);
  const { answering, question, refusals, atStake } = state;
  const [isRestarting, setRestarting] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = question?.idPregunta ?? 'review';
  useFocusOnStep(heading, shown);

  const hasBegun = answering.steps.length > 0 || answering.working !== undefined;
  const restart = (isYes: boolean): void => {
    setRestarting(false);
    if (isYes) state.restart();
  };

  return (
    <>
      {descripcion && answering.at === 0 && <p className="survey-lead">{descripcion}</p>}
      {offersAnonymity && answering.at === 0 && <AnonymityOffer survey={survey} />}
      {isIncomplete && (
        <p role="alert" className="survey-problem">
          {t(surveyMessages.end)}
        </p>
      )}
      {question ? (
        <>
          <SurveyProgress progress={progressOf(preguntas, answering)} />
          <QuestionStep
            key={shown}
            {...{ question, state, heading }}
            problem={refusals > 0 ? surveyMessages.question : undefined}
            canReview={answering.at < answering.steps.length && isComplete(preguntas, answering)}
          />
        </>
      ) : (
        <SurveyReview {...{ preguntas, state, survey, heading }} onIncomplete={setIncomplete} />
      )}
      {hasBegun && (
        <Button kind="quiet" className="survey-restart" onClick={() => setRestarting(true)}>
          <Icon shapes={rotateCcw} />
          {t('surveys.restart')}
        </Button>
      )}
      <Question
        open={isRestarting}
        title={t('surveys.restartQuestion')}
        isDestructive
        no={t('surveys.keepAnswers')}
        yes={t('surveys.restart')}
        onAnswer={restart}
      />
      <Question
        open={atStake !== undefined}
        title={t('surveys.changeQuestion', { count: atStake ?? 0 })}
        no={t('surveys.leaveAnswer')}
        yes={t('surveys.changeAnswer')}
        onAnswer={state.settle}
      />
    </>
  );
}

/** Moves focus to the heading of each step except the first one. */
function useFocusOnStep(heading: { current: HTMLElement | null }, shown: number | string): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current !== shown) heading.current?.focus();
    previous.current = shown;
  }, [heading, shown]);
}
