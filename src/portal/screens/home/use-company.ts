import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { dameSolicitudesPracticasEducacion } from '#core/contract/calls/company-education.ts';
import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import { dameNumProcesos, dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { faltanDatosAlaEmpresa, faltanDatosAlContactoEmpresa } from '#core/contract/calls/missing-data.ts';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import type { KnownOfCompany } from './company-waiting.ts';

/** Data of a company's home. */
export interface CompanyHome {
  known: KnownOfCompany;
  /** Number of offers of each kind; `undefined` until read. */
  counts: DatosOf<typeof dameNumProcesos> | undefined;
  /** A request is still pending. */
  isWaiting: boolean;
  /** The first failure. */
  failure: CallFailure | undefined;
  retry: () => void;
}

/** Reads all that may be pending for a company, as far as the brand has it. */
export function useCompany(): CompanyHome {
  const { paths } = usePage().brand;
  const isCompany = useLastSession()?.type === 'Empresa';
  const queries: { answer: QueryState<unknown>; refresh: () => Promise<unknown> }[] = [];
  // A hook: the calls keep their order, and an unwanted call is skipped inside.
  function useQuery<C extends Call>(call: C, isWanted = true): DatosOf<C> | undefined {
    const answer = useQueryAnswer(call, {} as never, isCompany && isWanted);
    if (isWanted) queries.push({ answer, refresh: () => queryCache.refresh(call, {} as never) });
    return answer.state === 'ready' ? answer.datos : undefined;
  }
  const counts = useQuery(dameNumProcesos);
  const offers = useQuery(dameProcesosEmpleoYpracticas);
  const company = useQuery(faltanDatosAlaEmpresa);
  const contact = useQuery(faltanDatosAlContactoEmpresa);
  const hasAgreements = paths['upload-agreement'] !== undefined;
  const agreements = useQuery(dameConveniosEmpresa, hasAgreements);
  const education = paths['education-requests'] !== undefined;
  const hasRequests = useQuery(tieneMenuSolicitudesPracticasEducacion, education);
  const requests = useQuery(dameSolicitudesPracticasEducacion, education && hasRequests === true);
  const failed = queries.filter(({ answer }) => answer.state === 'failed');
  const [first] = failed;
  return {
    known: { offers, company, contact, agreements, requests },
    counts,
    isWaiting: queries.some(({ answer }) => answer.state === 'loading'),
    failure: first?.answer.state === 'failed' ? first.answer.failure : undefined,
    retry: () => {
      for (const { refresh } of failed) void refresh();
    },
  };
}
