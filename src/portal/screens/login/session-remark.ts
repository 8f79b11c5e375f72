import type { Notice } from '#core/status-messages/notices.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';

/** Offset from which the device's clock counts as wrong, in milliseconds. */
const wrongClockOffset = 5 * 60_000;

/** Notice about a new session that ends with the tab, or about a wrong clock of the device. */
export function sessionRemark(
  { brand, local, tab }: Pick<SessionStorage, 'brand' | 'local' | 'tab'>,
  t: Formatter['t'],
): Notice | undefined {
  const isInTab = tab.get(storageKey(brand, 'token')) !== undefined;
  if (isInTab) return { title: t('login.tabOnlyTitle'), message: t('login.tabOnlyText') };
  const offset = Math.abs(Number(local.get(storageKey(brand, 'desfase')) ?? 0));
  if (!(offset >= wrongClockOffset)) return undefined;
  return { title: t('login.clockTitle'), message: t('login.clockText') };
}
