import * as z from 'zod/mini';
import { requirementSchema } from '#core/contract/entities/requirement.ts';
import { count, date, extension, id, listDate, slug, text, languageTag } from '#core/contract/fields.ts';

/** An offer in a list of a student. */
export const offerCardShape = {
  idoferta: id(),
  titulo: text(),
  empresa: text(),
  fecha: listDate(),
  fechaDestacada: z.optional(listDate()),
  textoPerfilOferta: text(),
  provincia: z.optional(text()),
  nombreIsla: z.optional(text()),
  idIsla: z.optional(id()),
  urlAcceso: slug(),
  idioma: languageTag(),
};

/** Fields that the filters of offer lists use; ids of domain lists. */
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
  fechaInicio: z.optional(date()),
  horasAldia: extension(z.number().check(z.gte(0))),
  fechaCaducidad: extension(date()),
  inscrito: z.optional(z.boolean()),
  estado: extension(id()),
  puedeInscribirse: extension(z.boolean()),
  requisitos: extension(z.array(requirementSchema)),
};

export const offerCardSchema = z.object({ ...offerCardShape, ...filterableShape });

/** Number of offers that a student can see, in total and suitable. */
export const offerCountsSchema = z.object({ numTotal: count(), numEncajan: z.optional(count()) });

export type OfferCard = z.infer<typeof offerCardSchema>;
export type OfferCounts = z.infer<typeof offerCountsSchema>;
