import * as codes from '#core/contract/codes.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Side } from '#core/routing/side.ts';
import { switchAccountAddress } from '#core/guards/account-switch.ts';
import { errorOf, errorTarget } from '#core/status-messages/errors.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { type SignInBrand, signInPath, type SignInAudience } from '#core/model/sign-in-page.ts';
import { $error, isLasting } from '#portal/data/messages/messages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { namedProblems } from './named-problems.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { FormProblem, SubmitRefusal } from '../form/use-form.ts';

/** The fields that codes are about. */
export type FieldsOfCodes<V> = Readonly<Partial<Record<number, keyof V & string>>>;

/** Who is in front of a form, and where. */
export interface FormPlace {
  brand: SignInBrand;
  side: Side;
  /** Who it is, where more than the half of the portal is known. */
  who?: SignInAudience;
  /** Someone is signed in and wants another account: a page where one signs in would send them home. */
  isSwitch?: boolean;
  t: Formatter['t'];
}

/** Codes whose page is where to go instead of trying again: an account is there already, or is the university's. */
const waysIn: ReadonlySet<number> = new Set([
  codes.userExists,
  codes.emailRegistered,
  codes.identityNumberExists,
  codes.useSingleSignOn,
]);

/** How long to wait after many wrong passwords, in words; `undefined` where there is nothing to wait for. */
export function waitingText(failure: CallFailure, t: Formatter['t']): string | undefined {
  const wait = 'espera' in failure ? failure.espera : undefined;
  if (!wait) return undefined;
  return wait < 60
    ? t('frame.waitSeconds', { count: wait })
    : t('frame.waitMinutes', { count: Math.ceil(wait / 60) });
}

/**
 * What a form says when the server refused what it sent: at the field that the code is about, or on top. An answer that
 * never came stands there too, beside what was typed, so that it can be sent again. Fields that the server names are told
 * to `useForm`, which knows which of them are shown.
 */
export function refusalOf<V extends FormValues>(
  failure: CallFailure,
  fields: FieldsOfCodes<V>,
  { brand, side, who = side, isSwitch, t }: FormPlace,
): SubmitRefusal<V> {
  if (failure.kind === 'aborted') return {};
  const { code } = failure;
  // That the session is over, or the account refused, is said once: by the banner, or in the dialog that covers it.
  const shownError = $error.get();
  if (isLasting(shownError) && shownError.code === code) return {};
  const message = waitingText(failure, t) ?? (failure.kind === 'message' ? failure.message : undefined);
  const { text, values, serverMessage, target, button } = errorOf(code, { message, signingIn: true });
  const why = 'motivo' in failure ? failure.motivo : undefined;
  const problem: FormProblem = serverMessage
    ? { text: serverMessage }
    : values || why
      ? { text: [t(text, values), why].filter(Boolean).join(' ') }
      : text;
  const route = waysIn.has(code) ? errorTarget(omitUndefined({ target }), side) : undefined;
  const href = route === 'login' ? signInPath(brand, who) : route && brand.paths[route];
  const field = fields[code];
  const campos = 'campos' in failure ? failure.campos : undefined;
  return {
    ...(field
      ? { problems: { [field]: problem } as SubmitRefusal<V>['problems'] & object }
      : { message: problem }),
    ...(href && button && { action: { href: isSwitch ? switchAccountAddress(href) : href, label: button } }),
    ...(campos && { named: (shown, wire) => namedProblems(campos, shown, wire) }),
  };
}
