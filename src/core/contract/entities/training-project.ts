import * as z from 'zod/mini';
import { text } from '#core/contract/fields.ts';

/** Training project of a placement, besides the data of the placement itself (RD 592/2014, articles 4 to 9). */
export const trainingProjectSchema = z.object({
  aplica: z.optional(z.boolean()),
  modalidad: z.optional(z.enum(['curricular', 'extracurricular'])),
  horasTotales: z.optional(z.number().check(z.gte(0))),
  /** ECTS. */
  creditos: z.optional(z.number().check(z.gte(0))),
  objetivos: z.optional(text()),
  competencias: z.optional(z.array(text())),
  seguimiento: z.optional(text()),
  permisos: z.optional(text()),
  confidencialidad: z.optional(text()),
});

export type TrainingProject = z.infer<typeof trainingProjectSchema>;
