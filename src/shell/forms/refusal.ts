import type { CallFailure } from '#api/client/result.ts';
import type { PortalHalf } from '#api/error-table.ts';
import { errorOf, errorTarget } from '#api/errors.ts';
import type { Formatter } from '#i18n/formatter.ts';
import type { PublicBrand } from '#brand/public-brand.ts';
import type { FormValues, Problem, Refusal } from '#ui/form/use-form.ts';

/** The fields that codes are about. */
export type FieldsOfCodes<V> = Readonly<Partial<Record<number, keyof V & string>>>;

/** Who is in front of a form, and where. */
export interface FormPlace {
  brand: Pick<PublicBrand, 'paths'>;
  half: PortalHalf;
  t: Formatter['t'];
}

/** Codes whose page is where to go instead of trying again: an account is there already, or is the university's. */
const waysIn: ReadonlySet<number> = new Set([16, 60, 94, 95]);

/**
 * What a form says when the server refused what it sent: at the field that the code is about, or on top. An answer that
 * never came stands there too, beside what was typed, so that it can be sent again.
 */
export function refusalOf<V extends FormValues>(
  failure: CallFailure,
  fields: FieldsOfCodes<V>,
  { brand, half, t }: FormPlace,
): Refusal<V> {
  if (failure.kind === 'aborted') return {};
  const { code } = failure;
  const message = failure.kind === 'message' ? failure.message : undefined;
  const { text, values, serverMessage, target, button } = errorOf(code, { message, signingIn: true });
  const problem: Problem = serverMessage
    ? { text: serverMessage }
    : values
      ? { text: t(text, values) }
      : text;
  const route = waysIn.has(code) ? errorTarget({ ...(target ? { target } : {}) }, half) : undefined;
  const href = route && brand.paths[route];
  const field = fields[code];
  return {
    ...(field ? { problems: { [field]: problem } as Refusal<V>['problems'] & object } : { message: problem }),
    ...(href && button ? { action: { href, label: button } } : {}),
  };
}
