import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { $cookieConsent, answerConsent, isValidConsent } from '#portal/data/browser/cookie-consent.ts';
import { Button } from '#portal/ui/Button.tsx';
import { startAnalytics, stopAnalytics } from './analytics.ts';
import { useReopenedConsent } from './use-reopened.ts';
import './ConsentBanner.scss';

/** Asks for consent to analytics until it is answered, applies the answer, and can be reopened from the footer. */
export function ConsentBanner() {
  const page = usePage();
  const { t } = page.format;
  const isHydrated = useBrowserValue(() => true);
  const consent = useStore($cookieConsent);
  const isAnswered = isValidConsent(consent, new Date());
  const isAllowed = isAnswered && consent.analytics;
  const [reopened, close] = useReopenedConsent();
  const [isChoosing, setChoosing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { analyticsId } = page.brand.settings;
  const pattern = page.alternates[page.language] ?? '/';
  const title = page.brand.titles[page.route] ?? '';

  useEffect(() => {
    if (!analyticsId) return;
    if (isAllowed) startAnalytics(analyticsId, { pattern, title });
    else stopAnalytics(analyticsId);
  }, [analyticsId, isAllowed, pattern, title]);
  useEffect(() => {
    if (reopened) heading.current?.focus();
  }, [reopened]);

  const answer = (analytics: boolean): void => {
    answerConsent(analytics, new Date());
    setChoosing(false);
    setSaved(true);
    close();
  };
  // Only the browser knows the answer: the prerendered banner is closed, so that it does not flash.
  const isOpen = isHydrated && (!isAnswered || reopened);
  return (
    <>
      <p className="consent-saved" role="status">
        {isSaved && !isOpen && t('frame.consentSaved')}
      </p>
      {isOpen && (
        <section className="consent" aria-labelledby={titleId}>
          <div className="consent-inner">
            <div className="consent-text">
              <h2 id={titleId} ref={heading} tabIndex={-1}>
                {t('frame.consentTitle')}
              </h2>
              <p>
                {t('frame.consentText')}{' '}
                <a href={page.brand.paths['cookie-policy']}>{page.brand.titles['cookie-policy']}</a>
              </p>
            </div>
            {isChoosing ? (
              <ConsentChoices analytics={isAllowed} onSave={answer} />
            ) : (
              <div className="consent-buttons">
                <Button onClick={() => answer(false)}>{t('frame.consentReject')}</Button>
                <Button onClick={() => answer(true)}>{t('frame.consentAccept')}</Button>
                <Button kind="quiet" onClick={() => setChoosing(true)}>
                  {t('frame.consentCustomise')}
                </Button>
              </div>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function ConsentChoices({ analytics, onSave }: { analytics: boolean; onSave: (analytics: boolean) => void }) {
  const { t } = usePage().format;
  const [isChecked, setChecked] = useState(analytics);
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  // The button that opened the choices is removed: its focus goes to the only enabled choice.
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      className="consent-choices"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(isChecked);
      }}
    >
      <div className="consent-choice">
        <input
          id={`${id}-necessary`}
          type="checkbox"
          checked
          disabled
          aria-describedby={`${id}-necessary-text`}
        />
        <div>
          <label htmlFor={`${id}-necessary`}>{t('frame.consentNecessary')}</label>
          <p id={`${id}-necessary-text`}>{t('frame.consentNecessaryText')}</p>
        </div>
      </div>
      <div className="consent-choice">
        <input
          id={`${id}-analytics`}
          ref={first}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => setChecked(event.target.checked)}
          aria-describedby={`${id}-analytics-text`}
        />
        <div>
          <label htmlFor={`${id}-analytics`}>{t('frame.consentAnalytics')}</label>
          <p id={`${id}-analytics-text`}>{t('frame.consentAnalyticsText')}</p>
        </div>
      </div>
      <Button type="submit">{t('frame.consentSave')}</Button>
    </form>
  );
}
