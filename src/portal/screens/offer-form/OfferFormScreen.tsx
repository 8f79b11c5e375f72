import { useStore } from '@nanostores/react';
import { useState } from 'react';
import briefcase from 'icon:briefcase-business';
import { dameNotasInformativasPracticasCurricularExtraordinaria } from '#core/contract/calls/company-documents.ts';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { $address } from '#portal/island/address/address.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { AnswerRemarks } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';
import { KindChoice } from './KindChoice.tsx';
import { NewOffer } from './NewOffer.tsx';
import '#portal/forms/editors/sections.scss';
import './offer-form.scss';

const loadEdited = async () => (await import(/* at once */ './EditedOffer.tsx')).EditedOffer;

interface OfferFormScreenProps {
  /** Kind of a new offer, if the address or the brand leaves no choice. */
  kind?: OfferKind | undefined;
}

/** Form of an existing offer, or of a new one, which the build has rendered if its kind is known. */
export function OfferFormScreen({ kind }: OfferFormScreenProps) {
  return usePage().route === 'new-offer' ? <NewOfferPage kind={kind} /> : <EditedOfferPage />;
}

function NewOfferPage({ kind: givenKind }: { kind: OfferKind | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const { practicas, empleo } = brand.settings.modulos;
  const own: OfferKind[] = [];
  if (practicas && session?.conPracticas) own.push('practicas');
  if (empleo && session?.conEmpleo) own.push('empleo');
  const kind = givenKind ?? (own.length === 1 ? own[0] : undefined);
  if (session && (own.length === 0 || (kind && !own.includes(kind))))
    return (
      <PageState
        icon={briefcase}
        text={t(kind === 'empleo' ? 'errors.noEmploymentService' : 'errors.noPlacementService')}
      >
        <a className="button button-primary" href={brand.paths.home}>
          {t('actions.goHome')}
        </a>
      </PageState>
    );
  if (kind && brand.settings.modulos[kind]) return <NewOffer key={kind} kind={kind} owner={session} />;
  return session ? <KindChoice /> : <SkeletonFields fields={6} label={t('frame.loading')} />;
}

function EditedOfferPage() {
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
      <LazyPart load={loadEdited} props={{ id, owner: session, company: company.datos }} waiting={waiting} />
    </>
  );
}
