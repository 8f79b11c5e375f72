import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { spain } from '#core/contract/constants.ts';
import { admitsMinors } from '#core/model/minors.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { hasUnsavedInput } from '#portal/data/browser/unsaved-input.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { AnswerRemarks } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { OfferForm } from './OfferForm.tsx';

interface NewOfferProps {
  kind: OfferKind;
  /** Session whose drafts are restored; `undefined` until hydration. */
  owner: PortalSession | undefined;
}

/** Form of a new offer, prefilled with data of the company once they have come. */
export function NewOffer({ kind, owner }: NewOfferProps) {
  const { brand, format } = usePage();
  const answer = useQueryAnswer(dameDatosEmpresa, {});
  const company = answer.state === 'ready' ? answer.datos : undefined;
  const again = () => queryCache.refresh(dameDatosEmpresa, {});
  const isFailed = answer.state === 'failed';
  return (
    <>
      <AnswerRemarks answers={[answer]} retry={again} />
      {isFailed && (
        <FailedRead
          failure={answer.failure}
          text={format.t('offer-form.companyFailed')}
          retry={() => void again()}
        />
      )}
      <div hidden={isFailed && !hasUnsavedInput()}>
        <OfferForm {...{ kind, owner, company }} data={initialOffer(brand.settings, company)} />
      </div>
    </>
  );
}

/** Initial data of a new offer, of which those of the company come later than the form. */
function initialOffer(
  { publicacionOfertaDefecto, menores }: PublicBrand['settings'],
  company: Company | undefined,
): object {
  const { sector, domicilioFiscal: { idPais = spain, idProvincia, localidad } = {} } = company ?? {};
  return {
    plazas: 1,
    activa: true,
    sector,
    pais: idPais,
    provincia: idPais === spain ? idProvincia : undefined,
    localidad,
    idOpcionPublicacion: publicacionOfertaDefecto,
    admiteMenores: admitsMinors({}, menores),
  };
}
