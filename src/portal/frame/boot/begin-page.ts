import { chooseTheme } from '#core/shared/theme-choice.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { ignoreStrayClicks } from './double-click.ts';
import { deferSubmitsUntilHydrated } from './deferred-submit.ts';
import type { BeginFonts } from './load-fonts.ts';
import { markHydrated } from './mark-hydrated.ts';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';
import { type LoadScripts, watchChunks } from './watch-chunks.ts';

declare global {
  interface Window {
    /** Runs `beginPage`, once the page has a style sheet. */
    begin: () => void;
  }
}

/** Prepares the page before the first paint: theme, fonts and chunks. Runs in the head behind the first style sheet. */
export function beginPage(
  { brand, modoOscuro }: PageData,
  storage: SessionStorage,
  beginFonts: BeginFonts,
  loadScripts: LoadScripts,
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

  markHydrated(root, beginFonts());
  watchChunks(brand, tab, loadScripts);
  deferSubmitsUntilHydrated();
  ignoreStrayClicks();
  ignoreSkippedTransitions();
}
