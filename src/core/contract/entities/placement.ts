import * as z from 'zod/mini';
import {
  date,
  extension,
  flag,
  id,
  ids,
  list,
  optionalKeys,
  slug,
  text,
  numberBetween,
} from '#core/contract/fields.ts';
import { storedDocumentSchema } from './document.ts';
import { requestedChangeSchema } from './requested-change.ts';
import { companyTutorShape } from './company-tutor.ts';
import { trainingProjectSchema } from './training-project.ts';

/** Fields of a placement: keys of `campos.practica`. */
export const placementFieldsShape = {
  titulacion: id(),
  curso: id(),
  fechaInicio: date(),
  fechaFin: date(),
  horario: text(),
  horasAldia: z.number().check(z.gte(0)),
  numeroDiasSemana: numberBetween(1, 7),
  diasSemana: ids(),
  centroPracticas: text(),
  ...companyTutorShape,
  nombreTutorUniversidad: text(),
  apellidosTutorUniversidad: text(),
  emailTutorUniversidad: text(),
  titulacionTutorUniversidad: text(),
  tareasAdesarrollar: text(),
  ayudaEstudio: z.number().check(z.gte(0)),
  observaciones: text(),
};

/** Sheet of a week in a placement of vocational cycles; without `estado` it has not been sent yet. */
export const weeklySheetSchema = z.object({
  idHoja: id(),
  semana: date(),
  enlace: z.optional(text()),
  fechaEnvio: z.optional(date()),
  estado: z.optional(z.enum(['Enviado', 'validado', 'rechazado'])),
  observaciones: z.optional(text()),
});

const placementShape = {
  id: id(),
  titulo: text(),
  urlOferta: z.optional(slug()),
  estado: z.optional(z.enum(['pendiente', 'activa', 'finalizada'])),
  conServicio: flag(),
  proyectoFormativo: extension(trainingProjectSchema),
};

/** A placement as the student sees it. */
export const studentPlacementSchema = z.extend(optionalKeys(placementFieldsShape), {
  ...placementShape,
  empresa: text(),
  documentos: list(storedDocumentSchema),
  /** Only in placements of vocational cycles. */
  hojas: z.optional(z.array(weeklySheetSchema)),
});

/** A placement as the company sees it. */
export const companyPlacementSchema = z.extend(optionalKeys(placementFieldsShape), {
  ...placementShape,
  nombre: text(),
  apellidos: text(),
  /** Extensions and changes requested by the company, the latest first. */
  solicitudes: extension(z.array(requestedChangeSchema)),
});

/** A weekly sheet as the company sees it. */
export const companyWeeklySheetSchema = z.extend(weeklySheetSchema, {
  idPractica: id(),
  nombre: text(),
  apellidos: text(),
});

export type WeeklySheet = z.infer<typeof weeklySheetSchema>;
export type StudentPlacement = z.infer<typeof studentPlacementSchema>;
export type CompanyPlacement = z.infer<typeof companyPlacementSchema>;
export type CompanyWeeklySheet = z.infer<typeof companyWeeklySheetSchema>;
