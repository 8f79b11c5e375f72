/**
 * Navigates to another page. The promise stays pending while the page unloads, so that its controls stay busy, and
 * resolves only if the browser restores the page from its history.
 */
export function navigateAway(address: string): Promise<void> {
  location.replace(address);
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}
