import type { editarPassword } from '#core/contract/calls/account-student.ts';
import { aside, password } from '../fields/field-kinds.ts';
import { formOf } from '../fields/form-of.ts';

/** Another password by the present one; a contact of a company sends it with other keys of theirs. */
export const passwordForm = formOf<typeof editarPassword>()(
  { call: 'editarPassword', texts: 'frame' },
  {
    passwordActual: password({ own: 'required', label: 'frame.presentPassword' }),
    password: password({ own: 'required', label: 'frame.newPassword' }),
    passwordRepeated: aside({ label: 'frame.passwordRepeated' }),
  },
);
