import * as z from 'zod/mini';
import { date, filled, id, limited, text } from '#core/contract/fields.ts';
import { documentUploadSchema } from './document.ts';
import { educationRequestStates } from './requested-change.ts';

/** A placement that a student proposes with a company of their own. */
export const studentPlacementRequestSchema = z.object({
  cif: filled(20),
  email: filled(200),
  nombreEmpresa: z.optional(limited(150)),
  direccion: z.optional(limited(250)),
  nombreContacto: z.optional(limited(150)),
  telefono: z.optional(limited(30)),
  titulacion: z.optional(id()),
  fechaInicio: date(),
  fechaFin: date(),
  horasAldia: z.optional(z.number().check(z.gt(0))),
  tareasAdesarrollar: z.optional(limited()),
  condicionesAceptadas: z.optional(z.boolean()),
});

/** A placement that a company proposes for a student; with the id it changes an education request. */
export const companyPlacementRequestSchema = z.object({
  idSolicitudPractica: z.optional(id()),
  dni: z.optional(filled(20)),
  titulacion: z.optional(id()),
  fechaInicio: date(),
  fechaFin: date(),
  horasAldia: z.optional(z.number().check(z.gt(0))),
  horario: z.optional(limited(250)),
  tareasAdesarrollar: z.optional(limited()),
  nombreTutorEmpresa: z.optional(limited(150)),
  apellidosTutorEmpresa: z.optional(limited(150)),
  emailTutorEmpresa: z.optional(limited(200)),
  centroPracticas: z.optional(id()),
  observaciones: z.optional(limited(1000)),
  condicionesAceptadas: z.optional(z.boolean()),
});

/** Content of a request in answers: the placement, and its tutor at the company. */
const requestedShape = {
  /** idTitulacion of the studies that the placement belongs to. */
  titulacion: z.optional(id()),
  fechaInicio: z.optional(date()),
  fechaFin: z.optional(date()),
  horasAldia: z.optional(z.number()),
  /** Schedule in words. */
  horario: z.optional(text()),
  tareasAdesarrollar: z.optional(text()),
  nombreTutorEmpresa: z.optional(text()),
  apellidosTutorEmpresa: z.optional(text()),
  emailTutorEmpresa: z.optional(text()),
  centroPracticas: z.optional(id()),
  /** Remarks of the company on its proposal. */
  observaciones: z.optional(text()),
};

/** A request for education placements, which a centre answers. */
export const educationRequestSchema = z.object({
  idSolicitudPractica: id(),
  estado: z.enum(educationRequestStates),
  fecha: z.optional(date()),
  nombre: text(),
  apellidos: z.optional(text()),
  dni: z.optional(text()),
  ...requestedShape,
  motivo: z.optional(text()),
});

/** Request to extend or vary a placement. */
export const changeRequestSchema = z.object({
  idPractica: id(),
  tipo: z.enum(['Ampliación', 'Variación']),
  /** Last day of an extension. */
  fechaFin: z.optional(date()),
  /** Working time of a variation: this key and the next three. */
  horasAldia: z.optional(z.number().check(z.gt(0))),
  numeroDiasSemana: z.optional(z.int().check(z.gte(1), z.lte(7))),
  diasSemana: z.optional(z.array(id())),
  horario: z.optional(limited(250)),
  motivo: filled(1000),
  fichero: z.optional(documentUploadSchema),
});

/** A placement proposed by a student or a company, with its state. */
export const proposalSchema = z.object({
  idSolicitudPractica: id(),
  estado: z.enum(educationRequestStates),
  fecha: date(),
  motivo: z.optional(text()),
  dni: z.optional(text()),
  cif: z.optional(text()),
  email: z.optional(text()),
  nombreEmpresa: z.optional(text()),
  direccion: z.optional(text()),
  nombreContacto: z.optional(text()),
  telefono: z.optional(text()),
  ...requestedShape,
});

export type Proposal = z.infer<typeof proposalSchema>;
export type StudentPlacementRequest = z.infer<typeof studentPlacementRequestSchema>;
export type CompanyPlacementRequest = z.infer<typeof companyPlacementRequestSchema>;
export type EducationRequest = z.infer<typeof educationRequestSchema>;
export type ChangeRequest = z.infer<typeof changeRequestSchema>;
