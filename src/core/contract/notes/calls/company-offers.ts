import type * as calls from '#core/contract/calls/company-offers.ts';
import { chosenKeys } from '../entities/process.ts';
import { type CallNotes, leftOut, note } from '../note.ts';
import { offerKeys } from './parameters.ts';

const copyKeys = {
  urlAcceso: note('`urlAcceso` of the copy.', 'practicas-en-desarrollo-web-1043'),
  idoferta: note('Id of the copy.', 1043),
} as const;

export const companyOffersNotes = {
  dameProcesosEmpleoYpracticas: {
    query: {
      estado: note('Only offers in these states. Without it, all but those that were deleted.', ['activa']),
      desde: note('Only offers created on this day or later.', '2026-01-01'),
      hasta: note('Only offers created on this day or earlier.', '2026-03-31'),
      titulo: note(
        'Only offers with these letters in the title, whatever their case and accents.',
        'desarrollo',
      ),
      type: note('Only placements, or only jobs.', ['practicas']),
      omitirLeidos: note('Only offers with a candidate whom nobody has opened.', leftOut),
      caducanPronto: note('Only pending and active offers that expire within 7 days.', leftOut),
      soloConCandidatos: note('Only offers with candidates.', '1'),
    },
  },
  dameNumProcesos: {
    datos: { practicas: note('How many placements.', 3), empleo: note('How many jobs.', 1) },
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
} satisfies CallNotes<typeof calls>;
