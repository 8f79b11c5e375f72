import * as z from 'zod/mini';
import { extension, id, text } from '#core/contract/fields.ts';

/** Whether required data is missing, and the keys of the missing fields. */
export const missingDataSchema = z.object({
  faltanDatos: z.boolean(),
  campos: extension(z.array(text())),
});

/** An obstacle to publishing offers besides missing data. */
const obstacleSchema = z.object({
  codigo: id(),
  /**
   * Cause: `problema`, the university has a problem with the company (24); `convenio`, no agreement is in
   * force and the brand requires one (24); `iban`, the bank account is missing, which only offers with
   * service need (72).
   */
  causa: z.enum(['problema', 'convenio', 'iban']),
});

/** Missing data of a company, and other obstacles to publishing offers. */
export const missingCompanyDataSchema = z.extend(missingDataSchema, {
  impedimentos: extension(z.array(obstacleSchema)),
});

export type MissingData = z.infer<typeof missingDataSchema>;
export type MissingCompanyData = z.infer<typeof missingCompanyDataSchema>;
export type Obstacle = z.infer<typeof obstacleSchema>;
