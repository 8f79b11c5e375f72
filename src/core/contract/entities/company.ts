import * as z from 'zod/mini';
import { extension, id, list, optionalKeys, text } from '#core/contract/fields.ts';
import { contactSchema } from './contact.ts';
import { fiscalAccountSchema } from './fiscal-account.ts';

export const addressSchema = optionalKeys({
  direccion: text(),
  cp: text(),
  localidad: text(),
  idProvincia: id(),
  provincia: text(),
  idPais: id(),
});

/** Signatory of a company. */
export const signatorySchema = z.object({
  nombre: text(),
  apellidos: text(),
  dni: z.optional(text()),
  cargo: text(),
  email: z.optional(text()),
  telefono: z.optional(text()),
});

export const workplaceSchema = z.object({
  idCentro: id(),
  nombre: text(),
  direccion: z.optional(text()),
  cp: z.optional(text()),
  localidad: z.optional(text()),
  idProvincia: z.optional(id()),
});

/** Data that a company may change. */
export const companyDataShape = {
  nombreFiscal: z.optional(text()),
  nombreComercial: z.optional(text()),
  tipoEmpresa: z.optional(z.enum(['privada', 'publica'])),
  /** Requested from private companies only. */
  startup: z.optional(z.boolean()),
  tipoSociedad: z.optional(id()),
  sector: z.optional(id()),
  /** Row of the list of the same name. */
  numeroDeEmpleados: z.optional(id()),
  web: z.optional(text()),
  iban: z.optional(text()),
  rangoFacturacion: z.optional(id()),
  anioFundacion: z.optional(z.int()),
  autorizaUsoLogo: z.optional(z.boolean()),
  domicilioFiscal: z.optional(addressSchema),
  domicilioFacturacion: z.optional(addressSchema),
  domicilioEnvioPostal: z.optional(addressSchema),
  firmante: z.optional(signatorySchema),
};

export const companySchema = z.object({
  idEmpresa: id(),
  cif: text(),
  ...companyDataShape,
  contactosGestion: list(contactSchema),
  /** All contacts of the company of any kind, including those of the other lists. */
  contactos: extension(z.array(contactSchema)),
  cuentasFacturacion: list(fiscalAccountSchema),
  datosEmpresa: z.object({
    descripcion: z.optional(text()),
    /** By idCentro. */
    centrosTrabajo: z._default(z.record(z.string(), workplaceSchema), () => ({})),
  }),
});

export type Company = z.infer<typeof companySchema>;
export type Signatory = z.infer<typeof signatorySchema>;
export type Workplace = z.infer<typeof workplaceSchema>;
export type PostalAddress = z.infer<typeof addressSchema>;
