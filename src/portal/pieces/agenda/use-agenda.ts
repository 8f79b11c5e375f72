import type { Call, DatosOf } from '#core/contract/call.ts';
import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { damePracticas } from '#core/contract/calls/company-documents.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { dameEventosEmpresa } from '#core/contract/calls/events.ts';
import { localDay } from '#core/i18n/dates.ts';
import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { companyAgenda } from '#core/model/agenda/company-agenda.ts';
import type { KnownDatesOfStudent } from '#core/model/agenda/student-agenda.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { datesOfStudent, studentDateCalls, wantedDates } from './student-dates.ts';

/** The agenda of a person or company, and what could not be read of it. */
export interface Agenda {
  /** Entries of all answers that succeeded; failed once all have failed. */
  answer: QueryState<readonly AgendaEntry[]>;
  from: readonly QueryState<unknown>[];
  /** The first failure, while other answers are shown. */
  failure: CallFailure | undefined;
  /** Requests again what failed, or everything where nothing did. */
  reload: () => Promise<unknown>;
}

/** Reads answers one by one: `read` is a hook, called in a constant order. */
function useAnswers(isKnown: boolean) {
  const queries: { answer: QueryState<unknown>; refresh: () => Promise<unknown> }[] = [];
  /** @param isOptional whether a server may lack the call */
  function read<C extends Call>(call: C, isWanted: boolean, isOptional = false): DatosOf<C> | undefined {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- called in a constant order
    const answer = useQueryAnswer(call, {} as never, isKnown && isWanted);
    const isUnsupported =
      isOptional &&
      answer.state === 'failed' &&
      answer.failure.kind === 'unavailable' &&
      answer.failure.reason === 'http';
    if (isWanted && !isUnsupported)
      queries.push({ answer, refresh: () => queryCache.refresh(call, {} as never) });
    return answer.state === 'ready' ? answer.datos : undefined;
  }
  function agendaOf(entries: () => readonly AgendaEntry[]): Agenda {
    const failed = queries.filter(({ answer }) => answer.state === 'failed');
    const [first] = failed;
    const failure = first?.answer.state === 'failed' ? first.answer.failure : undefined;
    const isWaiting = !isKnown || queries.some(({ answer }) => answer.state === 'loading');
    const isLost = failure !== undefined && failed.length === queries.length;
    return {
      answer: isWaiting
        ? { state: 'loading' }
        : isLost
          ? { state: 'failed', failure }
          : { state: 'ready', datos: entries() },
      from: queries.map(({ answer }) => answer),
      failure: isLost ? undefined : failure,
      reload: () => Promise.all((failed.length > 0 ? failed : queries).map(({ refresh }) => refresh())),
    };
  }
  return { read, agendaOf };
}

/** Everything dated of a student or graduate; loading without a session. */
export function useStudentAgenda(
  student: PortalSession | undefined,
  saved: KnownDatesOfStudent['saved'],
): Agenda {
  const { brand } = usePage();
  const { read, agendaOf } = useAnswers(student !== undefined);
  const wanted = student && wantedDates(student, brand);
  const placementApplications = read(
    studentDateCalls.placementApplications,
    wanted?.placementApplications === true,
  );
  const jobApplications = read(studentDateCalls.jobApplications, wanted?.jobApplications === true);
  const placements = read(studentDateCalls.placements, wanted?.placements === true);
  const events = read(studentDateCalls.events, wanted?.events === true);
  return agendaOf(() =>
    student
      ? datesOfStudent({ placementApplications, jobApplications, placements, events }, student, brand, saved)
      : [],
  );
}

/** Everything dated of a company; loading without a session. */
export function useCompanyAgenda(isKnown: boolean): Agenda {
  const { paths, settings } = usePage().brand;
  const { read, agendaOf } = useAnswers(isKnown);
  const offers = read(dameProcesosEmpleoYpracticas, true);
  const placementsPage = (['placement-change', 'documentation'] as const).find(
    (route) => paths[route] !== undefined,
  );
  const placements = read(damePracticas, settings.modulos.practicas === true && placementsPage !== undefined);
  const agreements = read(dameConveniosEmpresa, paths['upload-agreement'] !== undefined);
  const events = read(dameEventosEmpresa, paths.events !== undefined, true);
  return agendaOf(() =>
    companyAgenda(
      {
        offers: offers ?? [],
        placements: placements ?? [],
        placementsPage,
        agreements: agreements ?? [],
        events: events ?? [],
      },
      localDay(),
    ),
  );
}
