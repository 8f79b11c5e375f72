import { useEffect } from 'react';
import moon from 'icon:moon';
import sun from 'icon:sun';
import { isLocalHost } from '#core/shared/local-host.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { followDarkMode, toggleDarkMode } from './theme.ts';
import './ThemeToggle.scss';

/**
 * Switches between light and dark mode, where the brand shows the button, and on local hosts. Has both labels, of which
 * the style sheet shows one, so that the button is right before hydration.
 */
export function ThemeToggle() {
  const {
    brand: { settings },
    format: { t },
  } = usePage();
  const isLocal = useBrowserValue(() => isLocalHost(location.hostname)) ?? false;
  const isShown = settings.mostrarSelectorModoOscuro || isLocal;
  const { modoOscuro } = settings;
  useEffect(() => (isShown ? followDarkMode(modoOscuro) : undefined), [isShown, modoOscuro]);
  if (!isShown) return null;
  return (
    <button type="button" className="theme-toggle" onClick={toggleDarkMode}>
      <span className="theme-toggle-dark">
        <Icon shapes={moon} />
        <span className="visually-hidden">{t('frame.useDarkMode')}</span>
      </span>
      <span className="theme-toggle-light">
        <Icon shapes={sun} />
        <span className="visually-hidden">{t('frame.useLightMode')}</span>
      </span>
    </button>
  );
}
