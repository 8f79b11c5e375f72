import { errorOf } from '#core/status-messages/errors.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { Side } from '#core/routing/side.ts';
import type { SaveFailure } from '#portal/data/cache/record-store.ts';

/** Message for a failed save, shown beside the part; empty if there is nothing to say. */
export function failureText(failure: SaveFailure, t: Formatter['t'], side: Side): string {
  if (failure.kind === 'changed') return t('frame.changedElsewhere', { side });
  if (failure.kind === 'aborted' || failure.kind === 'arrived') return '';
  const { text, values } = errorOf(failure.code, { signingIn: true });
  return t(text, values);
}
