import * as z from 'zod/mini';
import {
  count,
  date,
  extension,
  filled,
  id,
  ids,
  limited,
  optionalKeys,
  slug,
  text,
  numberBetween,
} from '#core/contract/fields.ts';
import { documentUploadSchema } from './document.ts';
import { companyTutorShape } from './company-tutor.ts';

/** A language that an offer requires, with the lowest accepted certificate. */
export const offerLanguageSchema = z.object({
  idioma: id(),
  nivel: z.optional(id()),
  certificado: z.optional(id()),
});

const profileSchema = z.literal([1, 2]);

/** Fields of an offer besides title and kind: keys of `campos.oferta`, choices as ids of domain lists. */
export const offerFieldsShape = {
  plazas: z.int().check(z.gte(1)),
  descripcion: text(),
  tareasAdesarrollar: text(),
  experiencia: id(),
  experienciaDeseable: id(),
  contrato: id(),
  horario: text(),
  fechaInicio: date(),
  fechaFin: date(),
  horasAldia: z.number().check(z.gte(0)),
  tiempoDedicacionJornada: numberBetween(0, 100),
  meses: numberBetween(0, 12),
  numeroDiasSemana: z.int().check(z.gte(1), z.lte(7)),
  tipoModalidadAsistencia: id(),
  salario: z.number().check(z.gte(0)),
  salarioMaximo: z.number().check(z.gte(0)),
  otrasRemuneraciones: text(),
  /** Euros per month. */
  ayudaEstudio: z.number().check(z.gte(0)),
  pais: id(),
  provincia: id(),
  provinciaTexto: text(),
  localidad: text(),
  sector: id(),
  area_funcional: id(),
  campus: id(),
  /** idTitulacion of each degree. */
  titulaciones: ids(),
  titulacionesDeseables: ids(),
  titulacionesPropuestas: ids(),
  areasTitulaciones: ids(),
  nivelesTitulaciones: ids(),
  creditosSuperados: id(),
  ultimoCurso: z.boolean(),
  cursoMinimo: id(),
  perfilNoUniversitario: z.boolean(),
  anioGraduacionMaximo: z.int(),
  idiomas: z.array(offerLanguageSchema),
  programasInformaticos: ids(),
  competencias: ids(),
  interes: ids(),
  etiquetas: ids(),
  nacionalidades: ids(),
  paisesResidencia: ids(),
  provinciasResidencia: ids(),
  edadMaxima: z.int().check(z.gte(16)),
  trabajaActualmente: z.boolean(),
  coche: z.boolean(),
  permisosConducir: ids(),
  disponibilidadExtranjero: z.boolean(),
  disponibilidadCambioResidencia: z.boolean(),
  documentosRequeridos: ids(),
  urlInscripcionExterna: text(),
  programa: id(),
  tutores: ids(),
  ...companyTutorShape,
  vinculadaTFG: z.boolean(),
  nombreTFG: text(),
  tutorTFG: text(),
  nombreCandidato: text(),
  apellidosCandidato: text(),
  dniCandidato: text(),
  solicitante: text(),
  centroPracticas: id(),
  numeroPedido: text(),
  empresaDestino: text(),
  ocultarDatosEmpresa: z.boolean(),
  urlInformacionComplementaria: text(),
  fechaCaducidad: date(),
  activa: z.boolean(),
  observaciones: text(),
  idOpcionPublicacion: id(),
  conServicio: z.boolean(),
};

/** Request of the offer form; with `idoferta` it changes that offer. */
export const offerRequestSchema = z.extend(optionalKeys(offerFieldsShape), {
  idoferta: z.optional(id()),
  titulo: filled(250),
  idPerfil: profileSchema,
  plazas: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  observaciones: z.optional(limited(1000)),
  admiteMenores: extension(z.boolean()),
  ficheroInformacionComplementaria: z.optional(documentUploadSchema),
});

/** An offer as loaded into its form. */
export const editableOfferSchema = z.extend(optionalKeys(offerFieldsShape), {
  idoferta: id(),
  urlAcceso: slug(),
  titulo: text(),
  idPerfil: profileSchema,
  admiteMenores: extension(z.boolean()),
  ficheroInformacionComplementaria: z.optional(text()),
  numCandidatos: z.optional(count()),
});

export type OfferRequest = z.infer<typeof offerRequestSchema>;
export type EditableOffer = z.infer<typeof editableOfferSchema>;
