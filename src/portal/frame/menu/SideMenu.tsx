import type { ComponentType } from 'react';
import close from 'icon:x';
import logOut from 'icon:log-out';
import { Greeting } from '../header/Greeting.tsx';
import { sideOf } from '#core/model/people.ts';
import type { Side } from '#core/routing/side.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useImportWithRetry } from '#portal/island/use-import-with-retry.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { EntriesProps } from './side-entry.ts';
import { sideMenuId } from './side-menu-id.ts';
import { useDrawer } from './use-drawer.ts';
import './SideMenu.scss';

interface MenuChunk {
  Entries: ComponentType<EntriesProps>;
}

const entries: Readonly<Record<Side, () => Promise<MenuChunk>>> = {
  student: async () => ({
    Entries: (await import(/* at once, students */ './StudentEntries.tsx')).StudentEntries,
  }),
  company: async () => ({
    Entries: (await import(/* at once, companies */ './CompanyEntries.tsx')).CompanyEntries,
  }),
};

/**
 * The menu of signed-in people: a column beside the content, on phones a native popover that slides in from the side.
 * It is prerendered with placeholder rows; its entries are loaded for the side of the session.
 */
export function SideMenu() {
  const {
    brand,
    format: { t },
  } = usePage();
  const drawer = useDrawer('desktop');
  const session = useSession();
  const Entries = useImportWithRetry(
    entries[sideOf(session?.type ?? 'Alumno')],
    session !== undefined,
  )?.Entries;
  return (
    <div className="side-menu" id={sideMenuId} popover="auto" ref={drawer}>
      <button type="button" className="side-menu-close" popoverTarget={sideMenuId} popoverTargetAction="hide">
        <Icon shapes={close} />
        {t('frame.closeMenu')}
      </button>
      <nav aria-label={t('frame.sideMenu')}>
        {Entries ? <Entries onAct={() => drawer.current?.hidePopover()} /> : <SkeletonRows />}
        <Greeting />
        <a className="side-entry side-menu-sign-out" href={brand.paths.logout}>
          <Icon shapes={logOut} />
          {t('actions.signOut')}
        </a>
      </nav>
    </div>
  );
}

/** Placeholders for the entries: every menu has at least four. */
function SkeletonRows() {
  return (
    <div className="side-entries" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <span className="side-entry side-entry-pending" key={row} />
      ))}
    </div>
  );
}
