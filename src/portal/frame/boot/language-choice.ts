import {
  addressIn,
  hasLanguageSegment,
  isLanguageOf,
  type PageAddresses,
} from '#core/routing/page-addresses.ts';

/**
 * The canonical address of the page in the stored language. `undefined` where the page needs no redirect: the address
 * has a language segment, no valid language is stored, or the page is in that language already. The result is never
 * redirected again, as it has the segment of the stored language or is served in it.
 */
export function addressInStoredLanguage(
  page: PageAddresses,
  path: string,
  stored: unknown,
): string | undefined {
  if (!isLanguageOf(page, stored) || stored === page.language || hasLanguageSegment(page, path))
    return undefined;
  return addressIn(page, path, stored);
}
