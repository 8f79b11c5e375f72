import type { CallFailure } from '#api/client/result.ts';
import { errorOf, errorTarget } from '#api/errors.ts';
import { type FieldsOfCodes, type FormPlace, refusalOf } from '#shell/forms/refusal.ts';
import type { FormValues, Refusal } from '#ui/form/use-form.ts';

/**
 * What a proposal says when the server refuses it: at the field that it is about or on top, with the page where
 * something can be done about it. That page opens beside the form, so that nothing typed is lost.
 */
export function proposalRefusal<V extends FormValues>(
  failure: CallFailure,
  fields: FieldsOfCodes<V>,
  place: FormPlace,
): Refusal<V> {
  const { brand, half } = place;
  if (failure.kind === 'error' && failure.code === 2) {
    const href = brand.paths[half === 'company' ? 'login-company' : 'login'] ?? '/';
    const action = { href, label: 'actions.signInAgain', opensTab: true } as const;
    return { message: 'frame.sessionEndedEditing', action };
  }
  const refusal = refusalOf(failure, fields, place);
  if (refusal.action || failure.kind === 'aborted') return refusal;
  const entry = errorOf(failure.code, { signingIn: true });
  const target = errorTarget(entry, half);
  const href = target && brand.paths[target];
  if (!href || !entry.button) return refusal;
  return { ...refusal, action: { href, label: entry.button, opensTab: true } };
}
