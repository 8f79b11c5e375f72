import { isLanguageOf } from '#routing/page-addresses.ts';
import { carriedAddress } from '#routing/shell-address.ts';
import { safeStorage, storageKey } from '#shared/storage.ts';
import { chooseTheme } from '#shared/theme-choice.ts';
import type { PageData } from '#shell/islands/page-context.ts';
import { addressInStoredLanguage } from './language-choice.ts';

// Runs in the head of every page, before anything is painted. The element before it holds the page's data.
const page = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? '') as PageData;
const storage = safeStorage('localStorage');
const stored = (name: string): string | undefined => storage.get(storageKey(page.brand, name));

const carried = carriedAddress(page, location);
if (carried) history.replaceState(null, '', carried);

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = (): void => {
  document.documentElement.dataset['theme'] = chooseTheme(
    stored('modoOscuro'),
    page.modoOscuro,
    systemIsDark.matches,
  );
};
showTheme();
systemIsDark.addEventListener('change', showTheme);

const language = stored('idioma');
if (language !== undefined && !isLanguageOf(page, language)) storage.remove(storageKey(page.brand, 'idioma'));
const better = addressInStoredLanguage(page, location.pathname, language);
if (better) location.replace(better + location.search + location.hash);
