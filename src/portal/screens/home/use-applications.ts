import type { Application } from '#core/contract/entities/application.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { together } from './home-blocks.ts';
import { ownApplications } from './own-applications.ts';

/** The student's applications to offers of the kinds that they may have, and how to ask for them again. */
export function useApplications(student: PortalSession | undefined): {
  answer: QueryState<readonly Application[]>;
  retry: () => Promise<unknown>;
} {
  const { brand } = usePage();
  const kinds = student ? ownKinds(student, brand) : [];
  const asked = [
    {
      isWanted: kinds.includes('practicas'),
      answer: useQueryAnswer(ownApplications.practicas, {}, kinds.includes('practicas')),
      refresh: () => queryCache.refresh(ownApplications.practicas, {}),
    },
    {
      isWanted: kinds.includes('empleo'),
      answer: useQueryAnswer(ownApplications.empleo, {}, kinds.includes('empleo')),
      refresh: () => queryCache.refresh(ownApplications.empleo, {}),
    },
  ].filter(({ isWanted }) => isWanted);
  return {
    answer: student ? together(...asked.map(({ answer }) => answer)) : { state: 'loading' },
    retry: () =>
      Promise.all(asked.filter(({ answer }) => 'failure' in answer).map(({ refresh }) => refresh())),
  };
}
