import { type ReactNode, useRef } from 'react';
import circleCheck from 'icon:circle-check';
import hourglass from 'icon:hourglass';
import listOrdered from 'icon:list-ordered';
import searchX from 'icon:search-x';
import send from 'icon:send';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { useFilters } from '#portal/lists/filters/use-filters.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { applicationFilters, filterApplications } from './application-filters.ts';
import { applicationGroups, groupApplications } from './application-groups.ts';
import { ApplicationFilters } from './ApplicationFilters.tsx';
import { PreferenceList } from './PreferenceList.tsx';

const icons = { waiting: hourglass, ranked: listOrdered, open: send, closed: circleCheck } as const;
const titles = {
  waiting: 'applications.waiting',
  ranked: 'applications.ranked',
  open: 'applications.open',
  closed: 'applications.closed',
} as const;

/** Up to so many applications are listed without filters, which on a phone would push the list down. */
const maxWithoutFilters = 4;

interface ApplicationListProps {
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  nameOf: (estado: number) => string | undefined;
  /** Remarks about the list, shown above it. */
  children: ReactNode;
}

/** Applications in groups, filtered by the query of the address. */
export function ApplicationList({ kinds, applications, nameOf, children }: ApplicationListProps) {
  const { t } = usePage().format;
  const filters = useFilters(applicationFilters);
  const search = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = filterApplications(applications, filters.filters);
  const { isFiltered } = filters;
  const byGroup = groupApplications(shown);
  const clear = (): void => {
    filters.clear();
    // The pressed button is removed together with the filters.
    (search.current ?? count.current)?.focus();
  };
  return (
    <>
      {(applications.length > maxWithoutFilters || isFiltered) && (
        <ApplicationFilters {...{ kinds, applications, nameOf, filters, search }} count={shown.length} />
      )}
      <ListCount
        ref={count}
        text={t('applications.count', { count: shown.length })}
        onClear={isFiltered && clear}
      />
      {children}
      {shown.length === 0 && <PageState icon={searchX} text={t('applications.noneFound')} />}
      {applicationGroups.map(
        (group) =>
          byGroup[group].length > 0 && (
            <section key={group} className="applications-group" aria-labelledby={`applications-${group}`}>
              <h2 id={`applications-${group}`}>
                <Icon shapes={icons[group]} />
                {`${t(titles[group])} (${byGroup[group].length})`}
              </h2>
              {group === 'ranked' ? (
                <PreferenceList applications={byGroup.ranked} nameOf={nameOf} isPart={isFiltered} />
              ) : (
                <Rows rows={byGroup[group]} rowKey={({ idCandidatura }) => idCandidatura}>
                  {(application) => (
                    <ApplicationCard
                      application={application}
                      nameOf={nameOf}
                      showKind={kinds.length > 1}
                      onAnswered={() => count.current?.focus()}
                    />
                  )}
                </Rows>
              )}
            </section>
          ),
      )}
    </>
  );
}
