import { useRef } from 'react';
import circleCheck from 'icon:circle-check';
import hourglass from 'icon:hourglass';
import listOrdered from 'icon:list-ordered';
import searchX from 'icon:search-x';
import send from 'icon:send';
import type { Application } from '#api/entities/application.ts';
import type { OfferKind } from '#shell/menu/student-menu.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { PageState } from '#shell/page-state/PageState.tsx';
import { changeQuery } from '#shell/query/address-query.ts';
import { useQuery } from '#shell/query/use-query.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { applicationFiltersOf, filterApplications, isFiltered, noFilters } from './application-filters.ts';
import { groups, inGroups } from './application-groups.ts';
import { ApplicationFilters } from './ApplicationFilters.tsx';
import { PreferenceList } from './PreferenceList.tsx';

const icons = { waiting: hourglass, ranked: listOrdered, open: send, closed: circleCheck } as const;
const titles = {
  waiting: 'applications.waiting',
  ranked: 'applications.ranked',
  open: 'applications.open',
  closed: 'applications.closed',
} as const;

interface ApplicationListProps {
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  nameOf: (estado: number) => string | undefined;
}

/** Applications by what is to be done with them, as far as the address asks for them. */
export function ApplicationList({ kinds, applications, nameOf }: ApplicationListProps) {
  const { t } = usePage().format;
  const filters = applicationFiltersOf(useQuery());
  const search = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = filterApplications(applications, filters);
  const isPart = isFiltered(filters);
  const own = inGroups(shown);
  const clear = (): void => {
    changeQuery({ ...noFilters, estado: [] });
    // The button is gone with the filters.
    search.current?.focus();
  };
  return (
    <>
      <ApplicationFilters {...{ kinds, applications, nameOf, filters, search }} />
      <div className="applications-count">
        <p ref={count} role="status" tabIndex={-1}>
          {t('applications.count', { count: shown.length })}
        </p>
        {isPart && (
          <Button kind="quiet" onClick={clear}>
            {t('applications.clear')}
          </Button>
        )}
      </div>
      {shown.length === 0 && <PageState icon={searchX} text={t('applications.noneFound')} />}
      {groups.map(
        (group) =>
          own[group].length > 0 && (
            <section key={group} className="applications-group" aria-labelledby={`applications-${group}`}>
              <h2 id={`applications-${group}`}>
                <Icon shapes={icons[group]} />
                {`${t(titles[group])} (${own[group].length})`}
              </h2>
              {group === 'ranked' ? (
                <PreferenceList applications={own.ranked} nameOf={nameOf} isPart={isPart} />
              ) : (
                <ul role="list">
                  {own[group].map((application) => (
                    <li key={application.idCandidatura}>
                      <ApplicationCard
                        application={application}
                        nameOf={nameOf}
                        showKind={kinds.length > 1}
                        onAnswered={() => count.current?.focus()}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ),
      )}
    </>
  );
}
