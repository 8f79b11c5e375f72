import arrow from 'icon:arrow-left';
import type { MouseEvent } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { referringPage } from './referring-page.ts';
import './back-link.scss';

interface BackLinkProps {
  /** Target for a visitor who did not come from another page of the portal. */
  href: string;
  /** Label of that target. */
  children: string;
}

/** Link back to the previous page of the portal, in the state in which it was left. */
export function BackLink({ href, children }: BackLinkProps) {
  const page = usePage();
  const origin = useBrowserValue(() => referringPage(document.referrer, location.origin, page) ?? '');
  const goBack = (event: MouseEvent): void => {
    if (!origin || history.length < 2 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a className="back-link" href={origin || href} onClick={goBack}>
      <Icon shapes={arrow} />
      {origin ? page.format.t('actions.back') : children}
    </a>
  );
}
