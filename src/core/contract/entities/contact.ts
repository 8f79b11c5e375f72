import * as z from 'zod/mini';
import { filled, id, ids, currentPassword, secret, text } from '#core/contract/fields.ts';

/** Fields that all contacts of a company share. */
const contactShape = {
  nombre: text(),
  apellidos: z.optional(text()),
  puesto: z.optional(text()),
  email: z.optional(text()),
  nick: z.optional(text()),
  telefono1: z.optional(text()),
  telefono2: z.optional(text()),
  departamento: z.optional(text()),
  localidad: z.optional(text()),
  idLocalidad: z.optional(id()),
  direccion: z.optional(text()),
  cp: z.optional(text()),
  nif: z.optional(text()),
  idPais: z.optional(id()),
  provincia: z.optional(text()),
  tipoContacto: z.optional(ids()),
  aniosForoEmpleo: z.optional(z.array(z.int().check(z.gte(2010)))),
};

export const contactSchema = z.object({ idContacto: id(), ...contactShape });

const requestShape = {
  ...contactShape,
  nombre: filled(150, 3),
  apellidos: filled(150, 3),
  puesto: z.optional(filled(150, 3)),
  email: filled(200),
};

/** A new contact; with a password the contact can sign in. */
export const newContactSchema = z.object({ ...requestShape, password: z.optional(secret(0)) });

/** Changes of a contact. */
export const changedContactSchema = z.object({
  idContacto: id(),
  ...requestShape,
  passwordActual: currentPassword(),
});

/** The signed-in contact. */
export const userContactSchema = z.object({
  idContacto: id(),
  ...contactShape,
  sedeDefecto: z.optional(z.enum(['practicas', 'empleo'])),
  /** One of `languageIds`. */
  idIdiomaPreferido: z.optional(id()),
  genero: z.optional(z.enum(['mujer', 'hombre'])),
});

export type Contact = z.infer<typeof contactSchema>;
export type NewContact = z.infer<typeof newContactSchema>;
export type UserContact = z.infer<typeof userContactSchema>;
