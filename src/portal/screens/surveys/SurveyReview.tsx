import * as codes from '#core/contract/codes.ts';
import type { Ref } from 'react';
import pencil from 'icon:pencil';
import send from 'icon:send';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { ConnectedSurvey } from './connect-survey.ts';
import { failureText } from './failure-text.ts';
import { givenAnswers, hasReply, type SurveyStep } from './answering.ts';
import type { AnsweringState } from './use-answering.ts';
import { useStep } from './use-step.ts';

interface SurveyReviewProps {
  preguntas: readonly SurveyQuestion[];
  state: AnsweringState;
  survey: ConnectedSurvey;
  heading: Ref<HTMLHeadingElement>;
  /** Called with whether the server reports unanswered mandatory questions. */
  onIncomplete: (isIncomplete: boolean) => void;
}

/** Review of all answers before sending. */
export function SurveyReview({ preguntas, state, survey, heading, onIncomplete }: SurveyReviewProps) {
  const { t } = usePage().format;
  const { answering, show } = state;
  const { steps } = answering;
  const sending = useStep(async () => {
    const failure = await survey.submit(givenAnswers(preguntas, steps));
    const isRefused = failure?.kind === 'error' && failure.code === codes.questionsUnanswered;
    onIncomplete(isRefused);
    return isRefused ? undefined : failure;
  });
  return (
    <section className="survey-card" aria-labelledby="survey-review">
      <h2 id="survey-review" ref={heading} tabIndex={-1} className="survey-heading">
        {t('surveys.review')}
      </h2>
      <p>{t('surveys.reviewText')}</p>
      <ol className="survey-answers" role="list">
        {steps.map((step, index) => (
          <ReviewedAnswer
            key={step.question}
            step={step}
            question={preguntas.find(({ idPregunta }) => idPregunta === step.question)}
            change={() => show(index)}
          />
        ))}
      </ol>
      {sending.failure && (
        <p role="alert" className="survey-problem">
          {t('surveys.notSent')} {failureText(sending.failure, t)}
        </p>
      )}
      <div className="survey-steps">
        <Button kind="primary" isBusy={sending.isBusy} onClick={sending.run}>
          <Icon shapes={send} />
          {t(sending.failure ? 'actions.retry' : 'surveys.send')}
        </Button>
      </div>
    </section>
  );
}

interface ReviewedAnswerProps {
  step: SurveyStep;
  question: SurveyQuestion | undefined;
  change: () => void;
}

function ReviewedAnswer({ step: { reply }, question, change }: ReviewedAnswerProps) {
  const { t } = usePage().format;
  if (!question) return null;
  const chosen = question.respuestas.filter(({ idRespuesta }) => reply.chosen.includes(idRespuesta));
  return (
    <li>
      <div>
        <p className="survey-asked">{question.texto}</p>
        {!hasReply(reply) && <p className="survey-unanswered">{t('surveys.noAnswer')}</p>}
        {chosen.map(({ idRespuesta, texto }) => (
          <p key={idRespuesta}>{texto}</p>
        ))}
        {question.tipo === 'texto' && hasReply(reply) && <p className="survey-written">{reply.text}</p>}
      </div>
      <Button kind="quiet" aria-label={t('surveys.changeOf', { question: question.texto })} onClick={change}>
        <Icon shapes={pencil} />
        {t('surveys.change')}
      </Button>
    </li>
  );
}
