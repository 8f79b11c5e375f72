import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { applicationsIn, applicationsOf } from './applications-of.ts';

/** The student's applications; the two kinds of offers load independently. */
export interface OwnApplications {
  /** Kinds of offers that the student can apply to, their own kind first. */
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  /** States of the queries that the applications come from. */
  shown: readonly QueryState<unknown>[];
  isLoading: boolean;
  /** Kinds whose applications failed to load. */
  failed: readonly OfferKind[];
  /** Failure of the first kind in `failed`. */
  failure: CallFailure | undefined;
  /** Refetches the applications, of all kinds by default. */
  refresh: (kinds?: readonly OfferKind[]) => Promise<unknown>;
}

const nobody = { type: 'Alumno', conPracticas: false, conEmpleo: false } as const;

export function useOwnApplications(): OwnApplications {
  const { brand } = usePage();
  const session = useLastSession();
  const kinds = ownKinds(session ?? nobody, brand);
  const byState = useQueryAnswer(applicationsOf.practicas, {}, kinds.includes('practicas'));
  const jobs = useQueryAnswer(applicationsOf.empleo, {}, kinds.includes('empleo'));
  const queries = { practicas: byState, empleo: jobs } as const;
  const failures = kinds.flatMap((kind) => {
    const query = queries[kind];
    return query.state === 'failed' ? [{ kind, failure: query.failure }] : [];
  });
  return {
    kinds,
    applications: applicationsIn(
      byState.state === 'ready' ? byState.datos : [],
      jobs.state === 'ready' ? jobs.datos : [],
    ),
    shown: [byState, jobs],
    isLoading: !session || kinds.some((kind) => queries[kind].state === 'loading'),
    failed: failures.map(({ kind }) => kind),
    failure: failures[0]?.failure,
    refresh: (refreshed = kinds) =>
      Promise.all(refreshed.map((kind) => queryCache.refresh(applicationsOf[kind], {}))),
  };
}
