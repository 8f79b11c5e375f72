import close from 'icon:x';
import logOut from 'icon:log-out';
import { useRef } from 'react';
import { Greeting } from '#shell/header/Greeting.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { useSignedInCode } from '#shell/use-signed-in-code.ts';
import { Icon } from '#ui/Icon.tsx';
import { sideMenuId } from './side-menu-id.ts';
import './SideMenu.scss';

const loadEntries = () => import('./SideEntries.tsx');

/**
 * The menu of people who are signed in: a column beside the content, on phones a native popover that comes in from
 * the side. Its place is there at once; its entries come when it is known whose they are.
 */
export function SideMenu() {
  const {
    brand,
    format: { t },
  } = usePage();
  const drawer = useRef<HTMLDivElement>(null);
  const SideEntries = useSignedInCode(loadEntries)?.SideEntries;
  return (
    <div className="side-menu" id={sideMenuId} popover="auto" ref={drawer}>
      <button type="button" className="side-menu-close" popoverTarget={sideMenuId} popoverTargetAction="hide">
        <Icon shapes={close} />
        {t('frame.closeMenu')}
      </button>
      <nav aria-label={t('frame.sideMenu')}>
        <Greeting />
        {SideEntries ? <SideEntries onAct={() => drawer.current?.hidePopover()} /> : <SkeletonRows />}
        <a className="side-entry side-menu-sign-out" href={brand.paths.logout}>
          <Icon shapes={logOut} />
          {t('actions.signOut')}
        </a>
      </nav>
    </div>
  );
}

/** What stands in the place of the entries; every menu has at least these. */
function SkeletonRows() {
  return (
    <div className="side-entries" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <span className="side-entry side-entry-pending" key={row} />
      ))}
    </div>
  );
}
