import * as z from 'zod/mini';
import { flag, id, ids, list, text } from '#core/contract/fields.ts';
import { requiredDocumentSchema, storedDocumentSchema } from './document.ts';
import { experienceSchema } from './experience.ts';
import { personalDataSchema, publicPersonalShape } from './personal-data.ts';
import { studySchema } from './study.ts';

export const spokenLanguageShape = { idioma: id(), nivel: id() };
export const spokenLanguageSchema = z.object({ id: id(), ...spokenLanguageShape });

/** A program of ProgramasInformaticos with a level of nivelesProgramasInformaticos. */
export const programSkillSchema = z.object({ programa: id(), nivel: z.optional(id()) });

/** A stay abroad; `motivo` is a row of tipoEstanciasExtranjero. */
export const stayAbroadSchema = z.object({
  pais: id(),
  motivo: z.optional(id()),
  meses: z.optional(z.number().check(z.gte(0), z.lte(12))),
});

/** Preferences and stays abroad that editProfesionales changes (keys of `campos.profesional`). */
export const preferencesShape = {
  estanciasExtranjero: z.optional(z.array(stayAbroadSchema)),
  enlaceLinkedin: z.optional(text()),
  disponibilidadViajar: z.optional(z.boolean()),
  disponibilidadExtranjero: z.optional(z.boolean()),
  disponibilidadCambioResidencia: z.optional(z.boolean()),
  coche: z.optional(z.boolean()),
  moto: z.optional(z.boolean()),
  permisosConducir: z.optional(ids()),
  permisoTrabajoUE: z.optional(z.boolean()),
  aniosExperiencia: z.optional(z.number().check(z.gte(0))),
  salarioMinimo: z.optional(z.number().check(z.gte(0))),
  erasmus: z.optional(z.boolean()),
  newsletter: z.optional(z.boolean()),
  /** One of `languageIds`. */
  idiomaComunicaciones: z.optional(id()),
};

const sharedShape = {
  academicos: list(studySchema),
  profesional: z.object({ experiencia: list(experienceSchema), ...preferencesShape }),
  idiomas: list(spokenLanguageSchema),
  interes: z.object({ tags: list(id()), programasInformaticos: list(programSkillSchema) }),
  sectoresInteres: list(id()),
  competencias: list(id()),
  certificados: list(storedDocumentSchema),
  formacionComplementaria: list(studySchema),
  documentos: list(storedDocumentSchema),
  urlCV: z.optional(text()),
  urlImagenPerfil: z.optional(text()),
  presentacion: z.optional(text()),
  enlacePortfolio: z.optional(text()),
  validadoDOIP: flag(),
};

/** A CV as its owner sees it. */
export const cvSchema = z.object({
  personales: personalDataSchema,
  ...sharedShape,
  documentosPrivados: list(storedDocumentSchema),
  /** Documents that processes require. */
  documentosProcesos: list(requiredDocumentSchema),
  tienePermisoTrabajo: z.optional(z.boolean()),
  necesitaPermisoTrabajo: z.optional(z.boolean()),
  idPeriodoPreferenciaPracticas: z.optional(id()),
  busquedaPracticasActiva: flag(),
  busquedaTrabajoActiva: flag(),
  idNivelFormativoSNE: z.optional(id()),
});

/** A CV as a company sees it: without identity and bank numbers, disability and private documents. */
export const candidateCvSchema = z.object({
  personales: z.object({
    ...publicPersonalShape,
    nombre: z.optional(text()),
    apellido1: z.optional(text()),
    email: z.optional(text()),
  }),
  ...sharedShape,
});

export type Cv = z.infer<typeof cvSchema>;
export type CandidateCv = z.infer<typeof candidateCvSchema>;
export type SpokenLanguage = z.infer<typeof spokenLanguageSchema>;
export type ProgramSkill = z.infer<typeof programSkillSchema>;
export type StayAbroad = z.infer<typeof stayAbroadSchema>;
