import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { companySchema } from '#core/contract/entities/company.ts';
import {
  changedContactSchema,
  contactSchema,
  newContactSchema,
  userContactSchema,
} from '#core/contract/entities/contact.ts';
import { fiscalAccountSchema, newFiscalAccountSchema } from '#core/contract/entities/fiscal-account.ts';
import { id, nothing } from '#core/contract/fields.ts';
import { wrongPassword } from './parameters.ts';

const reading = { area: 'company', method: 'GET', who: 'empresa' } as const;
const writing = { area: 'company', method: 'POST', who: 'empresa' } as const;

export const dameDatosEmpresa = defineCall({
  ...reading,
  name: 'dameDatosEmpresa',
  path: '/api/Empresa/dameDatosEmpresa',
  summary: 'The company',
  datos: companySchema,
});

export const dameDatosContactoEmpresa = defineCall({
  ...reading,
  name: 'dameDatosContactoEmpresa',
  path: '/api/Empresa/dameDatosContactoEmpresa',
  summary: 'The signed-in contact',
  datos: userContactSchema,
});

export const dameContactosTipoTutorPracticas = defineCall({
  ...reading,
  name: 'dameContactosTipoTutorPracticas',
  path: '/api/empresa/dameContactosTipoTutorPracticas',
  summary: 'Contacts who can be tutors of a placement',
  datos: z.array(contactSchema),
});

export const dameContactosConveniosEmpresa = defineCall({
  ...reading,
  name: 'dameContactosConveniosEmpresa',
  path: '/api/empresa/dameContactosConveniosEmpresa',
  summary: 'Contacts who can manage an agreement',
  datos: z.array(contactSchema),
});

export const dameContactosFacturacionEmpresa = defineCall({
  ...reading,
  name: 'dameContactosFacturacionEmpresa',
  path: '/api/empresa/dameContactosFacturacionEmpresa',
  summary: 'Contacts for invoices',
  datos: z.array(contactSchema),
});

export const dameCuentasFacturacion = defineCall({
  ...reading,
  name: 'dameCuentasFacturacion',
  path: '/api/empresa/dameCuentasFacturacion',
  summary: 'Fiscal accounts',
  datos: z.array(fiscalAccountSchema),
});

export const addContactoEmpresa = defineCall({
  ...writing,
  name: 'addContactoEmpresa',
  path: '/api/Empresa/addContactoEmpresa',
  summary:
    'Add a contact; with a password it can sign in, with a user name alone it is invited to choose one',
  request: newContactSchema,
  datos: z.object({ idContacto: id() }),
  statuses: [12, 16, 28, 29, 44, 66, 69, 70],
});

export const editaContactoEmpresa = defineCall({
  ...writing,
  name: 'editaContactoEmpresa',
  path: '/api/Empresa/editaContactoEmpresa',
  summary: 'Change a contact: whatever is contact data, and the own address and user name',
  request: changedContactSchema,
  datos: nothing(),
  datosOf: wrongPassword,
  statuses: [3, 16, 29, 44, 48, 66, 69, 70],
});

export const addCuentaFacturacion = defineCall({
  ...writing,
  name: 'addCuentaFacturacion',
  path: '/api/Empresa/addCuentaFacturacion',
  summary: 'Add a fiscal account',
  request: newFiscalAccountSchema,
  datos: z.object({ idCuenta: id() }),
  statuses: [8, 33],
});
