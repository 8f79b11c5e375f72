import type { Formatter } from '#core/i18n/formatter.ts';
import type { Side } from '#core/routing/side.ts';
import type { SaveFailure } from '#portal/data/cache/record-store.ts';

/** Loaded when something has failed; editors, whose code a page fetches at rest, have the same. */
const loadErrors = () => import('#core/status-messages/errors.ts');

/** Message for a failed save, shown beside the part; empty if there is nothing to say. */
export async function failureText(failure: SaveFailure, t: Formatter['t'], side: Side): Promise<string> {
  if (failure.kind === 'changed') return t('frame.changedElsewhere', { side });
  if (failure.kind === 'aborted' || failure.kind === 'arrived') return '';
  const errors = await loadErrors().catch(() => undefined);
  if (!errors) return t('errors.serviceUnavailable');
  const { text, values } = errors.errorOf(failure.code, { signingIn: true });
  return t(text, values);
}
