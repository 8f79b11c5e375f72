import * as z from 'zod/mini';
import { id, text } from '#api/fields.ts';

/** Whom the university invoices. */
export const fiscalAccountShape = {
  NombreFiscal: text(),
  CIF: text(),
  requiereEnvioPostalFacturas: z.boolean(),
  domicilioFiscal: text(),
  /** In Spain; elsewhere `Provincia` has its name. */
  idProvincia: z.optional(id()),
  Provincia: z.optional(text()),
  poblacion: text(),
  idPais: id(),
  cp: text(),
  domicilioEnvioPostal: z.optional(text()),
};

export const fiscalAccountSchema = z.object({ idCuenta: id(), ...fiscalAccountShape });
export const newFiscalAccountSchema = z.object({ idCuenta: z.optional(id()), ...fiscalAccountShape });

export type FiscalAccount = z.infer<typeof fiscalAccountSchema>;
export type NewFiscalAccount = z.infer<typeof newFiscalAccountSchema>;
