import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { readableAddress } from './readable-address.ts';

/** User-provided address as a link to a new tab, readable in print; plain text if not a web address. */
export function WebLink({ address }: { address: string }) {
  if (!isWebAddress(address)) return address;
  return <ServerLink address={address}>{readableAddress(address)}</ServerLink>;
}
