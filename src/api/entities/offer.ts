import * as z from 'zod/mini';
import { count, extension, id, listDate, optionalKeys, slug, text } from '#api/fields.ts';
import { offerFieldsShape } from './offer-form.ts';

/** An offer in a list of a student. */
export const offerCardShape = {
  idoferta: id(),
  titulo: text(),
  empresa: text(),
  fecha: listDate(),
  fechaDestacada: z.optional(listDate()),
  /** The value Prácticas marks a placement. */
  textoPerfilOferta: text(),
  provincia: z.optional(text()),
  nombreIsla: z.optional(text()),
  idIsla: z.optional(id()),
  urlAcceso: slug(),
};

/** What the filters of the offer lists look at; ids of domain lists. */
const filterableShape = {
  titulaciones: z.optional(z.array(id())),
  areasTitulaciones: z.optional(z.array(id())),
  nivelesTitulaciones: z.optional(z.array(id())),
  tiposFormacion: z.optional(z.array(id())),
  tipoModalidadAsistencia: z.optional(id()),
  areaFuncional: z.optional(id()),
  contrato: z.optional(id()),
  salario: z.optional(z.number()),
  tituloPrograma: z.optional(text()),
  descripcion: z.optional(text()),
  fechaInicio: z.optional(z.iso.date()),
  /** The reader has applied already. */
  inscrito: z.optional(z.boolean()),
};

export const offerCardSchema = z.object({ ...offerCardShape, ...filterableShape });

/** A condition of an offer, and whether the reader meets it. */
export const requirementSchema = z.object({ codigo: id(), cumple: z.boolean(), texto: text() });

/** What a student sees of the company: nothing in an anonymous offer. */
const offeringCompanySchema = z.object({
  nombre: text(),
  descripcion: z.optional(text()),
  web: z.optional(text()),
  sector: z.optional(id()),
  urlLogo: z.optional(text()),
});

/** Fields of an offer that stay between company and university. */
const internalKeys = {
  dniTutorEmpresa: true,
  emailTutorEmpresa: true,
  telefonoTutorEmpresa: true,
  nombreCandidato: true,
  apellidosCandidato: true,
  dniCandidato: true,
  numeroPedido: true,
  observaciones: true,
  ocultarDatosEmpresa: true,
  solicitante: true,
} as const;

/** An offer as a student sees it. */
export const offerDetailSchema = z.extend(z.omit(optionalKeys(offerFieldsShape), internalKeys), {
  ...offerCardShape,
  /** Name of the province. `provincia` of the form is `idProvincia` here, as lists carry the name. */
  idProvincia: z.optional(id()),
  idPerfil: z.literal([1, 2]),
  datosEmpresa: z.optional(offeringCompanySchema),
  ficheroInformacionComplementaria: z.optional(text()),
  inscrito: z.optional(z.boolean()),
  /** Own application, if there is one: its state. */
  estado: z.optional(id()),
  requisitos: extension(z.array(requirementSchema)),
  /** Names of the contacts in `tutores`, which no student can look up. */
  nombresTutores: extension(z.array(text())),
  /** Name and address of `centroPracticas`. */
  nombreCentroPracticas: extension(text()),
});

/** Counts of offers that a student can see: all, and those that fit. */
export const offerCountsSchema = z.object({ numTotal: count(), numEncajan: z.optional(count()) });

export type OfferCard = z.infer<typeof offerCardSchema>;
export type OfferDetail = z.infer<typeof offerDetailSchema>;
export type Requirement = z.infer<typeof requirementSchema>;
export type OfferCounts = z.infer<typeof offerCountsSchema>;
