import type { Company } from '#core/contract/entities/company.ts';
import { spain } from '#core/contract/constants.ts';
import type { OfferKind } from '#core/model/offers.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferForm } from './OfferForm.tsx';

interface NewOfferProps {
  kind: OfferKind;
  /** Session whose drafts are restored. */
  owner: PortalSession;
  company: Company;
}

/** Form of a new offer, prefilled with data of the company. */
export function NewOffer({ kind, owner, company }: NewOfferProps) {
  const { publicacionOfertaDefecto } = usePage().brand.settings;
  const { sector, domicilioFiscal: { idPais = spain, idProvincia, localidad } = {} } = company;
  const data = {
    plazas: 1,
    activa: true,
    sector,
    pais: idPais,
    provincia: idPais === spain ? idProvincia : undefined,
    localidad,
    idOpcionPublicacion: publicacionOfertaDefecto,
  };
  return <OfferForm {...{ kind, owner, company, data }} />;
}
