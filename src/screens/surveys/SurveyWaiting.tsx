import cloudOff from 'icon:cloud-off';
import { errorOf } from '#api/errors.ts';
import type { CallFailure } from '#api/client/result.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Until it is known what to show: the shape of a question. */
export function SurveyLoading() {
  const { t } = usePage().format;
  return (
    <div className="survey-card">
      <p role="status" className="visually-hidden">
        {t('surveys.loading')}
      </p>
      <div className="skeleton survey-skeleton" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

interface SurveyFailedProps {
  failure: CallFailure;
  retry: () => void;
}

/** No answer came. */
export function SurveyFailed({ failure, retry }: SurveyFailedProps) {
  const { t } = usePage().format;
  const { text, values } = errorOf(failure.kind === 'aborted' ? 500 : failure.code);
  return (
    <div className="survey-card survey-message" role="alert">
      <Icon shapes={cloudOff} />
      <p>{t(text, values)}</p>
      <Button kind="primary" onClick={retry}>
        {t('actions.retry')}
      </Button>
    </div>
  );
}
