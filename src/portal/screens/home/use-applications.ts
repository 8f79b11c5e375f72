import type { Application } from '#core/contract/entities/application.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { combineAnswers } from './home-blocks.ts';
import { ownApplications } from './own-applications.ts';

/** The student's applications to the kinds of offer open to them, and a retry of the requests that failed. */
export function useApplications(student: PortalSession | undefined): {
  answer: QueryState<readonly Application[]>;
  retry: () => Promise<unknown>;
} {
  const { brand } = usePage();
  const kinds = student ? ownKinds(student, brand) : [];
  const queries = [
    {
      isOwnKind: kinds.includes('practicas'),
      answer: useQueryAnswer(ownApplications.practicas, {}, kinds.includes('practicas')),
      refresh: () => queryCache.refresh(ownApplications.practicas, {}),
    },
    {
      isOwnKind: kinds.includes('empleo'),
      answer: useQueryAnswer(ownApplications.empleo, {}, kinds.includes('empleo')),
      refresh: () => queryCache.refresh(ownApplications.empleo, {}),
    },
  ].filter(({ isOwnKind }) => isOwnKind);
  return {
    answer: student ? combineAnswers(...queries.map(({ answer }) => answer)) : { state: 'loading' },
    retry: () =>
      Promise.all(queries.filter(({ answer }) => 'failure' in answer).map(({ refresh }) => refresh())),
  };
}
