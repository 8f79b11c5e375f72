import * as z from 'zod/mini';
import { date, id, text } from '#core/contract/fields.ts';

/** Work experience without its id: keys of `campos.experiencia`. */
export const experienceShape = {
  puesto: text(),
  empresa: z.optional(text()),
  sector: z.optional(id()),
  actividad: z.optional(id()),
  contrato: z.optional(id()),
  subtipoContrato: z.optional(id()),
  fechaInicio: z.optional(date()),
  fechaFin: z.optional(date()),
  provincia: z.optional(id()),
  enlace: z.optional(text()),
  descripcion: z.optional(text()),
};

export const experienceSchema = z.object({
  id: id(),
  ...experienceShape,
  adjunto: z.optional(text()),
});

export type Experience = z.infer<typeof experienceSchema>;
