import * as z from 'zod/mini';
import { id, text } from '#core/contract/fields.ts';

/** A condition of an offer, and whether the candidate meets it. */
export const requirementSchema = z.object({
  codigo: id(),
  cumple: z.boolean(),
  /** Text of the condition in the language of the reader. */
  texto: text(),
});

export type Requirement = z.infer<typeof requirementSchema>;
