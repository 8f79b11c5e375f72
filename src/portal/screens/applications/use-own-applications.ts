import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { applicationsOf } from './applications-of.ts';

/** What is known of the reader's applications; one kind of offers does not wait for the other. */
export interface OwnApplications {
  /** Kinds of offers that the reader can apply to, their own kind first. */
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  /** The answers that they are from. */
  shown: readonly QueryState<unknown>[];
  isLoading: boolean;
  /** Kinds whose applications did not come. */
  failed: readonly OfferKind[];
  /** Why those of the first of them did not come. */
  failure: CallFailure | undefined;
  /** Asks for them again. */
  refresh: (kinds?: readonly OfferKind[]) => Promise<unknown>;
}

const nobody = { type: 'Alumno', conPracticas: false, conEmpleo: false } as const;

export function useOwnApplications(): OwnApplications {
  const { brand } = usePage();
  const session = useLastSession();
  const kinds = ownKinds(session ?? nobody, brand);
  const byState = useQueryAnswer(applicationsOf.practicas, {}, kinds.includes('practicas'));
  const jobs = useQueryAnswer(applicationsOf.empleo, {}, kinds.includes('empleo'));
  const answer = { practicas: byState, empleo: jobs } as const;
  const failures = kinds.flatMap((kind) => {
    const own = answer[kind];
    return own.state === 'failed' ? [{ kind, failure: own.failure }] : [];
  });
  return {
    kinds,
    applications: [
      ...(byState.state === 'ready' ? byState.datos.flatMap(({ candidaturas }) => candidaturas) : []),
      ...(jobs.state === 'ready' ? jobs.datos : []),
    ],
    shown: [byState, jobs],
    isLoading: !session || kinds.some((kind) => answer[kind].state === 'loading'),
    failed: failures.map(({ kind }) => kind),
    failure: failures[0]?.failure,
    refresh: (wanted = kinds) =>
      Promise.all(wanted.map((kind) => queryCache.refresh(applicationsOf[kind], {}))),
  };
}
