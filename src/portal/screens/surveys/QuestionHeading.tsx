import type { Ref } from 'react';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { usePage } from '#portal/island/page-context.ts';

/** Id of the progress text, which describes the heading for screen readers. */
export const progressId = 'survey-progress';

interface QuestionHeadingProps {
  id?: string;
  ref: Ref<HTMLHeadingElement>;
  question: SurveyQuestion;
}

/** Text of the question, marked as mandatory or optional. */
export function QuestionHeading({ id, ref, question }: QuestionHeadingProps) {
  const { t } = usePage().format;
  return (
    <h2 id={id} ref={ref} tabIndex={-1} aria-describedby={progressId} className="survey-heading">
      {question.texto}{' '}
      {question.respuestaObligatoria ? (
        <span className="survey-mark">{t('surveys.mandatory')}</span>
      ) : (
        <span className="field-optional">{t('frame.optional')}</span>
      )}
    </h2>
  );
}
