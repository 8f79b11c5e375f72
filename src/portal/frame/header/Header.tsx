import close from 'icon:x';
import logOut from 'icon:log-out';
import menu from 'icon:menu';
import type { ServedLogo } from '#portal/render/page-request.ts';
import { usePage } from '#portal/island/page-context.ts';
import { sideMenuId } from '../menu/side-menu-id.ts';
import { useDrawer } from '../menu/use-drawer.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { Greeting } from './Greeting.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useShrunk } from './use-shrunk.ts';
import './Header.scss';

interface HeaderProps {
  logo: ServedLogo;
}

const menuId = 'menu';

export function Header({ logo }: HeaderProps) {
  const {
    brand,
    format: { t },
  } = usePage();
  const drawer = useDrawer('menu');
  const name = t('frame.logoLink', { name: brand.nombre });
  return (
    <header className="header" data-shrunk={useShrunk() || undefined}>
      <div className="header-picture" />
      <div className="header-tools">
        <div className="header-inner">
          <p className="header-institution">{brand.settings.institucion}</p>
          <ThemeToggle />
          <LanguageSwitch />
        </div>
      </div>
      <div className="header-bar">
        <div className="header-inner">
          <a className="header-logo" href={brand.paths.home}>
            <img {...logo.light} className={logo.dark && 'in-light'} alt={name} fetchPriority="high" />
            {logo.dark && <img {...logo.dark} className="in-dark" alt={name} />}
          </a>
          <div className="header-user" data-frame-for="student company">
            <Greeting />
            <Notifications />
            <a className="header-sign-out" href={brand.paths.logout}>
              <Icon shapes={logOut} />
              {t('actions.signOut')}
            </a>
          </div>
          <button
            type="button"
            className="header-menu-button header-side-button"
            popoverTarget={sideMenuId}
            data-frame-for="student company"
          >
            <Icon shapes={menu} />
            {t('frame.menu')}
          </button>
          <button type="button" className="header-menu-button" popoverTarget={menuId} data-frame-for="none">
            <Icon shapes={menu} />
            {t('frame.menu')}
          </button>
          <div className="header-menu" id={menuId} popover="auto" data-frame-for="none" ref={drawer}>
            <button
              type="button"
              className="header-menu-button header-menu-close"
              popoverTarget={menuId}
              popoverTargetAction="hide"
            >
              <Icon shapes={close} />
              {t('frame.closeMenu')}
            </button>
            <VisitorMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
