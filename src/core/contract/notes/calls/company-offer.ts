import type * as calls from '#core/contract/calls/company-offer.ts';
import { type CallNotes, note } from '../note.ts';
import { offer } from '../story.ts';
import { offerInPath } from './parameters.ts';

export const companyOfferNotes = {
  dameDatosProcesoComoAlumno: { params: offerInPath },
  dameOfertaEditable: { params: { id: note('`idoferta`.', offer.id) } },
  addOferta: {
    datos: {
      idoferta: note('Id of the offer.', offer.id),
      urlAcceso: note('`urlAcceso` of the offer.', offer.url),
    },
  },
} satisfies CallNotes<typeof calls>;
