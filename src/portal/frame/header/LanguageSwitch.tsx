import { type MouseEvent, useRef, useState } from 'react';
import globe from 'icon:globe';
import { type Language, languageNames } from '#core/i18n/languages.ts';
import { addressIn } from '#core/routing/page-addresses.ts';
import { isDynamic } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { $language } from '#portal/data/browser/language.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { Question } from '#portal/ui/Question.tsx';
import './LanguageSwitch.scss';

/** Loads the function that reports the choice. A chunk that is missing or late does not prevent the change. */
const loadReport = async (): Promise<((language: Language) => void) | undefined> => {
  const load = (): Promise<typeof import('./preferred-language.ts')> => import('./preferred-language.ts');
  const module = await load().catch(() => undefined);
  return module?.reportPreferredLanguage();
};
const reportTimeout = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, 1500, undefined));

/** Links to this page in the other languages of the brand, with a confirmation; they work without scripts, too. */
export function LanguageSwitch() {
  const page = usePage();
  const { t } = page.format;
  const [chosen, setChosen] = useState<Language>();
  const reporter = useRef<Promise<((language: Language) => void) | undefined>>(undefined);
  const path = useBrowserValue(() => location.pathname);
  const { languages } = page.brand;
  if (languages.length < 2) return null;

  const hrefOf = (language: Language): string => {
    const pattern = page.alternates[language] ?? '/';
    const translated = path === undefined ? undefined : addressIn(page, path, language);
    // The id of the event or offer is only known in the browser.
    return translated ?? (isDynamic(pattern) ? `/${language}` : pattern.replace(/\/\{\w+\?\}$/, ''));
  };
  const ask = (event: MouseEvent, language: Language): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(language);
    // Loaded while the question is read: it would be too late when the page is left.
    if ($session.get()) reporter.current ??= loadReport();
  };
  const answer = async (isYes: boolean): Promise<void> => {
    setChosen(undefined);
    if (!isYes || !chosen) return;
    $language.set(chosen);
    const report = await Promise.race([reporter.current, reportTimeout()]);
    report?.(chosen);
    // Replaces the history entry: going back to it would redirect to the chosen language again.
    location.replace(hrefOf(chosen) + location.search + location.hash);
  };

  return (
    <nav className="language-switch" aria-label={t('frame.language')}>
      <Icon shapes={globe} />
      <ul role="list">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={hrefOf(language)}
              hrefLang={language}
              lang={language}
              aria-current={language === page.language ? 'true' : undefined}
              onClick={language === page.language ? undefined : (event) => ask(event, language)}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
      <Question
        open={chosen !== undefined}
        title={t('frame.changeLanguageQuestion')}
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={(isYes) => void answer(isYes)}
      />
    </nav>
  );
}
