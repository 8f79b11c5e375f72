import * as z from 'zod/mini';
import { date, extension, id, moment, text } from '#core/contract/fields.ts';
import { offerCardShape } from './offer.ts';
import { requiredDocumentSchema } from './document.ts';

/** Step of an application: state, time, and who moved it. */
export const applicationStepSchema = z.object({
  estado: id(),
  fecha: moment(),
  quien: z.enum(['estudiante', 'empresa', 'universidad', 'sistema']),
});

/** A candidacy of a student: the offer as in a list, and the state of the candidacy. */
export const applicationSchema = z.object({
  ...offerCardShape,
  idCandidatura: id(),
  idPerfil: z.literal([1, 2]),
  /** Row of estadosCandidaturasAlumno. */
  estado: id(),
  descripcionEstadoMotivo: z.optional(text()),
  fechaInscripcion: z.optional(moment()),
  orden: z.optional(id()),
  documentacionNecesaria: z.optional(z.array(requiredDocumentSchema)),
  historial: extension(z.array(applicationStepSchema)),
  turno: extension(z.enum(['estudiante', 'empresa', 'universidad', 'nadie'])),
  fechaLimite: extension(date()),
  puedeRetirar: extension(z.boolean()),
  fechaCierre: extension(date()),
});

/** Applications to placements, in the student's order, by their state. */
export const applicationsByStateSchema = z.object({
  idEstado: id(),
  descripcion: text(),
  candidaturas: z.array(applicationSchema),
});

export type Application = z.infer<typeof applicationSchema>;
export type ApplicationStep = z.infer<typeof applicationStepSchema>;
export type ApplicationsByState = z.infer<typeof applicationsByStateSchema>;
