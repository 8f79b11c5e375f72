import { contactTypes } from '#core/contract/constants.ts';
import type { NewContact } from '#core/contract/entities/contact.ts';
import { newPassword } from '#core/contract/validation/password.ts';
import { firstProblem } from '#core/contract/validation/rule.ts';
import { maxLength, required } from '#core/contract/validation/text.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';

/** Initial access of a new contact. Others: `invitacion` (choose a password by mail), `clave` (password given). */
export const noAccess: FormValues = { acceso: 'ninguno', nick: '', password: '' };

export const hasAccess = (values: FormValues): boolean => values['acceso'] !== 'ninguno';
export const choosesPassword = (values: FormValues): boolean => values['acceso'] === 'clave';

export function accessProblems(values: FormValues): Problems<FormValues> {
  return onlyProblems<FormValues>({
    nick: hasAccess(values) ? maxLength(200)(String(values['nick'] ?? '')) : undefined,
    password: choosesPassword(values)
      ? firstProblem(String(values['password'] ?? ''), [required, newPassword])
      : undefined,
  });
}

/** User name and password of the request; the user name defaults to the email. */
export function accessOf(values: FormValues): Pick<NewContact, 'nick' | 'password'> {
  if (!hasAccess(values)) return {};
  const nick = String(values['nick'] ?? '').trim() || String(values['email'] ?? '').trim();
  return { nick, ...(choosesPassword(values) && { password: String(values['password']) }) };
}

/** Request for a new contact without empty fields; the task defaults to `general`. */
export function newContactOf(typed: object, values: FormValues): NewContact {
  const filled = Object.entries(typed).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const contact = {
    tipoContacto: [contactTypes.general],
    ...Object.fromEntries(filled),
    ...accessOf(values),
  };
  return contact as Partial<NewContact> as NewContact;
}
