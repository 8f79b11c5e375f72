import { useEffect, useState } from 'react';
import searchX from 'icon:search-x';
import { DetailSkeleton } from '#shell/detail/DetailSkeleton.tsx';
import { useDocumentTitle } from '#shell/detail/use-document-title.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { usePageId } from '#shell/islands/use-page-id.ts';
import { PageFailed, PageState } from '#shell/page-state/PageState.tsx';
import { ApplicationArticle } from './ApplicationArticle.tsx';
import { useOwnApplications } from './use-own-applications.ts';
import { useStateNames } from './use-state-names.ts';
import '#shell/detail/detail.scss';
import '#shell/sections/sections.scss';
import './applications.scss';
import './application.scss';

/** The application that the address names by its offer. */
export function ApplicationScreen() {
  const { brand, format, route } = usePage();
  const { t } = format;
  const id = usePageId();
  const { applications, isLoading, failed, refresh } = useOwnApplications();
  const nameOf = useStateNames();
  const [isChecked, setChecked] = useState(false);
  const application = applications.find(({ urlAcceso }) => urlAcceso === id);
  const isMissing = id !== undefined && !application && !isLoading && failed.length === 0;
  useDocumentTitle(application?.titulo);
  useEffect(() => {
    // What is kept may be older than the application.
    if (isMissing && !isChecked) void refresh().then(() => setChecked(true));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isMissing, isChecked]);

  if (application && nameOf) return <ApplicationArticle application={application} nameOf={nameOf} />;
  const hasFailed = !application && !isLoading && failed.length > 0;
  const isGone = isMissing && isChecked;
  return (
    <div className="detail">
      <h1>{brand.titles[route]}</h1>
      {!hasFailed && !isGone && <DetailSkeleton label={t('applications.loadingOne')} />}
      {isGone && (
        <PageState icon={searchX} text={t('applications.gone')} isAlert>
          <a className="button button-primary" href={brand.paths.applications}>
            {t('actions.seeMyApplications')}
          </a>
        </PageState>
      )}
      {hasFailed && <PageFailed text={t('applications.oneFailed')} retry={() => void refresh(failed)} />}
    </div>
  );
}
