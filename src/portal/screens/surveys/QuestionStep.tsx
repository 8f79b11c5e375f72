import chevronLeft from 'icon:chevron-left';
import chevronRight from 'icon:chevron-right';
import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import type { surveyMessages } from '#core/contract/validation/survey.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { TextAnswer } from './TextAnswer.tsx';
import type { AnsweringState } from './use-answering.ts';
import { currentReply } from './answering.ts';

interface QuestionStepProps {
  question: SurveyQuestion;
  state: AnsweringState;
  heading: Ref<HTMLHeadingElement>;
  problem: (typeof surveyMessages)['question'] | undefined;
  /** All questions have been shown before, so a button leads back to the review. */
  canReview: boolean;
}

/** One question with buttons to continue and go back. */
export function QuestionStep({ question, state, heading, problem, canReview }: QuestionStepProps) {
  const { t } = usePage().format;
  const { answering, refusals, move, set } = state;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [refusals]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    move('on');
  };
  const field = { question, reply: currentReply(answering), set, heading, problem };
  return (
    <form ref={form} className="survey-card survey-question" noValidate onSubmit={onSubmit}>
      {question.tipo === 'texto' ? <TextAnswer {...field} /> : <ChoiceField {...field} />}
      {problem && (
        <p id="survey-problem" className="survey-problem" role="alert">
          {t(problem)}
        </p>
      )}
      <div className="survey-steps">
        {answering.at > 0 && (
          <Button onClick={() => move('back')}>
            <Icon shapes={chevronLeft} />
            {t('surveys.back')}
          </Button>
        )}
        <Button type="submit" kind="primary">
          {t('surveys.next')}
          <Icon shapes={chevronRight} />
        </Button>
        {canReview && (
          <Button kind="quiet" onClick={() => move('review')}>
            {t('surveys.toReview')}
          </Button>
        )}
      </div>
    </form>
  );
}
