import { readPageData } from '#portal/island/page-json.ts';
import { $cookieConsent, answerConsent } from '#portal/data/browser/cookie-consent.ts';
import { startAnalytics, stopAnalytics } from './analytics.ts';

/** A visitor's answer in the format of the service. */
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

function applyConsent(analytics: boolean): void {
  if ($cookieConsent.get()?.analytics !== analytics) answerConsent(analytics, new Date());
  const { analytics: measurementId } = document.documentElement.dataset;
  if (!measurementId) return;
  const { alternates, language } = readPageData();
  const [title = ''] = document.title.split(' | ');
  if (analytics) startAnalytics(measurementId, { pattern: alternates[language] ?? '/', title });
  else stopAnalytics(measurementId);
}

function applyState({ isUserActionCompleted, categories }: ServiceConsent): void {
  if (isUserActionCompleted) applyConsent(categories['analytics'] === true);
}

// The service may load before or after this script, and its own button can change the answer later.
const state = window.getCkyConsent?.();
if (state) applyState(state);
document.addEventListener('cookieyes_banner_load', ({ detail }) => applyState(detail));
document.addEventListener('cookieyes_consent_update', ({ detail }) =>
  applyConsent(detail.accepted.includes('analytics')),
);
