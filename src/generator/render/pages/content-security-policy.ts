import type { BrandSettings } from '#core/brand/brand.ts';
import { measurementScript } from '#core/brand/services.ts';
import { trustedNames } from '#core/brand/trusted-names.ts';

const analyticsOrigins = {
  script: [measurementScript],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

const consentServiceOrigins = {
  script: ['https://cdn-cookieyes.com'],
  connect: ['https://cdn-cookieyes.com', 'https://log.cookieyes.com'],
  image: ['https://cdn-cookieyes.com'],
};

/** The origin of an absolute URL; none for a path, which is of the portal's own origin. */
function originOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * Makes the content security policy of a brand's pages. Scripts run only from the portal's own files and from inline
 * scripts with a listed hash; connections go only to the portal and to origins in the brand's settings.
 * @param scriptHashes `sha256-…` of the inline scripts of the page
 * @param styleHashes the same of its inline style sheets; `any` allows all inline styles
 */
export function contentSecurityPolicy(
  settings: BrandSettings,
  scriptHashes: readonly string[],
  styleHashes: readonly string[] | 'any' = [],
): string {
  const services = [
    ...(settings.analyticsId ? [analyticsOrigins] : []),
    ...(settings.cookieyes ? [consentServiceOrigins] : []),
  ];
  const origins = (kind: keyof typeof analyticsOrigins): string[] =>
    services.flatMap((service) => service[kind]);
  const connect = [settings.apiProduccion, settings.apiSandbox].flatMap(originOf);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...origins('script')],
    // Browsers ignore 'unsafe-inline' if a hash is present.
    'style-src':
      settings.cookieyes || styleHashes === 'any'
        ? ["'self'", "'unsafe-inline'"]
        : ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': [...new Set(["'self'", 'data:', ...connect, ...origins('image')])],
    'font-src': ["'self'"],
    'connect-src': [
      ...new Set(["'self'", ...connect, ...originOf(settings.urlInformes), ...origins('connect')]),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The consent service writes HTML in ways that trusted types refuse.
    ...(!settings.cookieyes && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [trustedNames.worker, ...(settings.analyticsId ? [trustedNames.analytics] : [])],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
