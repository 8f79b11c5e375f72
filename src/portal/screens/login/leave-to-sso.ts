/**
 * Goes to another page of the portal. What is awaited stays busy until the page is gone; it ends only when the browser
 * brings the page back from its history.
 */
export function leave(address: string): Promise<void> {
  location.replace(address);
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}
