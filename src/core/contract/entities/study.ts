import * as z from 'zod/mini';
import { flag, id, text } from '#core/contract/fields.ts';

/** Studies without their id: keys of `campos.academicos`. */
export const studyShape = {
  /** idTitulacion; absent for studies in no list, which have their name in `titulacionTexto`. */
  titulacion: z.optional(id()),
  titulacionTexto: z.optional(text()),
  centro: z.optional(text()),
  nivel: z.optional(id()),
  tipoFormacion: z.optional(id()),
  rama: z.optional(id()),
  duracion: z.optional(text()),
  actual: z.optional(z.boolean()),
  nota: z.optional(z.number()),
};

export const studySchema = z.object({ id: id(), deLaUniversidad: flag(), ...studyShape });

export type Study = z.infer<typeof studySchema>;
