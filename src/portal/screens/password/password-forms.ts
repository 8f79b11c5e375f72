import type { recuerdoPassword, restablecerPasswordEmpresa } from '#core/contract/calls/account-company.ts';
import type { solicitarReseteoPassword } from '#core/contract/calls/account-student.ts';
import { aside, password, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';

const own = 'required';

/** Form with which a student requests a link. */
export const studentLinkRequestForm = formOf<typeof solicitarReseteoPassword>()(
  { call: 'solicitarReseteoPassword', texts: 'password' },
  { usuario: text(200, { own, format: 'user', autoComplete: 'username', label: 'password.email' }) },
);

/** Form with which a company requests a link, identified by a contact's user name or its tax number. */
export const companyLinkRequestForm = formOf<typeof recuerdoPassword>()(
  { call: 'recuerdoPassword', texts: 'password' },
  {
    by: aside({ label: 'password.by' }),
    nick: text(200, { own, format: 'user', autoComplete: 'username' }),
    cif: text(20, { own, isCode: true, autoComplete: 'off' }),
  },
  { nick: ['by', (by) => by !== 'cif'], cif: ['by', (by) => by === 'cif'] },
);

/** Form for the new password; all calls with a link's token take the same keys. */
export const newPasswordForm = formOf<typeof restablecerPasswordEmpresa>()(
  { call: 'restablecerPasswordEmpresa', texts: 'password' },
  {
    password: password({ own, label: 'password.newPassword' }),
    passwordRepeated: aside({ label: 'frame.passwordRepeated' }),
  },
);

export type LinkRequestValues = ValuesOf<typeof studentLinkRequestForm.fields> &
  ValuesOf<typeof companyLinkRequestForm.fields>;
