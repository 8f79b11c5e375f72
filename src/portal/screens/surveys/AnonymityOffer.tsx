import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { failureText } from './failure-text.ts';
import type { SurveyAccessStore } from './survey-stage.ts';
import { useStep } from './use-step.ts';

/** Offer to answer anonymously, for identified users where the survey allows it. */
export function AnonymityOffer({ survey }: { survey: Pick<SurveyAccessStore, 'enterAnonymously'> }) {
  const { t } = usePage().format;
  const { run, isBusy, failure } = useStep(survey.enterAnonymously);
  return (
    <div className="survey-why survey-offer">
      <p>{t('surveys.anonymityOffer')}</p>
      {failure && (
        <p role="alert" className="survey-problem">
          {failureText(failure, t)}
        </p>
      )}
      <Button isBusy={isBusy} onClick={run}>
        {t('surveys.answerAnonymously')}
      </Button>
    </div>
  );
}
