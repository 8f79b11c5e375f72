import { chooseTheme, type ThemeDefault } from '#core/shared/theme-choice.ts';
import { $darkMode } from '#portal/data/browser/dark-mode.ts';

/** Delay between the choice and the change, in milliseconds. */
const delay = 300;

function show(dark: boolean | undefined, brandDefault: ThemeDefault): void {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const stored = dark === undefined ? undefined : String(dark);
  document.documentElement.dataset['theme'] = chooseTheme(stored, brandDefault, systemIsDark);
}

/** Keeps the page in the mode chosen here or in another tab. @returns unsubscribes */
export function followDarkMode(brandDefault: ThemeDefault): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = $darkMode.listen((dark) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(dark, brandDefault), delay);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Switches to the opposite of the chosen mode, else of the one shown. */
export function toggleDarkMode(): void {
  const isDark = $darkMode.get() ?? document.documentElement.dataset['theme'] === 'dark';
  $darkMode.set(!isDark);
}
