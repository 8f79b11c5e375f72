import * as z from 'zod/mini';
import * as codes from './codes.ts';
import { extension, text } from './fields.ts';

/** Missing or wrong fields of a request refused with 15. */
export const missingFieldsSchema = z.object({
  /**
   * Fields as `form.key` (empresa, contacto, perfil, cuenta, oferta, convenio, solicitud, cambio or cv); a
   * key without dot belongs to the submitted form.
   */
  campos: extension(z.array(text())),
});

/** Reason of an answer with 48, for an action that is not allowed. */
export const refusalReasonSchema = z.object({
  /** Text in the language of the reader. */
  motivo: extension(text()),
});

/** `datos` of the codes that many calls return; other content in `datos` is ignored. */
export const refusalSchemas: Readonly<Record<number, z.ZodMiniType>> = {
  [codes.dataMissing]: z.catch(z.optional(missingFieldsSchema), undefined),
  [codes.actionNotAllowed]: z.catch(z.optional(refusalReasonSchema), undefined),
};

export type MissingFields = z.infer<typeof missingFieldsSchema>;
export type RefusalReason = z.infer<typeof refusalReasonSchema>;
