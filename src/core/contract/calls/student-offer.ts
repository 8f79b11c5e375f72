import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { offerDetailSchema } from '#core/contract/entities/offer-detail.ts';
import { date, extension, slug } from '#core/contract/fields.ts';

/** `datos` of an offer that is closed; any other content is ignored. */
const closed = z.catch(
  z.optional(
    z.object({
      /** Day on which it closed. */
      fechaCierre: extension(date()),
    }),
  ),
  undefined,
);

export const dameOferta = defineCall({
  area: 'student',
  method: 'GET',
  who: 'alumno',
  name: 'dameOferta',
  path: '/api/Alumno/dameOferta/{url}',
  summary: 'An offer as a student sees it',
  params: z.object({ url: slug() }),
  query: z.object({
    /** Kind of the list that the reader comes from; an offer of the other kind is 6 or 7. */
    tipo: z.optional(z.enum(['practicas', 'empleo'])),
  }),
  datos: offerDetailSchema,
  datosOf: { 4: closed },
  statuses: [4, 6, 7, 20, 21],
});
