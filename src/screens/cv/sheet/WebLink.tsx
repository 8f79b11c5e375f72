import { readableAddress, webAddress } from './web-address.ts';

/** An address as a link in words that one can also read on paper; what is no address of the web stays text. */
export function WebLink({ address }: { address: string }) {
  const href = webAddress(address);
  if (!href) return <>{address}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {readableAddress(href)}
    </a>
  );
}
