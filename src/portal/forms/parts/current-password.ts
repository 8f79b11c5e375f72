import * as codes from '#core/contract/codes.ts';
import { required } from '#core/contract/validation/text.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { hasOwnPassword, hasUniversityAccount } from '#core/model/own-password.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import type { SaveResult } from '#portal/data/cache/record-store.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { Problems } from '../form/form-state.ts';

/** Whether a change of the email address requires the current password; `maybe` for users who may have signed in through the institution instead. */
export type PasswordNeed = 'yes' | 'maybe' | 'no';

/** Need for the current password of the signed-in user. */
export function usePasswordNeed(): PasswordNeed {
  const { settings } = usePage().brand;
  const session = useSession();
  if (!session || !hasOwnPassword(settings, session.type)) return 'no';
  return hasUniversityAccount(settings, session.type) ? 'maybe' : 'yes';
}

/** Whether the email address in a form differs from the stored one. */
export const isEmailChanged = (values: FormValues, storedEmail: string): boolean =>
  String(values['email'] ?? '').trim() !== storedEmail;

/** Problem of the current password in a form; none if it is not required. */
export function currentPasswordProblems(
  values: FormValues,
  storedEmail: string,
  need: PasswordNeed,
): Problems<FormValues> {
  const problem =
    need === 'yes' && isEmailChanged(values, storedEmail) ? required(values['passwordActual']) : undefined;
  return problem ? { passwordActual: problem } : {};
}

/** Request data with the current password of a form, if filled in. */
export function currentPasswordOf(values: FormValues): { passwordActual?: string } {
  const password = values['passwordActual'];
  return password ? { passwordActual: String(password) } : {};
}

/** Replaces the message of status 3, which is about signing in, by one about the current password. */
export function withCurrentPasswordMessage(saved: SaveResult, t: Formatter['t']): SaveResult {
  const isWrong = !saved.ok && saved.kind === 'error' && saved.code === codes.wrongCredentials;
  return isWrong ? { ...saved, kind: 'message', message: t('frame.wrongPassword') } : saved;
}
