import * as z from 'zod/mini';
import { date, flag, id, slug, text } from '#core/contract/fields.ts';

const programmeShape = {
  idPrograma: id(),
  titulo: text(),
  urlAcceso: slug(),
  descripcion: z.optional(text()),
  fechaInicio: z.optional(date()),
  fechaFin: z.optional(date()),
  ulrImagenPrincipal: z.optional(text()),
};

export const programmeSchema = z.object(programmeShape);

export const programmeDetailSchema = z.object({
  ...programmeShape,
  necesitaAdhesion: flag(),
  estadoAdhesion: z._default(z.enum(['ninguna', 'solicitada', 'aceptada', 'rechazada']), 'ninguna'),
  tiempoDedicacionJornada: z.optional(z.number()),
  meses: z.optional(z.number()),
});

export type Programme = z.infer<typeof programmeSchema>;
export type ProgrammeDetail = z.infer<typeof programmeDetailSchema>;
