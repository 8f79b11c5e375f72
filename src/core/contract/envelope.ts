import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Envelope of every answer. Status 0 is success; any other is a code of the error catalogue. */
export const envelopeSchema = z.object({
  status: z.int(),
  datos: z.optional(z.unknown()),
  /** Message of the server for the reader: with 3, 58 and 90, and with a successful application. */
  mensaje: z.optional(text()),
});

export interface Envelope<D = unknown> {
  status: number;
  datos?: D;
  mensaje?: string;
}
