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

/** The origin of an absolute address; nothing for a path, which is the portal's own origin. */
function originOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * The policy of a brand's pages. Scripts run only from the portal's own files and from inline scripts whose hash
 * is named; connections go only to the portal and to what this brand's settings name.
 * @param scriptHashes `sha256-…` of the inline scripts of the page
 * @param styleHashes the same of its inline style sheets; any for a policy that says nothing of these
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
    // With a hash beside it, 'unsafe-inline' would count for nothing.
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
