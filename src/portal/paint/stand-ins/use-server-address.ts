// Takes the place of `#portal/island/server-link/use-server-address.ts` in painted pieces.
import { serverAddress } from '#portal/data/server/client/server-address.ts';

/** A safe form of an address of the server; `undefined` for an unsafe one, see `serverAddress`. */
export const useServerAddress = (value: string | undefined): string | undefined =>
  serverAddress(value, window.visitor?.base ?? '', location.href);
