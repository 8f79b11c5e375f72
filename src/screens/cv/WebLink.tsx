import { isWebAddress } from '#api/validation/web-address.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { readableAddress } from './readable-address.ts';

/** An address that someone gave, as a link to another tab, readable on paper; what is no address of the web is text. */
export function WebLink({ address }: { address: string }) {
  const { t } = usePage().format;
  if (!isWebAddress(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {readableAddress(address)}
      <span className="visually-hidden"> {t('frame.newTab')}</span>
    </a>
  );
}
