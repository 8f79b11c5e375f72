import * as codes from '#core/contract/codes.ts';
import { useState } from 'react';
import { dameOfertaEditable } from '#core/contract/calls/company-offer.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { profiles } from '#core/contract/constants.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { useDocumentTitle } from '#portal/lists/detail/use-document-title.ts';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';
import { OfferForm } from './OfferForm.tsx';

const loadRefused = async () => (await import('./RefusedOffer.tsx')).RefusedOffer;

/** Dates that a copy leaves empty, because they are the original's. */
const days = ['fechaInicio', 'fechaFin', 'fechaCaducidad'] as const;

interface EditedOfferProps {
  id: string;
  /** Session whose drafts are restored. */
  owner: PortalSession;
  company: Company;
}

/** Form of an existing offer. */
export function EditedOffer({ id, owner, company }: EditedOfferProps) {
  const { t } = usePage().format;
  const idoferta = Number(id);
  const isId = Number.isSafeInteger(idoferta) && idoferta >= 0;
  const input = { params: { id: idoferta } };
  const offer = useQueryAnswer(dameOfertaEditable, input, isId);
  const own = useQueryAnswer(dameProcesosEmpleoYpracticas, {}, isId);
  const isCopy = new URLSearchParams(location.search).has('copia');
  const title = offer.state === 'ready' ? offer.datos.titulo : undefined;
  useDocumentTitle(title && t(isCopy ? 'offer-form.copyTabTitle' : 'offer-form.tabTitle', { title }));
  // Once: a form that is there stays when the own offers are asked for again.
  const [begun, setBegun] = useState(false);
  if (!begun && own.state !== 'loading') setBegun(true);
  if (!isId) return <LazyPart load={loadRefused} props={{ code: codes.offerNotFound }} />;
  if (offer.state === 'loading' || !begun) return <SkeletonFields fields={6} label={t('frame.loading')} />;
  if (offer.state === 'failed') {
    const { failure } = offer;
    if (failure.kind === 'error') return <LazyPart load={loadRefused} props={{ code: failure.code }} />;
    const retry = (): void => void queryCache.refresh(dameOfertaEditable, input);
    return <FailedRead failure={failure} text={t('offer-form.failed')} retry={retry} />;
  }
  const kind = offer.datos.idPerfil === profiles.practicas ? 'practicas' : 'empleo';
  const data = isCopy
    ? { ...offer.datos, ...Object.fromEntries(days.map((day) => [day, undefined])) }
    : offer.datos;
  const process = own.state === 'ready' ? own.datos.find((row) => row.idoferta === idoferta) : undefined;
  const correction = process?.observacionesUniversidad;
  return <OfferForm {...{ kind, owner, company, data, isCopy, correction }} opened={offer.datos} />;
}
