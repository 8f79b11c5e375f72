import type { CallFailure } from '#portal/data/server/client/result.ts';
import { errorOf, errorTarget } from '#core/status-messages/errors.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { SubmitRefusal } from '../form/form-state.ts';
import { type FieldsOfCodes, refusalOf } from './refusal.ts';
import type { RefusalContext } from './refusal-context.ts';

/**
 * Refusal of a long form by the server, with a link to the page that can solve the problem. The page opens in a new
 * tab, so that unsaved input stays.
 */
export function refusalWithLink<V extends FormValues>(
  failure: CallFailure,
  fields: FieldsOfCodes<V>,
  context: RefusalContext,
): SubmitRefusal<V> {
  const { brand, side } = context;
  const refusal = refusalOf(failure, fields, context);
  if (refusal.action || failure.kind === 'aborted') return refusal;
  const entry = errorOf(failure.code, { signingIn: true });
  const target = errorTarget(entry, side);
  const href = target && brand.paths[target];
  if (!href || !entry.button) return refusal;
  return { ...refusal, action: { href, label: entry.button, opensTab: true } };
}
