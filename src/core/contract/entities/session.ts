import * as z from 'zod/mini';
import { extension, flag, id, text } from '#core/contract/fields.ts';

/** Answer of a sign-in. With a text in textoCortoRGPD, the token is valid only once the notice is accepted. */
export const sessionSchema = z.object({
  token: text(),
  textoCortoRGPD: z.optional(text()),
  linkExternoRGPD: z.optional(text()),
  conPracticas: flag(),
  conEmpleo: flag(),
  primerAcceso: flag(),
  soloCiclosUAX: flag(),
  /** One of `languageIds`. */
  idIdiomaPreferido: z.optional(id()),
  /** Type of user, where the server sends it; otherwise derived from conPracticas. */
  tipoUsuario: extension(z.enum(['Alumno', 'Egresado', 'Empresa'])),
  urlCalendario: extension(text()),
});

export const companyChoiceSchema = z.object({ idEmpresa: id(), nombre: text(), cif: z.optional(text()) });

/** Answer of a sign-in to a survey, whose token is stored apart from the portal's. */
export const surveySessionSchema = z.object({
  token: text(),
  textoCortoRGPD: z.optional(text()),
  linkExternoRGPD: z.optional(text()),
});

export type Session = z.infer<typeof sessionSchema>;
export type CompanyChoice = z.infer<typeof companyChoiceSchema>;
export type SurveySession = z.infer<typeof surveySessionSchema>;
