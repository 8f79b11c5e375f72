import * as z from 'zod/mini';
import { count, date, extension, flag, id, list, moment, text } from '#core/contract/fields.ts';
import { applicationStepSchema } from './application.ts';
import { storedDocumentSchema } from './document.ts';
import { editableOfferSchema } from './offer-form.ts';
import { processSchema } from './process.ts';
import { requirementSchema } from './requirement.ts';

/** A part of a candidate that is held back for the time being. */
const heldBackSchema = z.object({
  /**
   * Key of what is held back, as it is called in the candidate or in the CV; `apellidos` stands for both surnames,
   * `direccion` for street, number, floor, door and notes, `documentos` also for those of the application.
   */
  campo: text(),
  hastaEstado: id(),
});

/** How well someone fits an offer. */
const fitSchema = z.object({
  cumple: count(),
  total: count(),
  /** The conditions one by one; only in the detail of a candidate. */
  lista: z.optional(z.array(requirementSchema)),
});

/** Someone who applied to an offer, in the list of the company. */
export const candidateShape = {
  idCandidatura: id(),
  nombre: z.optional(text()),
  apellidos: z.optional(text()),
  iniciales: extension(text()),
  oculto: extension(z.array(heldBackSchema)),
  /** Row of estadosCandidaturasAlumno. */
  estado: id(),
  descripcionEstadoMotivo: z.optional(text()),
  fecha: moment(),
  leido: flag(),
  titulacion: z.optional(id()),
  propuesto: z.optional(z.boolean()),
  estadosPosibles: extension(z.array(id())),
  curso: extension(id()),
  requisitos: extension(fitSchema),
  /** What was last done with the candidacy. */
  ultimoPaso: extension(applicationStepSchema),
  fechaLimite: extension(date()),
  /** Documents that came with the application; `idTipo` says what each is. */
  documentos: extension(z.array(storedDocumentSchema)),
};

export const candidateSchema = z.object(candidateShape);

/** An offer of a company with its candidates. */
export const processDetailSchema = z.object({
  proceso: processSchema,
  oferta: editableOfferSchema,
  candidatos: list(candidateSchema),
});

export type ProcessDetail = z.infer<typeof processDetailSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
