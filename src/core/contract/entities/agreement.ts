import * as z from 'zod/mini';
import { date, extension, filled, flag, id, limited, optionalKeys, text } from '#core/contract/fields.ts';

export const agreementStates = [
  'Generado',
  'Formalizado',
  'Firmado empresa',
  'Erróneo empresa',
  'Caducado',
  'Enviado Secretaría',
] as const;

/** States in which a company may upload the signed agreement. */
export const uploadableAgreementStates: readonly AgreementState[] = ['Generado', 'Erróneo empresa'];

/** Request of the agreement form. */
export const newAgreementSchema = z.object({
  idContactoEmpresaGestion: id(),
  idContactoEmpresaFacturacion: id(),
  tramitacionManual: z.boolean(),
  idCuentaFacturacion: id(),
  datosFirmante: z.object({
    nombre: filled(150),
    apellidos: filled(150),
    dni: z.optional(limited(20)),
    cargo: filled(150),
    email: z.optional(limited(200)),
    telefono: z.optional(limited(30)),
  }),
  requierePedido: z.boolean(),
  pedidoAnual: z.optional(z.boolean()),
  numeroPedido: z.optional(limited(250)),
  pagoDomiciliado: z.boolean(),
  ibanDomiciliacion: z.optional(limited(34)),
});

/** An agreement between a company and the university. */
export const agreementSchema = z.object({
  idContactoEmpresaGestion: z.optional(id()),
  idContactoEmpresaFacturacion: z.optional(id()),
  tramitacionManual: flag(),
  idCuentaFacturacion: z.optional(id()),
  datosFirmante: z.optional(
    optionalKeys({
      nombre: text(),
      apellidos: text(),
      dni: text(),
      cargo: text(),
      email: text(),
      telefono: text(),
    }),
  ),
  requierePedido: flag(),
  pedidoAnual: z.optional(z.boolean()),
  numeroPedido: z.optional(text()),
  pagoDomiciliado: flag(),
  ibanDomiciliacion: z.optional(text()),
  idConvenio: id(),
  estado: z.enum(agreementStates),
  fecha: z.optional(date()),
  fechaCaducidad: z.optional(date()),
  historial: extension(z.array(z.object({ estado: z.enum(agreementStates), fecha: date() }))),
  enlace: z.optional(text()),
  observaciones: z.optional(text()),
});

export type AgreementState = (typeof agreementStates)[number];
export type Agreement = z.infer<typeof agreementSchema>;
export type NewAgreement = z.infer<typeof newAgreementSchema>;
