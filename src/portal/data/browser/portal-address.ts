/** Whether an address belongs to this portal: a path on the same origin. */
export function isPortalAddress(path: string): boolean {
  // Browsers treat a backslash as a slash and ignore tabs and line breaks.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || !URL.canParse(path, location.origin)) return false;
  return new URL(path, location.origin).origin === location.origin;
}
