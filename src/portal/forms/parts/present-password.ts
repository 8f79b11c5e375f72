import * as codes from '#core/contract/codes.ts';
import { required } from '#core/contract/validation/text.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { hasOwnPassword, hasUniversityAccount } from '#core/model/own-password.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import type { SaveResult } from '#portal/data/cache/record-store.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { Problems } from '../form/use-form.ts';

/** Whether someone has a password to give: `maybe` where the account of the university is another way in. */
export type PasswordNeed = 'yes' | 'maybe' | 'no';

/** Whether the present password is asked for where someone changes the address of the own account. */
export function usePasswordNeed(): PasswordNeed {
  const { settings } = usePage().brand;
  const session = useSession();
  if (!session || !hasOwnPassword(settings, session.type)) return 'no';
  return hasUniversityAccount(settings, session.type) ? 'maybe' : 'yes';
}

/** Whether the address in a form is another one than it was. */
export const isOtherAddress = (values: FormValues, before: string): boolean =>
  String(values['email'] ?? '').trim() !== before;

/** What is wrong with the present password of a form: nothing, where it is not asked for. */
export function presentPasswordProblems(
  values: FormValues,
  before: string,
  need: PasswordNeed,
): Problems<FormValues> {
  const problem =
    need === 'yes' && isOtherAddress(values, before) ? required(values['passwordActual']) : undefined;
  return problem ? { passwordActual: problem } : {};
}

/** The present password of a form, to be sent with another address. */
export function givenPassword(values: FormValues): { passwordActual?: string } {
  const given = values['passwordActual'];
  return given ? { passwordActual: String(given) } : {};
}

/** Says of a password that it is not the present one: the words for 3 are about signing in. */
export function aboutPresentPassword(saved: SaveResult, t: Formatter['t']): SaveResult {
  const isWrong = !saved.ok && saved.kind === 'error' && saved.code === codes.wrongCredentials;
  return isWrong ? { ...saved, kind: 'message', message: t('frame.wrongPassword') } : saved;
}
