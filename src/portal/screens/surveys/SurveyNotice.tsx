import type { SurveySession } from '#core/contract/entities/session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { failureText } from './failure-text.ts';
import type { SurveyAccessStore } from './survey-stage.ts';
import { useStep } from './use-step.ts';

interface SurveyNoticeProps {
  notice: SurveySession;
  survey: Pick<SurveyAccessStore, 'acceptNotice' | 'restart'>;
}

/** The data protection notice, to be accepted before the questions. */
export function SurveyNotice({ notice, survey }: SurveyNoticeProps) {
  const { t } = usePage().format;
  const { run, isBusy, failure } = useStep(survey.acceptNotice);
  const { textoCortoRGPD = '', linkExternoRGPD = '' } = notice;
  return (
    <section className="survey-card" aria-labelledby="survey-notice">
      <h2 id="survey-notice">{t('surveys.notice')}</h2>
      <p className="survey-notice-text">{textoCortoRGPD}</p>
      {/^https?:\/\//.test(linkExternoRGPD) && (
        <p>
          <ServerLink address={linkExternoRGPD}>{t('surveys.noticeLink')}</ServerLink>
        </p>
      )}
      {failure && (
        <p role="alert" className="survey-problem">
          {failureText(failure, t)}
        </p>
      )}
      <div className="survey-buttons">
        <Button kind="primary" isBusy={isBusy} onClick={run}>
          {t('surveys.acceptNotice')}
        </Button>
        <Button onClick={() => void survey.restart()}>{t('surveys.declineNotice')}</Button>
      </div>
    </section>
  );
}
