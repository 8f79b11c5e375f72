import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { readableAddress } from './readable-address.ts';

/** An address that someone gave, as a link to another tab, readable on paper; what is no address of the web is text. */
export function WebLink({ address }: { address: string }) {
  if (!isWebAddress(address)) return address;
  return <ServerLink address={address}>{readableAddress(address)}</ServerLink>;
}
