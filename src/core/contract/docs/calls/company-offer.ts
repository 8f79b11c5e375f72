import type * as calls from '#core/contract/calls/company-offer.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { offer } from '../examples.ts';
import { offerInPath } from './parameters.ts';

export const companyOfferDocs = {
  dameDatosProcesoComoAlumno: { params: offerInPath },
  dameOfertaEditable: { params: { id: describe('`idoferta`.', offer.id) } },
  addOferta: {
    datos: {
      idoferta: describe('Id of the offer.', offer.id),
      urlAcceso: describe('`urlAcceso` of the offer.', offer.url),
    },
  },
} satisfies CallDocs<typeof calls>;
