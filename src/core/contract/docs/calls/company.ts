import type * as calls from '#core/contract/calls/company.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { account, contact } from '../examples.ts';
import { wrongPasswordKeys } from './parameters.ts';

export const companyCallDocs = {
  addContactoEmpresa: { datos: { idContacto: describe('Id of the new contact.', contact.id) } },
  editaContactoEmpresa: { datosOf: wrongPasswordKeys },
  addCuentaFacturacion: { datos: { idCuenta: describe('Id of the new fiscal account.', account.id) } },
} satisfies CallDocs<typeof calls>;
