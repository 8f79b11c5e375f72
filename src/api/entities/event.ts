import * as z from 'zod/mini';
import { count, id, moment, slug, text } from '#api/fields.ts';

const eventShape = {
  idEvento: id(),
  fecha: moment(),
  lugar: z.optional(text()),
  titulo: text(),
  categoria: z.object({ slug: text(), descripcion: text() }),
  destacado: z.boolean(),
  urlAcceso: slug(),
  ulrImagenPrincipal: z.optional(text()),
  entradilla: z.optional(text()),
};

export const eventSchema = z.object(eventShape);

export const eventDetailSchema = z.object({
  ...eventShape,
  descripcion: z.optional(text()),
  fechaFin: z.optional(moment()),
  /** Whether one can enrol at all. */
  conInscripcion: z.boolean(),
  inscrito: z.optional(z.boolean()),
  plazas: z.optional(count()),
  dirigidoA: z.optional(z.enum(['todos', 'alumnos', 'egresados'])),
});

export type PortalEvent = z.infer<typeof eventSchema>;
export type PortalEventDetail = z.infer<typeof eventDetailSchema>;
