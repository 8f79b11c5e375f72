/** Header names, in lower case, and values. */
export type HeaderMap = Readonly<Record<string, string>>;

/** Device features that no screen uses. Names that Chromium does not know would be reported on every page. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Headers of every answer, errors included. The policy is the part that is the same on each page; browsers enforce
 * it together with the stricter one that each page carries in a meta tag, where `frame-ancestors` has no effect.
 */
export const securityHeaders = {
  'content-security-policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} satisfies HeaderMap;

/** Where browsers report what a policy did not let through, and the policy of the brand's pages as a whole. */
export interface SecurityReports {
  address: string;
  policy: string;
}

/**
 * Headers of every answer of a portal. A policy in a meta tag cannot ask for reports, so those are asked for by headers:
 * by the one that is enforced, and by one that only reports what the policies of the pages refuse. By `report-uri`, which
 * every browser knows and which needs no permission of the address; with `report-to` beside it some would ignore it.
 */
export function headersWith(reports: SecurityReports | undefined): HeaderMap {
  if (!reports) return securityHeaders;
  const asked = `; report-uri ${reports.address}`;
  return {
    ...securityHeaders,
    'content-security-policy': `${securityHeaders['content-security-policy']}${asked}`,
    'content-security-policy-report-only': `${reports.policy}${asked}`,
  };
}

/**
 * Policy of drawings, which are documents where somebody opens one by itself: they draw, and run and load nothing. In
 * the place of the one of every answer, whose parts it has all; hosts that send both do no harm.
 * @param address where browsers report, if anywhere
 */
export const drawingHeaders = (address: string | undefined): HeaderMap => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    securityHeaders['content-security-policy'],
    ...(address === undefined ? [] : [`report-uri ${address}`]),
  ].join('; '),
});

/** Headers of every answer over HTTPS. Other hosts below the portal's are the university's affair: no subdomains. */
export const transportHeaders: HeaderMap = {
  'strict-transport-security': 'max-age=31536000',
};
