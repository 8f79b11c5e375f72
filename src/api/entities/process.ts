import * as z from 'zod/mini';
import { count, date, extension, flag, id, list, moment, slug, tally, text } from '#api/fields.ts';
import { candidateCvSchema } from './cv.ts';
import { editableOfferSchema } from './offer-form.ts';

/** States of an offer on the server; only a pending one can be edited. */
export const offerStates = ['pendiente', 'activa', 'cerrada', 'caducada', 'eliminada'] as const;

/** An offer of a company in its own list. */
export const processSchema = z.object({
  idoferta: id(),
  urlAcceso: slug(),
  titulo: text(),
  /** 1 employment, 2 placements. */
  idPerfil: z.literal([1, 2]),
  idEstado: id(),
  Estado: z.enum(offerStates),
  fecha: z.optional(date()),
  fechaCaducidad: z.optional(date()),
  provincia: z.optional(text()),
  plazas: z.optional(count()),
  numCandidatos: tally(),
  numCandidatosSinLeer: tally(),
  tieneGestor: z.optional(z.boolean()),
  /** urlAcceso of the offer that this one is a copy of. */
  copiaDe: z.optional(slug()),
});

/** Someone who applied to an offer, in the list of the company. */
export const candidateShape = {
  idCandidatura: id(),
  nombre: text(),
  apellidos: text(),
  /** Row of estadosCandidaturasAlumno. */
  estado: id(),
  descripcionEstadoMotivo: z.optional(text()),
  fecha: moment(),
  leido: flag(),
  titulacion: z.optional(id()),
  /** The university proposed this candidate. */
  propuesto: z.optional(z.boolean()),
};

export const candidateSchema = z.object(candidateShape);

/** A candidate with the CV. */
export const candidateDetailSchema = z.object({
  ...candidateShape,
  idPerfil: z.literal([1, 2]),
  urlOferta: z.optional(slug()),
  tituloOferta: z.optional(text()),
  /** States that the company may choose next; without it, any. */
  estadosPosibles: extension(z.array(id())),
  cv: candidateCvSchema,
});

/** An offer of a company with its candidates. */
export const processDetailSchema = z.object({
  proceso: processSchema,
  oferta: editableOfferSchema,
  candidatos: list(candidateSchema),
});

export type Process = z.infer<typeof processSchema>;
export type ProcessDetail = z.infer<typeof processDetailSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
export type CandidateDetail = z.infer<typeof candidateDetailSchema>;
export type OfferState = (typeof offerStates)[number];
