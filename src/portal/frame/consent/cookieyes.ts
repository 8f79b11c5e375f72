import { readPageData } from '#portal/island/page-json.ts';
import { $cookieConsent, answerConsent } from '#portal/data/browser/cookie-consent.ts';
import { startAnalytics, stopAnalytics } from './analytics.ts';

/** What the service says of a visitor's answer, in its own words. */
interface ServiceConsent {
  isUserActionCompleted: boolean;
  categories: Partial<Record<string, boolean>>;
}

declare global {
  interface Window {
    getCkyConsent?: () => ServiceConsent;
  }
  interface DocumentEventMap {
    cookieyes_banner_load: CustomEvent<ServiceConsent>;
    cookieyes_consent_update: CustomEvent<{ accepted: readonly string[] }>;
  }
}

function follow(analytics: boolean): void {
  if ($cookieConsent.get()?.analytics !== analytics) answerConsent(analytics, new Date());
  const { analytics: measurementId } = document.documentElement.dataset;
  if (!measurementId) return;
  const { alternates, language } = readPageData();
  const [title = ''] = document.title.split(' | ');
  if (analytics) startAnalytics(measurementId, { pattern: alternates[language] ?? '/', title });
  else stopAnalytics(measurementId);
}

function followState({ isUserActionCompleted, categories }: ServiceConsent): void {
  if (isUserActionCompleted) follow(categories['analytics'] === true);
}

// The service may have loaded before or after this script, and is asked again from its own button.
const known = window.getCkyConsent?.();
if (known) followState(known);
document.addEventListener('cookieyes_banner_load', ({ detail }) => followState(detail));
document.addEventListener('cookieyes_consent_update', ({ detail }) =>
  follow(detail.accepted.includes('analytics')),
);
