import * as z from 'zod/mini';
import { flag, id, slug, text } from '#core/contract/fields.ts';

/** A survey in the list of a user. */
export const surveySchema = z.object({
  idEncuesta: z.optional(id()),
  titulo: text(),
  urlAcceso: slug(),
  respuestaObligatoria: flag(),
  contestada: flag(),
  token: z.optional(text()),
  idPractica: z.optional(id()),
  paraAlumnos: flag(),
  paraEmpresa: flag(),
});

export type Survey = z.infer<typeof surveySchema>;
