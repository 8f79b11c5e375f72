import type * as offerForm from '#core/contract/entities/offer-form.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { fileAt, offer } from '../examples.ts';
import { urlAcceso } from './offer.ts';
import { admiteMenores, offerFieldKeys } from './offer-fields.ts';

export const idPerfil = describe('Kind of offer: 1 a job, 2 a placement.', 2);

export const offerFormDocs = {
  offerLanguageSchema: {
    text: 'A language that an offer asks for.',
    keys: {
      idioma: describeListId('idiomas', 'The language.'),
      nivel: describeListId('nivelesIdioma', 'Lowest level that is accepted. Absent: any.'),
      certificado: describeListId('certificadosIdioma', 'Certificate that is asked for. Absent: none.'),
    },
  },
  offerRequestSchema: {
    text: 'What the form of an offer sends. The brand decides which keys are required (15).',
    keys: {
      ...offerFieldKeys,
      idoferta: describe('The offer to change. Absent: a new one is made.', omittedFromExamples),
      titulo: describe('Title, as students will read it.', offer.titulo),
      idPerfil,
      admiteMenores,
      ficheroInformacionComplementaria:
        'A PDF with further information. Of an offer that is changed: absent, the file of before stays.',
    },
  },
  editableOfferSchema: {
    text: 'An offer as its form needs it.',
    keys: {
      ...offerFieldKeys,
      idoferta: describe('Id of the offer; sent with what is changed.', offer.id),
      urlAcceso,
      titulo: describe('Title, as the company wrote it.', offer.titulo),
      idPerfil,
      admiteMenores,
      ficheroInformacionComplementaria: describe(
        'Address of the file with further information; absent without one. A link to a file, which stops working after a while.',
        fileAt('practicas-1042.pdf'),
      ),
      numCandidatos: describe('How many candidates the company has been sent.', 1),
    },
  },
} satisfies EntityDocs<typeof offerForm>;
