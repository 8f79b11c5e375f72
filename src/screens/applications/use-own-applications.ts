import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#api/calls/student-offers.ts';
import type { Application } from '#api/entities/application.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { ownKinds, type OfferKind } from '#shell/menu/student-menu.ts';
import { useLastSession } from '#shell/use-last-session.ts';
import { answers } from '#stores/portal-answers.ts';

/** What is known of the reader's applications; one kind of offers does not wait for the other. */
export interface OwnApplications {
  /** Kinds of offers that the reader can apply to, their own kind first. */
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  isLoading: boolean;
  /** Kinds whose applications did not come. */
  failed: readonly OfferKind[];
  /** Asks for them anew. */
  refresh: (kinds?: readonly OfferKind[]) => Promise<unknown>;
}

const nobody = { type: 'Alumno', conPracticas: false, conEmpleo: false } as const;

export function useOwnApplications(): OwnApplications {
  const { brand } = usePage();
  const session = useLastSession();
  const kinds = ownKinds(session ?? nobody, brand);
  const byState = useAnswer(dameCandidaturasPracticasUsuarioPorEstados, {}, kinds.includes('practicas'));
  const jobs = useAnswer(dameCandidaturasEmpleoUsuario, {}, kinds.includes('empleo'));
  const answer = { practicas: byState, empleo: jobs } as const;
  return {
    kinds,
    applications: [
      ...(byState.state === 'ready' ? byState.datos.flatMap(({ candidaturas }) => candidaturas) : []),
      ...(jobs.state === 'ready' ? jobs.datos : []),
    ],
    isLoading: !session || kinds.some((kind) => answer[kind].state === 'loading'),
    failed: kinds.filter((kind) => answer[kind].state === 'failed'),
    refresh: (wanted = kinds) =>
      Promise.all(
        wanted.map((kind) =>
          kind === 'practicas'
            ? answers.refresh(dameCandidaturasPracticasUsuarioPorEstados, {})
            : answers.refresh(dameCandidaturasEmpleoUsuario, {}),
        ),
      ),
  };
}
