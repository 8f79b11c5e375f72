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

/** What the home of a company is made of. */
export interface CompanyHome {
  known: KnownOfCompany;
  /** How many offers of each kind there are; `undefined` until it is known. */
  counts: DatosOf<typeof dameNumProcesos> | undefined;
  /** Something is still to come. */
  isWaiting: boolean;
  /** Why something did not come. */
  failure: CallFailure | undefined;
  retry: () => void;
}

/** Asks for what may wait for a company, as far as the brand has it. */
export function useCompany(): CompanyHome {
  const { paths } = usePage().brand;
  const isCompany = useLastSession()?.type === 'Empresa';
  const asked: { answer: QueryState<unknown>; refresh: () => Promise<unknown> }[] = [];
  // Always the same calls in the same order; one that is not wanted is not made.
  function useAsked<C extends Call>(call: C, isWanted = true): DatosOf<C> | undefined {
    const answer = useQueryAnswer(call, {} as never, isCompany && isWanted);
    if (isWanted) asked.push({ answer, refresh: () => queryCache.refresh(call, {} as never) });
    return answer.state === 'ready' ? answer.datos : undefined;
  }
  const counts = useAsked(dameNumProcesos);
  const offers = useAsked(dameProcesosEmpleoYpracticas);
  const company = useAsked(faltanDatosAlaEmpresa);
  const contact = useAsked(faltanDatosAlContactoEmpresa);
  const hasAgreements = paths['upload-agreement'] !== undefined;
  const agreements = useAsked(dameConveniosEmpresa, hasAgreements);
  const education = paths['education-requests'] !== undefined;
  const hasRequests = useAsked(tieneMenuSolicitudesPracticasEducacion, education);
  const requests = useAsked(dameSolicitudesPracticasEducacion, education && hasRequests === true);
  const failed = asked.filter(({ answer }) => answer.state === 'failed');
  const [first] = failed;
  return {
    known: { offers, company, contact, agreements, requests },
    counts,
    isWaiting: asked.some(({ answer }) => answer.state === 'loading'),
    failure: first?.answer.state === 'failed' ? first.answer.failure : undefined,
    retry: () => {
      for (const { refresh } of failed) void refresh();
    },
  };
}
