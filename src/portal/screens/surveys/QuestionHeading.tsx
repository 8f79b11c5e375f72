import type { Ref } from 'react';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { usePage } from '#portal/island/page-context.ts';

/** Element that says which question this is; someone who is led to the heading hears it. */
export const progressId = 'survey-progress';

interface QuestionHeadingProps {
  id?: string;
  ref: Ref<HTMLHeadingElement>;
  question: SurveyQuestion;
}

/** The question, and whether it must be answered. */
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
