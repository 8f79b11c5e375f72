import type { PageAddresses } from '#core/routing/page-addresses.ts';
import { matchPattern } from '#core/routing/pattern.ts';

/**
 * Address of the referring page within the portal; `undefined` for another site, or for the same page, also in another
 * language.
 */
export function referringPage(
  referrer: string,
  origin: string,
  { alternates }: Pick<PageAddresses, 'alternates'>,
): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const from = new URL(referrer);
  if (from.origin !== origin) return undefined;
  const isHere = Object.values(alternates).some((pattern) => matchPattern(pattern, from.pathname));
  return isHere ? undefined : from.pathname + from.search + from.hash;
}
