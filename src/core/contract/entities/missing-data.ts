import * as z from 'zod/mini';
import { extension, id, text } from '#core/contract/fields.ts';

/** Whether required data is missing, and which fields, by their keys. */
export const missingDataSchema = z.object({
  faltanDatos: z.boolean(),
  campos: extension(z.array(text())),
});

/** What keeps a company from publishing offers, besides data that is missing. */
const obstacleSchema = z.object({
  codigo: id(),
  /**
   * Why: `problema`, the university has a problem with the company (24); `convenio`, no agreement is in force and the
   * brand asks for one (24); `iban`, the bank account is missing, which only offers with service need (72).
   */
  causa: z.enum(['problema', 'convenio', 'iban']),
});

/** Which data of a company is missing, and what else keeps it from publishing offers. */
export const missingCompanyDataSchema = z.extend(missingDataSchema, {
  impedimentos: extension(z.array(obstacleSchema)),
});

export type MissingData = z.infer<typeof missingDataSchema>;
export type MissingCompanyData = z.infer<typeof missingCompanyDataSchema>;
export type Obstacle = z.infer<typeof obstacleSchema>;
