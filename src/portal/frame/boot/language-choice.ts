import {
  addressIn,
  hasLanguageSegment,
  isLanguageOf,
  type PageAddresses,
} from '#core/routing/page-addresses.ts';

/**
 * Where a visitor who chose a language belongs instead of this path: the canonical address of the same page in the
 * stored language. `undefined` when the page is right: the address says its language itself, nothing valid is
 * stored, or the page is in that language. The result is never redirected again, because it has the segment of
 * the stored language or is served in it.
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
