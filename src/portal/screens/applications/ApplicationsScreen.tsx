import send from 'icon:send';
import type { Application } from '#core/contract/entities/application.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { useOwnApplications } from './use-own-applications.ts';
import '#portal/forms/editors/sections.scss';
import './applications.scss';

/** The student's own applications to placements and jobs. */
export function ApplicationsScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const { kinds, applications, shown, isLoading, failed, failure, refresh } = useOwnApplications();
  const nameOf = useDomainLabels('estadosCandidaturasAlumno')?.of;
  const offers = brand.paths[kinds[0] === 'empleo' ? 'job-offers' : 'placement-offers'];
  // Cards need the names of the states: without them they would render twice.
  const isWaiting = applications.length === 0 ? isLoading : !nameOf;
  useListPosition({ isReady: !isWaiting && applications.length > 0 });

  function stateOf(): QueryState<readonly Application[]> {
    if (isWaiting) return { state: 'loading' };
    return applications.length === 0 && failure
      ? { state: 'failed', failure }
      : { state: 'ready', datos: applications };
  }

  const known = stateOf();
  // Painted are the applications of all kinds: they stay until these are known.
  const painted = usePaintedAnswer<Application>('applications', isLoading ? { state: 'loading' } : known);
  const isEarly = painted.state === 'ready' && painted.isEarly === true;
  return (
    <ListOf
      answer={isEarly ? painted : known}
      from={shown}
      reload={() => refresh(applications.length === 0 && failure ? failed : undefined)}
      loading={t('applications.loading')}
      failed={t('applications.failed')}
      none={
        <PageState icon={send} text={t('applications.none')}>
          {offers && kinds.length > 0 && (
            <a className="button button-primary" href={offers}>
              {t('actions.seeOffers')}
            </a>
          )}
        </PageState>
      }
      frame={(inside) => (
        <div className="applications" aria-busy={isWaiting || isEarly}>
          {inside}
        </div>
      )}
    >
      {(rows, remarks) => (
        <>
          {failure && (
            <FailedRead
              text={t(failed[0] === 'empleo' ? 'applications.jobsFailed' : 'applications.placementsFailed')}
              failure={failure}
              retry={() => void refresh(failed)}
              isPart
            />
          )}
          {nameOf && (
            <ApplicationList kinds={kinds} applications={rows} nameOf={nameOf}>
              {!isEarly && remarks}
            </ApplicationList>
          )}
        </>
      )}
    </ListOf>
  );
}
