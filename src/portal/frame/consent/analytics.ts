import { measurementScript } from '#core/brand/services.ts';
import { trustAddress } from '../trusted-types.ts';

type Gtag = (...command: unknown[]) => void;

interface AnalyticsWindow {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/** The facts that are reported of a visit: the page, but never its id, query or hash, which may identify a person. */
export interface PageView {
  /** Address pattern of the page, e.g. `/eventos/{id}`. */
  pattern: string;
  title: string;
}

const scriptId = 'analytics';

/** Loads Google Analytics and counts this page, once per document. Only to be called after consent. */
export function startAnalytics(measurementId: string, { pattern, title }: PageView): void {
  const target = window as unknown as AnalyticsWindow;
  target[`ga-disable-${measurementId}`] = false;
  if (document.getElementById(scriptId)) return;
  const dataLayer = (target.dataLayer ??= []);
  const gtag: Gtag = function () {
    // eslint-disable-next-line prefer-rest-params -- the service recognizes commands by being arguments objects
    dataLayer.push(arguments);
  };
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  gtag('js', new Date());
  gtag('config', measurementId, {
    page_location: location.origin + pattern,
    page_title: title,
    page_referrer: document.referrer && new URL(document.referrer).origin,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_flags: 'SameSite=Lax',
  });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = trustAddress(
    'andana-analytics',
    `${measurementScript}?id=${encodeURIComponent(measurementId)}`,
  );
  document.head.append(script);
}

/** Names of the cookies of Google Analytics among a document's cookies. */
export function analyticsCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name.startsWith('_ga'));
}

/** The host and every domain above it that a cookie of a page may belong to. */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Stops counting and deletes the cookies of the service. */
export function stopAnalytics(measurementId: string): void {
  (window as unknown as AnalyticsWindow)[`ga-disable-${measurementId}`] = true;
  for (const name of analyticsCookies(document.cookie)) {
    const expired = `${name}=; Max-Age=0; Path=/`;
    document.cookie = expired;
    for (const domain of cookieDomains(location.hostname)) document.cookie = `${expired}; Domain=${domain}`;
  }
}
