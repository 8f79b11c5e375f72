/**
 * Whether the page was opened by going back to it: by the browser's history, or by a link from a page below it.
 * @param list path of the list
 */
export function isBackNavigation(list: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') return true;
  if (entry?.type === 'reload' || !document.referrer) return false;
  const from = new URL(document.referrer);
  return from.origin === location.origin && from.pathname.startsWith(`${list}/`);
}
