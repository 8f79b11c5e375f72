import send from 'icon:send';
import { usePage } from '#shell/islands/page-context.ts';
import { PageFailed, PageState } from '#shell/page-state/PageState.tsx';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { useOwnApplications } from './use-own-applications.ts';
import { useStateNames } from './use-state-names.ts';
import '#shell/sections/sections.scss';
import './applications.scss';

/** The reader's own applications to placements and jobs. */
export function ApplicationsScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const own = useOwnApplications();
  const nameOf = useStateNames();
  const { kinds, applications, isLoading, failed, refresh } = own;
  const retry = (): void => void refresh(failed);

  // Cards without their state would only have to be drawn again.
  if (applications.length === 0 ? isLoading : !nameOf)
    return (
      <div className="applications">
        <SkeletonRows rows={5} label={t('applications.loading')} />
      </div>
    );
  if (applications.length === 0 && failed.length > 0)
    return <PageFailed text={t('applications.failed')} retry={retry} />;
  if (applications.length === 0 || !nameOf) {
    const offers = brand.paths[kinds[0] === 'empleo' ? 'job-offers' : 'placement-offers'];
    return (
      <PageState icon={send} text={t('applications.none')}>
        {offers && kinds.length > 0 && (
          <a className="button button-primary" href={offers}>
            {t('actions.seeOffers')}
          </a>
        )}
      </PageState>
    );
  }
  return (
    <div className="applications">
      {failed.length > 0 && (
        <p className="part-failed" role="alert">
          {t(failed[0] === 'empleo' ? 'applications.jobsFailed' : 'applications.placementsFailed')}
          <Button onClick={retry}>{t('actions.retry')}</Button>
        </p>
      )}
      <ApplicationList kinds={kinds} applications={applications} nameOf={nameOf} />
    </div>
  );
}
