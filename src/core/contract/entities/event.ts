import * as z from 'zod/mini';
import { count, extension, flag, id, moment, slug, text, languageTag } from '#core/contract/fields.ts';

const eventShape = {
  idEvento: id(),
  fecha: moment(),
  fechaFin: extension(moment()),
  lugar: z.optional(text()),
  titulo: text(),
  categoria: z.object({ slug: text(), descripcion: z.optional(text()) }),
  destacado: flag(),
  urlAcceso: slug(),
  ulrImagenPrincipal: z.optional(text()),
  entradilla: z.optional(text()),
  idioma: languageTag(),
};

export const eventSchema = z.object({ ...eventShape, inscrito: extension(z.boolean()) });

export const eventDetailSchema = z.object({
  ...eventShape,
  descripcion: z.optional(text()),
  conInscripcion: z._default(z.boolean(), true),
  inscrito: z.optional(z.boolean()),
  plazas: z.optional(count()),
  plazasLibres: extension(count()),
  dirigidoA: z.optional(z.enum(['todos', 'alumnos', 'egresados'])),
  puedeInscribirse: extension(z.boolean()),
});

export type PortalEvent = z.infer<typeof eventSchema>;
export type PortalEventDetail = z.infer<typeof eventDetailSchema>;
