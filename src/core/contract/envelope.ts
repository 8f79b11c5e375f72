import * as z from 'zod/mini';
import { text } from './fields.ts';

/** What every answer is wrapped in. Status 0 is success; any other is a code of the error catalogue. */
export const envelopeSchema = z.object({
  status: z.int(),
  datos: z.optional(z.unknown()),
  /** Words of the server for the reader: with 3, 58 and 90, and with an application that succeeded. */
  mensaje: z.optional(text()),
});

export interface Envelope<D = unknown> {
  status: number;
  datos?: D;
  mensaje?: string;
}
