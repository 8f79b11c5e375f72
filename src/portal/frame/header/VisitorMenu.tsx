import logIn from 'icon:log-in';
import { usePage } from '#portal/island/page-context.ts';
import { publicMenu } from '../menu/public-menu.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './Menu.scss';

/** The main menu for visitors without a session: the public pages and the sign-in pages. */
export function VisitorMenu() {
  const {
    route,
    brand,
    format: { t },
  } = usePage();
  return (
    <nav aria-label={t('frame.mainMenu')}>
      <ul className="menu" role="list">
        {publicMenu(brand).map((entry) => (
          <li key={entry.route}>
            <a
              className={entry.route === 'login' ? 'menu-entry menu-entry-main' : 'menu-entry'}
              href={entry.href}
              aria-current={entry.route === route ? 'page' : undefined}
            >
              {entry.signIn && <Icon shapes={logIn} />}
              {t(entry.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
