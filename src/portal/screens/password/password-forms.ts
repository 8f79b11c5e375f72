import type { recuerdoPassword, restablecerPasswordEmpresa } from '#core/contract/calls/account-company.ts';
import type { solicitarReseteoPassword } from '#core/contract/calls/account-student.ts';
import { aside, password, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';

const own = 'required';

/** A student asks for a link. */
export const studentAskForm = formOf<typeof solicitarReseteoPassword>()(
  { call: 'solicitarReseteoPassword', texts: 'password' },
  { usuario: text(200, { own, format: 'user', autoComplete: 'username', label: 'password.email' }) },
);

/** A company asks for a link: it is found by the user name of a contact, or by its number. */
export const companyAskForm = formOf<typeof recuerdoPassword>()(
  { call: 'recuerdoPassword', texts: 'password' },
  {
    by: aside({ label: 'password.by' }),
    nick: text(200, { own, format: 'user', autoComplete: 'username' }),
    cif: text(20, { own, isCode: true, autoComplete: 'off' }),
  },
  { nick: ['by', (by) => by !== 'cif'], cif: ['by', (by) => by === 'cif'] },
);

/** The password, with the token of a link: all calls that take one take the same. */
export const chooseForm = formOf<typeof restablecerPasswordEmpresa>()(
  { call: 'restablecerPasswordEmpresa', texts: 'password' },
  {
    password: password({ own, label: 'password.newPassword' }),
    passwordRepeated: aside({ label: 'frame.passwordRepeated' }),
  },
);

export type AskValues = ValuesOf<typeof studentAskForm.fields> & ValuesOf<typeof companyAskForm.fields>;
