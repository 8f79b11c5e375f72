import type { SafeStorage } from '#shared/storage.ts';

/**
 * The token of the link that led here: from the address, or kept from before a reload.
 * @param key where it is kept, in the tab
 * @returns the address without it, if it was there
 */
export function takeToken(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  storage: SafeStorage,
  key: string,
): { token?: string; address?: string } {
  const query = new URLSearchParams(search);
  const given = query.get('token');
  if (given === null) {
    const kept = storage.get(key);
    return kept ? { token: kept } : {};
  }
  query.delete('token');
  const rest = query.toString();
  if (given) storage.set(key, given);
  return { ...(given ? { token: given } : {}), address: `${pathname}${rest && `?${rest}`}${hash}` };
}
