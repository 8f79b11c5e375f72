import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { failureText } from './failure-text.ts';
import type { SurveyAccessStore } from './survey-stage.ts';
import { useStep } from './use-step.ts';

interface SurveyAnonymousProps {
  survey: Pick<SurveyAccessStore, 'enterAnonymously'>;
  isOnlyMethod: boolean;
}

/** Button to answer anonymously. */
export function SurveyAnonymous({ survey, isOnlyMethod }: SurveyAnonymousProps) {
  const { t } = usePage().format;
  const { run, isBusy, failure } = useStep(survey.enterAnonymously);
  return (
    <section className="survey-card" aria-labelledby="survey-anonymous">
      <h2 id="survey-anonymous">{t('surveys.anonymousTitle')}</h2>
      <p>{t('surveys.anonymousText')}</p>
      {failure && (
        <p role="alert" className="survey-problem">
          {failureText(failure, t)}
        </p>
      )}
      <Button kind={isOnlyMethod ? 'primary' : 'secondary'} isBusy={isBusy} onClick={run}>
        {t('surveys.answerAnonymously')}
      </Button>
    </section>
  );
}
