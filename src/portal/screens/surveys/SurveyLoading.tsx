import { usePage } from '#portal/island/page-context.ts';

/** Skeleton of a question, shown while loading. */
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
