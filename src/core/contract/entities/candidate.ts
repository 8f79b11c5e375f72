import * as z from 'zod/mini';
import {
  count,
  date,
  extension,
  flag,
  id,
  list,
  moment,
  numberBetween,
  text,
} from '#core/contract/fields.ts';
import { applicationStepSchema } from './application.ts';
import { storedDocumentSchema } from './document.ts';
import { editableOfferSchema } from './offer-form.ts';
import { processSchema } from './process.ts';
import { requirementSchema } from './requirement.ts';

/** A temporarily withheld field of a candidate. */
const heldBackSchema = z.object({
  /**
   * Key of the withheld field in the candidate or in the CV; `apellidos` means both surnames, `direccion`
   * street, number, floor, door and notes, and `documentos` also the documents of the application.
   */
  campo: text(),
  hastaEstado: id(),
});

/** How many conditions of an offer a candidate meets. */
const fitSchema = z.object({
  cumple: count(),
  total: count(),
  /** The single conditions; only in the detail of a candidate. */
  lista: z.optional(z.array(requirementSchema)),
});

/** Highest number of stars of a note; 0 means a note without stars. */
export const mostStars = 5;

/** A note of the company on a candidacy, which the candidate does not see in the portal. */
const candidacyNoteSchema = z.object({
  texto: text(),
  estrellas: numberBetween(0, mostStars),
});

/** A candidate of an offer, in the list of the company. */
export const candidateShape = {
  idCandidatura: id(),
  nombre: z.optional(text()),
  apellidos: z.optional(text()),
  iniciales: extension(text()),
  oculto: extension(z.array(heldBackSchema)),
  menor: extension(z.boolean()),
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
  /** Last step of the candidacy. */
  ultimoPaso: extension(applicationStepSchema),
  /** Steps of the candidacy since it was sent to the company, oldest first. */
  historial: extension(z.array(applicationStepSchema)),
  fechaLimite: extension(date()),
  /** Absent where the server keeps no notes. */
  anotacion: extension(candidacyNoteSchema),
  /** Documents of the application, typed by `idTipo`. */
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
export type CandidacyNote = z.infer<typeof candidacyNoteSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
