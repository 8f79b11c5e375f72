import { type MouseEvent, useRef, useState } from 'react';
import globe from 'icon:globe';
import { type Language, languageNames } from '#i18n/languages.ts';
import { addressIn } from '#routing/page-addresses.ts';
import { isDynamic } from '#routing/pattern.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useBrowserValue } from '#shell/use-browser-value.ts';
import { $language } from '#stores/language.ts';
import { $session } from '#stores/session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import './LanguageSwitch.scss';

/** Links to this page in the other languages of the brand. Changing asks first; without script the links just work. */
export function LanguageSwitch() {
  const page = usePage();
  const { t } = page.format;
  const [wanted, setWanted] = useState<Language>();
  const tell = useRef<(language: Language) => void>(undefined);
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
    if ($session.get() && !tell.current) void prepare();
  };
  const prepare = async (): Promise<void> => {
    const module = await import('./preferred-language.ts').catch(() => undefined);
    tell.current = await module?.readyToTell();
  };
  const answer = (value: string): void => {
    setWanted(undefined);
    if (value !== 'yes' || !wanted) return;
    $language.set(wanted);
    tell.current?.(wanted);
    location.assign(hrefOf(wanted) + location.search + location.hash);
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
      <Dialog open={wanted !== undefined} title={t('frame.changeLanguageQuestion')} onClose={answer}>
        <Button type="submit" value="no">
          {t('frame.no')}
        </Button>
        <Button type="submit" value="yes" kind="primary">
          {t('frame.yes')}
        </Button>
      </Dialog>
    </nav>
  );
}
