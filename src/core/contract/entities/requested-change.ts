import * as z from 'zod/mini';
import { date, id, text } from '#core/contract/fields.ts';

/** States of a request that a centre or the university answers. */
export const educationRequestStates = ['pendiente', 'aceptada', 'rechazada'] as const;

/** A requested extension or change of a placement, with its state. */
export const requestedChangeSchema = z.object({
  /** Kind of request: an extension, or a change of the working time. */
  tipo: z.enum(['Ampliación', 'Variación']),
  estado: z.enum(educationRequestStates),
  fecha: date(),
  fechaFin: z.optional(date()),
  horasAldia: z.optional(z.number()),
  numeroDiasSemana: z.optional(z.number()),
  diasSemana: z.optional(z.array(id())),
  /** New schedule of a variation. */
  horario: z.optional(text()),
  motivo: z.optional(text()),
  observaciones: z.optional(text()),
});

export type RequestedChange = z.infer<typeof requestedChangeSchema>;
