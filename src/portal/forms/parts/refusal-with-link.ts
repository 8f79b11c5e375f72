import type { CallFailure } from '#portal/data/server/client/result.ts';
import { errorOf, errorTarget } from '#core/status-messages/errors.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { SubmitRefusal } from '../form/use-form.ts';
import { type FieldsOfCodes, type FormPlace, refusalOf } from './refusal.ts';

/** Whether all that is missing is of the signed-in contact, and not of the company. */
const isOfContact = (campos: readonly string[]): boolean =>
  campos.length > 0 && campos.every((it) => it.startsWith('contacto.'));

/**
 * What a long form says when the server refuses it: at the field that it is about or on top, with the page where
 * something can be done about it. That page opens beside the form, so that nothing typed is lost.
 */
export function refusalWithLink<V extends FormValues>(
  failure: CallFailure,
  fields: FieldsOfCodes<V>,
  place: FormPlace,
): SubmitRefusal<V> {
  const { brand, side } = place;
  const refusal = refusalOf(failure, fields, place);
  if (refusal.action || failure.kind === 'aborted') return refusal;
  const entry = errorOf(failure.code, { signingIn: true });
  const campos = ('campos' in failure && failure.campos) || [];
  const target = isOfContact(campos) ? 'profile' : errorTarget(entry, side);
  const href = target && brand.paths[target];
  // The page opens at the first field that it has.
  const field = campos.find((it) => target === 'profile' || !isOfContact([it]));
  if (!href || !entry.button) return refusal;
  return { ...refusal, action: { href: fieldLink(href, field), label: entry.button, opensTab: true } };
}
