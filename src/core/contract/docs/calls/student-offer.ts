import type * as calls from '#core/contract/calls/student-offer.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { offer } from '../examples.ts';

export const studentOfferDocs = {
  dameOferta: {
    params: { url: describe('`urlAcceso` of the offer.', offer.url) },
    query: {
      tipo: describe(
        'The list that the reader comes from: an offer of the other kind is refused with 6 or 7.',
        'practicas',
      ),
    },
    datosOf: {
      4: {
        fechaCierre: describe(
          'Day on which the offer was closed, if it was one that the reader could see. Absent where it ended with its last day.',
          offer.hasta,
        ),
      },
    },
  },
} satisfies CallDocs<typeof calls>;
