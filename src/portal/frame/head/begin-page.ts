import { chooseTheme } from '#core/shared/theme-choice.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { SessionStorage } from '#portal/data/session/session.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { dropStrayClicks } from './double-click.ts';
import { holdEarlySubmits } from './early-submit.ts';
import type { BeginFonts } from './load-fonts.ts';
import { markAlive } from './mark-alive.ts';
import { excuseSkippedTransitions } from './skipped-transitions.ts';
import { type TakeCode, watchCode } from './watch-code.ts';

declare global {
  interface Window {
    /** What the head has to do when the page has a style sheet: `beginPage`. */
    begin: () => void;
  }
}

/** Prepares the page before anything is painted: its mode, and its code. Runs in the head behind the first style sheet. */
export function beginPage(
  { brand, modoOscuro }: PageData,
  storage: SessionStorage,
  beginFonts: BeginFonts,
  take: TakeCode,
): void {
  const { local, tab } = storage;
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const showTheme = (): void => {
    root.dataset['theme'] = chooseTheme(
      local.get(storageKey(brand, 'modoOscuro')),
      modoOscuro,
      systemIsDark.matches,
    );
  };
  showTheme();
  systemIsDark.addEventListener('change', showTheme);

  markAlive(root, beginFonts());
  watchCode(brand, tab, take);
  holdEarlySubmits();
  dropStrayClicks();
  excuseSkippedTransitions();
}
