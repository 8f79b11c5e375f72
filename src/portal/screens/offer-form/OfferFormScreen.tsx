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
import '#portal/forms/editors/sections.scss';
import './offer-form.scss';

const loadNew = async () => (await import(/* at once */ './NewOffer.tsx')).NewOffer;
const loadEdited = async () => (await import(/* at once */ './EditedOffer.tsx')).EditedOffer;

const kinds: readonly OfferKind[] = ['practicas', 'empleo'];

/** Finds the kind of offer for a path segment, in any language. */
function kindIn(type: string, spellings: readonly object[]): OfferKind | undefined {
  return kinds.find((_, index) => Object.values(spellings[index] ?? {}).includes(type));
}

/** Form of an existing offer, or of a new one, whose kind comes from the address or is chosen first. */
export function OfferFormScreen() {
  const { brand, format, route, variants } = usePage();
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
  if (!session || !address) return waiting;

  const { practicas, empleo } = brand.settings.modulos;
  const isOn = { practicas: practicas && session.conPracticas, empleo: empleo && session.conEmpleo };
  const own = kinds.filter((kind) => isOn[kind]);
  const { type = '', idOferta = '' } = address.params;
  const addressKind = kindIn(type, variants?.['type'] ?? []);
  const kind = addressKind ?? (own.length === 1 ? own[0] : undefined);
  const isNew = route === 'new-offer';
  if (isNew && (own.length === 0 || (kind && !isOn[kind])))
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
  if (isNew && !kind) return <KindChoice />;
  if (company.state === 'loading' || !begun) return waiting;
  const again = () => queryCache.refresh(dameDatosEmpresa, {});
  if (company.state === 'failed')
    return (
      <FailedRead failure={company.failure} text={t('offer-form.companyFailed')} retry={() => void again()} />
    );
  return (
    <>
      <AnswerRemarks answers={[company]} retry={again} />
      {isNew && kind ? (
        <LazyPart
          key={kind}
          load={loadNew}
          props={{ kind, owner: session, company: company.datos }}
          waiting={waiting}
        />
      ) : (
        <LazyPart
          load={loadEdited}
          props={{ id: idOferta, owner: session, company: company.datos }}
          waiting={waiting}
        />
      )}
    </>
  );
}
