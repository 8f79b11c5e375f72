import * as z from 'zod/mini';
import { slug, text } from '#core/contract/fields.ts';
import { candidateShape } from './candidate.ts';
import { candidateCvSchema } from './cv.ts';

/** A candidate with the CV. */
export const candidateDetailSchema = z.object({
  ...candidateShape,
  idPerfil: z.literal([1, 2]),
  urlOferta: z.optional(slug()),
  tituloOferta: z.optional(text()),
  cv: candidateCvSchema,
});

export type CandidateDetail = z.infer<typeof candidateDetailSchema>;
