import type { Notice } from '#core/status-messages/notices.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { SessionStorage } from '#portal/data/session/stored-session.ts';

/** From which difference on a clock is called wrong, in milliseconds. */
const wrongClock = 5 * 60_000;

/** What someone must know of the session that began: it ends with the tab, or the clock of the device is wrong. */
export function sessionRemark(
  { brand, local, tab }: Pick<SessionStorage, 'brand' | 'local' | 'tab'>,
  t: Formatter['t'],
): Notice | undefined {
  const isInTab = tab.get(storageKey(brand, 'token')) !== undefined;
  if (isInTab) return { title: t('login.tabOnlyTitle'), message: t('login.tabOnlyText') };
  const offset = Math.abs(Number(local.get(storageKey(brand, 'desfase')) ?? 0));
  if (!(offset >= wrongClock)) return undefined;
  return { title: t('login.clockTitle'), message: t('login.clockText') };
}
