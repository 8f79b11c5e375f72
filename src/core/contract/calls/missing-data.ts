import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { missingCompanyDataSchema, missingDataSchema } from '#core/contract/entities/missing-data.ts';
import { flagInQuery } from '#core/contract/fields.ts';

export const faltanDatosPersonalesObligatorios = defineCall({
  name: 'faltanDatosPersonalesObligatorios',
  area: 'student',
  method: 'GET',
  path: '/api/Alumno/faltanDatosPersonalesObligatorios',
  who: 'alumno',
  summary: 'Which personal data is missing; with iban, the bank account counts too',
  query: z.object({ iban: flagInQuery() }),
  datos: missingDataSchema,
});

const companyCheck = { area: 'company', method: 'GET', who: 'empresa' } as const;

export const faltanDatosAlaEmpresa = defineCall({
  ...companyCheck,
  name: 'faltanDatosAlaEmpresa',
  path: '/api/Empresa/faltanDatosAlaEmpresa',
  summary: 'Which data of the company is missing, and what else keeps it from publishing offers',
  datos: missingCompanyDataSchema,
});

export const faltanDatosAlContactoEmpresa = defineCall({
  ...companyCheck,
  name: 'faltanDatosAlContactoEmpresa',
  path: '/api/Empresa/faltanDatosAlContactoEmpresa',
  summary: 'Which data of the signed-in contact is missing',
  datos: missingDataSchema,
});
