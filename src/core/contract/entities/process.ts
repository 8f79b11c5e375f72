import * as z from 'zod/mini';
import {
  count,
  date,
  extension,
  id,
  moment,
  slug,
  countOrZero,
  text,
  undocumented,
} from '#core/contract/fields.ts';

/** States of an offer on the server; only pending offers can be edited. */
export const offerStates = ['pendiente', 'activa', 'cerrada', 'caducada', 'eliminada'] as const;

/** How an offer was closed: by its company, or refused by the university. */
export const closingSchema = z.object({
  /** Who closed the offer: the company, or the university by refusing to publish it. */
  por: z.enum(['empresa', 'universidad']),
  motivo: z.optional(text()),
  fecha: z.optional(moment()),
  /** Whether the company chose a candidate proposed by the university. */
  hayElegido: z.optional(z.boolean()),
  /** Name of the chosen candidate. */
  nombre: z.optional(text()),
  /** First day of the chosen candidate's contract. */
  fechaInicioContrato: z.optional(date()),
  /** Contract of the chosen candidate: row of tiposContrato or, in placements, of tiposContratoOfertaPracticas. */
  idTipoContrato: z.optional(id()),
});

/** An offer of a company in its own list. */
export const processSchema = z.object({
  idoferta: id(),
  urlAcceso: slug(),
  titulo: text(),
  idPerfil: z.literal([1, 2]),
  idEstado: id(),
  Estado: z.enum(offerStates),
  fecha: z.optional(date()),
  fechaCaducidad: z.optional(date()),
  provincia: z.optional(text()),
  plazas: z.optional(count()),
  /** Number of candidates sent to the company. */
  numCandidatos: undocumented(countOrZero()),
  numCandidatosSinLeer: undocumented(countOrZero()),
  tieneGestor: z.optional(z.boolean()),
  copiaDe: z.optional(slug()),
  /** Manager of the offer at the university; an offer with a manager cannot be edited by the company (25). */
  gestor: extension(text()),
  observacionesUniversidad: extension(text()),
  cierre: extension(closingSchema),
});

export type Process = z.infer<typeof processSchema>;
export type Closing = z.infer<typeof closingSchema>;
export type OfferState = (typeof offerStates)[number];
