import * as z from 'zod/mini';
import { date, id, ids, text } from '#core/contract/fields.ts';

/** Personal data visible to others: keys of `campos.personales`. Choices are ids of domain lists. */
export const publicPersonalShape = {
  nombre: text(),
  apellido1: text(),
  apellido2: z.optional(text()),
  fechaNacimiento: z.optional(date()),
  lugarNacimiento: z.optional(text()),
  genero: z.optional(id()),
  email: text(),
  telefonoMovil: z.optional(text()),
  telefonoFijo: z.optional(text()),
  nacionalidades: z.optional(ids()),
  tipoVia: z.optional(id()),
  direccion: z.optional(text()),
  numero: z.optional(text()),
  piso: z.optional(text()),
  puerta: z.optional(text()),
  cp: z.optional(text()),
  pais: z.optional(id()),
  provincia: z.optional(id()),
  provinciaTexto: z.optional(text()),
  localidad: z.optional(text()),
  observaciones: z.optional(text()),
};

/** Personal data as their owner sees them. */
export const personalDataSchema = z.object({
  ...publicPersonalShape,
  tipoDocumento: z.optional(id()),
  numeroDocumento: z.optional(text()),
  emailEstudiante: z.optional(text()),
  comunicacionesEnEmailEstudiante: z.optional(z.boolean()),
  /**
   * Twelve digits: two of the province, eight of the number, and two control digits, the remainder of the
   * first ten divided by 97; for a number below ten million, of the province and its last seven digits. Any
   * other value is refused with 15.
   */
  numeroSeguridadSocial: z.optional(text()),
  iban: z.optional(text()),
  discapacidad: z.optional(z.boolean()),
});

export type PersonalData = z.infer<typeof personalDataSchema>;
