import { baseAddress } from '#portal/data/server/client/base-address.ts';
import { serverAddress } from '#portal/data/server/client/server-address.ts';
import { usePage } from '../page-context.ts';

/** A safe form of an address of the server; `undefined` for an unsafe one, see `serverAddress`. */
export function useServerAddress(value: string | undefined): string | undefined {
  const { settings } = usePage().brand;
  if (typeof location === 'undefined') return undefined;
  return serverAddress(value, baseAddress(location.host, settings), location.href);
}
