import * as z from 'zod/mini';
import { filled, filledTown, flag, id, limited, text } from '#core/contract/fields.ts';

/** An account that the university invoices. */
const fiscalAccountShape = {
  NombreFiscal: text(),
  CIF: text(),
  requiereEnvioPostalFacturas: flag(),
  domicilioFiscal: z.optional(text()),
  /** Province in Spain; elsewhere its name is in `Provincia`. */
  idProvincia: z.optional(id()),
  Provincia: z.optional(text()),
  poblacion: z.optional(text()),
  idPais: z.optional(id()),
  cp: z.optional(text()),
  domicilioEnvioPostal: z.optional(text()),
};

export const fiscalAccountSchema = z.object({ idCuenta: id(), ...fiscalAccountShape });

/** A new fiscal account. */
export const newFiscalAccountSchema = z.object({
  idCuenta: z.optional(id()),
  ...fiscalAccountShape,
  NombreFiscal: filled(150, 3),
  CIF: filled(20),
  domicilioFiscal: filled(150, 3),
  poblacion: filledTown(150, 3),
  idPais: id(),
  cp: filled(150, 3),
  domicilioEnvioPostal: z.optional(limited(250)),
});

export type FiscalAccount = z.infer<typeof fiscalAccountSchema>;
export type NewFiscalAccount = z.infer<typeof newFiscalAccountSchema>;
