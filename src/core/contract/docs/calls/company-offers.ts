import type * as calls from '#core/contract/calls/company-offers.ts';
import { chosenKeys } from '../entities/process.ts';
import { type CallDocs, omittedFromExamples, describe } from '../key-docs.ts';
import { offerKeys } from './parameters.ts';

const copyKeys = {
  urlAcceso: describe('`urlAcceso` of the copy.', 'practicas-en-desarrollo-web-1043'),
  idoferta: describe('Id of the copy.', 1043),
} as const;

export const companyOffersDocs = {
  dameProcesosEmpleoYpracticas: {
    query: {
      estado: describe('Only offers in these states. Without it, all but those that were deleted.', [
        'activa',
      ]),
      desde: describe('Only offers created on this day or later.', '2026-01-01'),
      hasta: describe('Only offers created on this day or earlier.', '2026-03-31'),
      titulo: describe(
        'Only offers with these letters in the title, whatever their case and accents.',
        'desarrollo',
      ),
      type: describe('Only placements, or only jobs.', ['practicas']),
      omitirLeidos: describe('Only offers with a candidate whom nobody has opened.', omittedFromExamples),
      caducanPronto: describe(
        'Only pending and active offers that expire within 7 days.',
        omittedFromExamples,
      ),
      soloConCandidatos: describe('Only offers with candidates.', '1'),
    },
  },
  dameNumProcesos: {
    datos: { practicas: describe('How many placements.', 3), empleo: describe('How many jobs.', 1) },
  },
  cerrarOferta: {
    request: {
      ...offerKeys,
      ...chosenKeys,
    },
  },
  copiarOferta: { request: offerKeys, datos: copyKeys },
  copiarOfertaPerfilContrario: { request: offerKeys, datos: copyKeys },
  deleteOferta: { request: offerKeys },
} satisfies CallDocs<typeof calls>;
