import type * as calls from '#core/contract/calls/company.ts';
import { type CallNotes, note } from '../note.ts';
import { account, contact } from '../story.ts';
import { wrongPasswordKeys } from './parameters.ts';

export const companyCallNotes = {
  addContactoEmpresa: { datos: { idContacto: note('Id of the new contact.', contact.id) } },
  editaContactoEmpresa: { datosOf: wrongPasswordKeys },
  addCuentaFacturacion: { datos: { idCuenta: note('Id of the new fiscal account.', account.id) } },
} satisfies CallNotes<typeof calls>;
