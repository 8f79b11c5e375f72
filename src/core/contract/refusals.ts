import * as z from 'zod/mini';
import * as codes from './codes.ts';
import { extension, text } from './fields.ts';

/** What is missing or wrong in a request that was refused with 15. */
export const missingFieldsSchema = z.object({
  /**
   * Each as `form.key` (empresa, contacto, perfil, cuenta, oferta, convenio, solicitud, cambio or cv); a key without dot
   * belongs to the form that was sent.
   */
  campos: extension(z.array(text())),
});

/** Why an action is not allowed, of an answer with 48. */
export const refusalReasonSchema = z.object({
  /** In words, in the language of the reader. */
  motivo: extension(text()),
});

/** `datos` of the codes that are answered to many calls; anything else that a server sends there counts as nothing. */
export const refusalSchemas: Readonly<Record<number, z.ZodMiniType>> = {
  [codes.dataMissing]: z.catch(z.optional(missingFieldsSchema), undefined),
  [codes.actionNotAllowed]: z.catch(z.optional(refusalReasonSchema), undefined),
};

export type MissingFields = z.infer<typeof missingFieldsSchema>;
export type RefusalReason = z.infer<typeof refusalReasonSchema>;
