import close from 'icon:x';
import logOut from 'icon:log-out';
import menu from 'icon:menu';
import { usePage } from '#shell/islands/page-context.ts';
import { sideMenuId } from '#shell/menu/side-menu-id.ts';
import { Notifications } from '#shell/notifications/Notifications.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Greeting } from './Greeting.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useShrunk } from './use-shrunk.ts';
import './Header.scss';

interface HeaderProps {
  logo: { src: string; width: number; height: number };
}

const menuId = 'menu';

export function Header({ logo }: HeaderProps) {
  const {
    brand,
    format: { t },
  } = usePage();
  return (
    <header className="header" data-shrunk={useShrunk() || undefined}>
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
            <img {...logo} alt={t('frame.logoLink', { name: brand.nombre })} />
          </a>
          <div className="header-user" data-for="Alumno Empresa">
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
            data-for="Alumno Empresa"
          >
            <Icon shapes={menu} />
            {t('frame.menu')}
          </button>
          <button type="button" className="header-menu-button" popoverTarget={menuId} data-for="none">
            <Icon shapes={menu} />
            {t('frame.menu')}
          </button>
          <div className="header-menu" id={menuId} popover="auto" data-for="none">
            <button
              type="button"
              className="header-menu-button header-menu-close"
              popoverTarget={menuId}
              popoverTargetAction="hide"
            >
              <Icon shapes={close} />
              {t('frame.closeMenu')}
            </button>
            <Menu />
          </div>
        </div>
      </div>
    </header>
  );
}
