import * as codes from '#core/contract/codes.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { switchAccountAddress } from '#core/guards/account-switch.ts';
import { errorOf, errorTarget } from '#core/status-messages/errors.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { signInPath } from '#core/model/sign-in-page.ts';
import { $error, isLasting } from '#portal/data/messages/messages.ts';
import type { RefusalContext } from './refusal-context.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { missingElsewhere } from './missing-elsewhere.ts';
import { namedProblems } from './named-problems.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { FormProblem, SubmitRefusal } from '../form/form-state.ts';

/** Fields by the error codes about them. */
export type FieldsOfCodes<V> = Readonly<Partial<Record<number, keyof V & string>>>;

/** Codes that link to a sign-in page: the account exists already, or belongs to the university. */
const signInCodes: ReadonlySet<number> = new Set([
  codes.userExists,
  codes.emailRegistered,
  codes.identityNumberExists,
  codes.useSingleSignOn,
]);

/** Message how long to wait after many wrong passwords; `undefined` without a wait. */
export function waitingText(failure: CallFailure, t: Formatter['t']): string | undefined {
  const wait = 'espera' in failure ? failure.espera : undefined;
  if (!wait) return undefined;
  return wait < 60
    ? t('frame.waitSeconds', { count: wait })
    : t('frame.waitMinutes', { count: Math.ceil(wait / 60) });
}

/**
 * Converts a failed call to the refusal of a form: a problem at the field of its code, or a message on top. Covers lost
 * answers too, so that the form with its input can be sent again. `useForm` maps the fields that the server names,
 * because it knows which of them are rendered.
 */
export function refusalOf<V extends FormValues>(
  failure: CallFailure,
  fields: FieldsOfCodes<V>,
  context: RefusalContext,
): SubmitRefusal<V> {
  const { brand, side, who = side, isSwitch, t } = context;
  if (failure.kind === 'aborted') return {};
  const { code } = failure;
  // The banner, or the dialog above it, already shows that the session is over or the account is refused.
  const bannerError = $error.get();
  if (isLasting(bannerError) && bannerError.code === code) return {};
  const message = waitingText(failure, t) ?? (failure.kind === 'message' ? failure.message : undefined);
  const { text, values, serverMessage, target, button } = errorOf(code, { message, signingIn: true });
  const motivo = 'motivo' in failure ? failure.motivo : undefined;
  const explanation = values || motivo ? [t(text, values), motivo].filter(Boolean).join(' ') : undefined;
  const literalText = serverMessage || explanation;
  const problem: FormProblem = literalText ? { text: literalText } : text;
  const route = signInCodes.has(code) ? errorTarget(omitUndefined({ target }), side) : undefined;
  const href = route === 'login' ? signInPath(brand, who) : route && brand.paths[route];
  const field = fields[code];
  const campos = 'campos' in failure ? failure.campos : undefined;
  return {
    ...(field
      ? { problems: { [field]: problem } as SubmitRefusal<V>['problems'] & object }
      : { message: problem }),
    ...(href && button && { action: { href: isSwitch ? switchAccountAddress(href) : href, label: button } }),
    ...(campos && {
      named: (shown, wire) => {
        const { problems, others } = namedProblems(campos, shown, wire);
        const elsewhere = others.length > 0 && missingElsewhere<V>(others, context);
        return { ...elsewhere, problems: problems as SubmitRefusal<V>['problems'] & object };
      },
    }),
  };
}
