import * as codes from '#core/contract/codes.ts';
import { required } from '#core/contract/validation/text.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { hasOwnPassword, hasUniversityAccount } from '#core/model/own-password.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import type { SaveResult } from '#portal/data/cache/record-store.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { Problems } from '../form/use-form.ts';

/** Whether the user has a password of their own: `maybe` if they may use single sign-on instead. */
export type PasswordNeed = 'yes' | 'maybe' | 'no';

/** Whether changing the email address of one's account requires the current password. */
export function usePasswordNeed(): PasswordNeed {
  const { settings } = usePage().brand;
  const session = useSession();
  if (!session || !hasOwnPassword(settings, session.type)) return 'no';
  return hasUniversityAccount(settings, session.type) ? 'maybe' : 'yes';
}

/** Whether the email address in a form differs from the stored one. */
export const isOtherAddress = (values: FormValues, before: string): boolean =>
  String(values['email'] ?? '').trim() !== before;

/** Problem of the current password in a form; none if it is not required. */
export function presentPasswordProblems(
  values: FormValues,
  before: string,
  need: PasswordNeed,
): Problems<FormValues> {
  const problem =
    need === 'yes' && isOtherAddress(values, before) ? required(values['passwordActual']) : undefined;
  return problem ? { passwordActual: problem } : {};
}

/** Request data with the current password of a form, if filled in. */
export function givenPassword(values: FormValues): { passwordActual?: string } {
  const password = values['passwordActual'];
  return password ? { passwordActual: String(password) } : {};
}

/** Replaces the message of status 3, which is about signing in, by one about the current password. */
export function aboutPresentPassword(saved: SaveResult, t: Formatter['t']): SaveResult {
  const isWrong = !saved.ok && saved.kind === 'error' && saved.code === codes.wrongCredentials;
  return isWrong ? { ...saved, kind: 'message', message: t('frame.wrongPassword') } : saved;
}
