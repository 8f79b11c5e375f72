import type { editarPassword } from '#core/contract/calls/account-student.ts';
import { aside, password } from '../fields/field-kinds.ts';
import { formOf } from '../fields/form-of.ts';

/** Changes the password by the current one; a company contact sends it along with their other data. */
export const passwordForm = formOf<typeof editarPassword>()(
  { call: 'editarPassword', texts: 'frame' },
  {
    passwordActual: password({ own: 'required', label: 'frame.currentPassword' }),
    password: password({ own: 'required', label: 'frame.newPassword' }),
    passwordRepeated: aside({ label: 'frame.passwordRepeated' }),
  },
);
