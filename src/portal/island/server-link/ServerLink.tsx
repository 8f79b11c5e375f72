import type { ComponentProps } from 'react';
import { usePage } from '../page-context.ts';
import { useServerAddress } from './use-server-address.ts';

interface ServerLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Address as the server sent it. */
  address: string | undefined;
  opensTab?: boolean;
}

/** A link to an address of the server, by default in a new tab; for an unsafe address its text alone. */
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
