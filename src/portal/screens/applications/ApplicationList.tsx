import { type ReactNode, useRef } from 'react';
import searchX from 'icon:search-x';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { usePage } from '#portal/island/page-context.ts';
import { storeTitleHandoff } from '#portal/lists/detail/title-handoff.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { FiltersPlace } from '#portal/lists/filters/FiltersPlace.tsx';
import { useFilters } from '#portal/lists/filters/use-filters.ts';
import { ListFile } from '#portal/lists/file/ListFile.tsx';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { applicationFilters, filterApplications } from './application-filters.ts';
import { PreEnrolment } from '#portal/pieces/pre-enrolment/PreEnrolment.tsx';
import { maxWithoutFilters } from './application-groups.ts';
import { ApplicationFilters } from './ApplicationFilters.tsx';
import { ApplicationCard, ApplicationGroups, type NameOfState, showsKind } from './ApplicationRows.tsx';
import { PreferenceList } from './PreferenceList.tsx';

interface ApplicationListProps {
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  nameOf: NameOfState;
  /** Remarks about the list, shown above it. */
  children: ReactNode;
}

/** Applications in groups, filtered by the query of the address. */
export function ApplicationList({ kinds, applications, nameOf, children }: ApplicationListProps) {
  const { brand, format, route } = usePage();
  const { t } = format;
  // The list may have been painted before, without what acts.
  const isHydrated = useBrowserValue(() => true);
  const filters = useFilters(applicationFilters);
  const search = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = filterApplications(applications, filters.filters);
  const { isFiltered } = filters;
  const clear = (): void => {
    filters.clear();
    // The pressed button is removed together with the filters.
    (search.current ?? count.current)?.focus();
  };
  return (
    <>
      {(applications.length > maxWithoutFilters || isFiltered) && (
        <FiltersPlace>
          {isHydrated && (
            <ApplicationFilters {...{ kinds, applications, nameOf, filters, search }} count={shown.length} />
          )}
        </FiltersPlace>
      )}
      <ListCount
        ref={count}
        text={t('applications.count', { count: shown.length })}
        onClear={isFiltered && clear}
      >
        <ListFile
          rows={shown}
          title={brand.titles[route] ?? ''}
          isProof
          load={async () => (await import('./applications-file.ts')).applicationColumns(nameOf)}
        />
      </ListCount>
      {children}
      {shown.length === 0 && <PageState icon={searchX} text={t('applications.noneFound')} />}
      <ApplicationGroups
        applications={shown}
        ranked={(rows) => <PreferenceList applications={rows} nameOf={nameOf} isPart={isFiltered} />}
        onClick={storeTitleHandoff}
      >
        {(application) => (
          <ApplicationCard application={application} nameOf={nameOf} showKind={showsKind(applications)}>
            {isHydrated && (
              <PreEnrolment application={application} onAnswered={() => count.current?.focus()} />
            )}
          </ApplicationCard>
        )}
      </ApplicationGroups>
    </>
  );
}
