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
 * Switches between light and dark, on local hosts and where the brand shows it. Both labels are there and the style
 * sheet shows the right one, so that the button is right before any script has run.
 */
export function ThemeToggle() {
  const {
    brand: { settings },
    format: { t },
  } = usePage();
  const isLocal = useBrowserValue(() => isLocalHost(location.hostname)) ?? false;
  const shown = settings.mostrarSelectorModoOscuro || isLocal;
  const { modoOscuro } = settings;
  useEffect(() => (shown ? followDarkMode(modoOscuro) : undefined), [shown, modoOscuro]);
  if (!shown) return null;
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
