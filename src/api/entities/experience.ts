import * as z from 'zod/mini';
import { date, id, text } from '#api/fields.ts';

/** Work experience without its id: keys of `campos.experiencia`. */
export const experienceShape = {
  puesto: text(),
  empresa: z.optional(text()),
  /** sectoresActividad */
  sector: z.optional(id()),
  /** actividadesrofesionales */
  actividad: z.optional(id()),
  /** tiposContratoExperiencias */
  contrato: z.optional(id()),
  /** subtiposContratoExperiencias */
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
  /** Address of the document about the experience. */
  adjunto: z.optional(text()),
});

export type Experience = z.infer<typeof experienceSchema>;
