import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { dameNotasInformativasPracticasCurricularExtraordinaria } from '#core/contract/calls/company-programmes.ts';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { $address } from '#portal/island/address/address.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { AnswerRemarks } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';
import { EditedOffer } from './EditedOffer.tsx';
import '#portal/forms/editors/sections.scss';
import './offer-form.scss';

/** Form of an existing offer. */
export function EditedOfferScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const address = useStore($address, { ssr: 'initial' });
  const company = useQueryAnswer(dameDatosEmpresa, {});
  // The notes above the form appear together with it, so as not to move it.
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  const notes = useQueryAnswer(
    dameNotasInformativasPracticasCurricularExtraordinaria,
    {},
    brand.settings.modulos.practicas,
  );
  const isWaiting = [company, missing, ...(brand.settings.modulos.practicas ? [notes] : [])].some(
    ({ state }) => state === 'loading',
  );
  // Once: a rendered form stays mounted while its data are refetched.
  const [begun, setBegun] = useState(false);
  if (!begun && !isWaiting) setBegun(true);
  const waiting = <SkeletonFields fields={6} label={t('frame.loading')} />;
  if (!session || !address || company.state === 'loading' || !begun) return waiting;
  const again = () => queryCache.refresh(dameDatosEmpresa, {});
  if (company.state === 'failed')
    return (
      <FailedRead failure={company.failure} text={t('offer-form.companyFailed')} retry={() => void again()} />
    );
  const { idOferta: id = '' } = address.params;
  return (
    <>
      <AnswerRemarks answers={[company]} retry={again} />
      <EditedOffer id={id} owner={session} company={company.datos} />
    </>
  );
}
