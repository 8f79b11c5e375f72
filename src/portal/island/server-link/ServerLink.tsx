import type { ComponentProps } from 'react';
import { usePage } from '../page-context.ts';
import { useServerAddress } from './use-server-address.ts';

interface ServerLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** As the server sent it. */
  address: string | undefined;
  opensTab?: boolean;
}

/** A link to an address that the server sent, to another tab; where it may not be one, its text stands alone. */
export function ServerLink({ address, opensTab = true, children, ...rest }: ServerLinkProps) {
  const { t } = usePage().format;
  const href = useServerAddress(address);
  if (href === undefined) return children;
  if (!opensTab)
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t('frame.newTab')}</span>
    </a>
  );
}
