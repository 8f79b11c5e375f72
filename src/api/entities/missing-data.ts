import * as z from 'zod/mini';
import { text } from '#api/fields.ts';

/** Whether required data is missing, and which fields, by their keys. */
export const missingDataSchema = z.object({ faltanDatos: z.boolean(), campos: z.optional(z.array(text())) });

export type MissingData = z.infer<typeof missingDataSchema>;
