/** Whether the referrer is another page of the portal. */
export function cameFromPortal(
  referrer: string,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): boolean {
  if (!URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === origin && from.pathname !== pathname;
}
