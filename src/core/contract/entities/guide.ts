import * as z from 'zod/mini';
import { id, text } from '#core/contract/fields.ts';

/** An orientation guide: a picture and a file. */
export const guideSchema = z.object({
  id: z.optional(id()),
  titulo: text(),
  descripcion: z.optional(text()),
  urlImagen: z.optional(text()),
  urlFichero: text(),
});

export type Guide = z.infer<typeof guideSchema>;
