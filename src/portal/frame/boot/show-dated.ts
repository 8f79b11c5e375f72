import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { storageKey } from '#core/shared/storage.ts';

/**
 * Shows what has a time (`data-from`, `data-until`) while that lasts, and hides notices that were closed in this tab
 * (`data-notice`). Runs right behind the elements, so that nothing moves.
 */
export function showDated(root: ParentNode, { brand, tab, now }: SessionStorage): void {
  const key = storageKey(brand, 'avisosCerrados');
  const closed = (): string[] => (tab.get(key) ?? '').split(' ');
  for (const element of root.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from = 0, until, notice } = element.dataset;
    const isClosed = notice !== undefined && closed().includes(notice);
    element.hidden = isClosed || now() < Number(from) || now() >= Number(until);
    element.querySelector(':scope > button')?.addEventListener('click', () => {
      tab.set(key, [...closed(), notice].join(' '));
      element.hidden = true;
      document.getElementById('content')?.focus({ preventScroll: true });
    });
  }
}
