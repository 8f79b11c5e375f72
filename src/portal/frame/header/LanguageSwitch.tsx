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

/** Code that is missing or late is no reason to stay in the wrong language. */
const prepare = async (): Promise<((language: Language) => void) | undefined> => {
  const load = (): Promise<typeof import('./preferred-language.ts')> => import('./preferred-language.ts');
  const module = await load().catch(() => undefined);
  return module?.reportPreferredLanguage();
};
const patience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, 1500, undefined));

/** Links to this page in the other languages of the brand. Changing asks first; without script the links just work. */
export function LanguageSwitch() {
  const page = usePage();
  const { t } = page.format;
  const [wanted, setWanted] = useState<Language>();
  const ready = useRef<Promise<((language: Language) => void) | undefined>>(undefined);
  const path = useBrowserValue(() => location.pathname);
  const { languages } = page.brand;
  if (languages.length < 2) return null;

  const hrefOf = (language: Language): string => {
    const pattern = page.alternates[language] ?? '/';
    const here = path === undefined ? undefined : addressIn(page, path, language);
    // Which event or offer a page shows is only known in the browser.
    return here ?? (isDynamic(pattern) ? `/${language}` : pattern.replace(/\/\{\w+\?\}$/, ''));
  };
  const ask = (event: MouseEvent, language: Language): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(language);
    // Fetched while the question is read: it would be too late when the page is left.
    if ($session.get()) ready.current ??= prepare();
  };
  const answer = async (isYes: boolean): Promise<void> => {
    setWanted(undefined);
    if (!isYes || !wanted) return;
    $language.set(wanted);
    const tell = await Promise.race([ready.current, patience()]);
    tell?.(wanted);
    // In its place: going back to it would only lead here again, where the language is now the one of the portal.
    location.replace(hrefOf(wanted) + location.search + location.hash);
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
        open={wanted !== undefined}
        title={t('frame.changeLanguageQuestion')}
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={(isYes) => void answer(isYes)}
      />
    </nav>
  );
}
