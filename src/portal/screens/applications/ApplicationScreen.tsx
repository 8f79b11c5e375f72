import { useEffect, useState } from 'react';
import searchX from 'icon:search-x';
import type { Application } from '#core/contract/entities/application.ts';
import type { DetailState } from '#portal/lists/detail/detail-state.ts';
import { DetailOf } from '#portal/lists/detail/DetailOf.tsx';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { titleWith } from '#portal/lists/detail/title-with.ts';
import { BackToList } from '#portal/lists/position/BackToList.tsx';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePageId } from '#portal/island/address/use-page-id.ts';
import { ApplicationArticle } from './ApplicationArticle.tsx';
import { useOwnApplications } from './use-own-applications.ts';
import '#portal/forms/editors/sections.scss';
import './applications.scss';
import './application.scss';

/** The application whose offer the address names. */
export function ApplicationScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const id = usePageId();
  const { applications, shown, isLoading, failed, failure, refresh } = useOwnApplications();
  const nameOf = useDomainLabels('estadosCandidaturasAlumno')?.of;
  const [isChecked, setChecked] = useState(false);
  const application = applications.find(({ urlAcceso }) => urlAcceso === id);
  const isMissing = id !== undefined && !application && !isLoading && failed.length === 0;
  useEffect(() => {
    // The cached answer may be older than the application.
    if (isMissing && !isChecked) void refresh().then(() => setChecked(true));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isMissing, isChecked]);

  function stateOf(): DetailState<Application> {
    if (application && nameOf) return { state: 'ready', datos: application };
    if (!application && !isLoading && failure) return { state: 'failed', failure };
    return { state: isMissing && isChecked ? 'gone' : 'loading' };
  }

  return (
    <DetailOf
      answer={stateOf()}
      from={shown}
      title={application?.titulo}
      tabTitle={(title, own) => t('applications.tabTitle', { title: titleWith(title, own?.empresa) })}
      reload={() => refresh(application ? undefined : failed)}
      loading={t('applications.loadingOne')}
      failed={t('applications.oneFailed')}
      back={<BackToList list="applications">{t('applications.backToList')}</BackToList>}
      ifGone={() => (
        <Gone icon={searchX} text={t('applications.gone')} href={brand.paths.applications}>
          {t('actions.seeMyApplications')}
        </Gone>
      )}
    >
      {(loaded) => nameOf && <ApplicationArticle application={loaded} nameOf={nameOf} />}
    </DetailOf>
  );
}
