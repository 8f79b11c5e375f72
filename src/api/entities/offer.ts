import * as z from 'zod/mini';
import { count, id, listDate, slug, text } from '#api/fields.ts';

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

/** Counts of offers that a student can see: all, and those that fit. */
export const offerCountsSchema = z.object({ numTotal: count(), numEncajan: z.optional(count()) });

export type OfferCard = z.infer<typeof offerCardSchema>;
export type OfferCounts = z.infer<typeof offerCountsSchema>;
