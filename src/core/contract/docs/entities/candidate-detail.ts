import type * as candidateDetail from '#core/contract/entities/candidate-detail.ts';
import { type EntityDocs, describe } from '../key-docs.ts';
import { offer } from '../examples.ts';
import { candidateKeys } from './candidate.ts';
import { idPerfil } from './offer-form.ts';

export const candidateDetailDocs = {
  candidateDetailSchema: {
    text: 'A candidate with the CV.',
    keys: {
      ...candidateKeys,
      idPerfil,
      urlOferta: describe('`urlAcceso` of the offer.', offer.url),
      tituloOferta: describe('Title of the offer.', offer.titulo),
      cv: 'The CV as companies see it.',
    },
  },
} satisfies EntityDocs<typeof candidateDetail>;
