/** Header names, in lower case, and values. */
export type HeaderMap = Readonly<Record<string, string>>;

/** Device features that no screen uses. Names unknown to Chromium would log a warning on every page. */
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
 * Headers of every response, errors included. The policy is the part that all pages share; browsers enforce it together
 * with the stricter policy in each page's meta tag, where `frame-ancestors` has no effect.
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

/** Address for reports of policy violations, and the policy of the brand's pages as a whole. */
export interface SecurityReports {
  address: string;
  policy: string;
}

/**
 * Headers of every response of a portal. A policy in a meta tag cannot request reports, so headers do: the enforced
 * policy, and a report-only policy for violations of the pages' policies. They use `report-uri`, which every browser
 * supports and which needs no consent of the address; some browsers would ignore it if `report-to` were present too.
 */
export function headersWith(reports: SecurityReports | undefined): HeaderMap {
  if (!reports) return securityHeaders;
  const reportDirective = `; report-uri ${reports.address}`;
  return {
    ...securityHeaders,
    'content-security-policy': `${securityHeaders['content-security-policy']}${reportDirective}`,
    'content-security-policy-report-only': `${reports.policy}${reportDirective}`,
  };
}

/**
 * Policy of drawings, which are documents when opened directly: they may draw, but not run or load anything. It includes
 * all of the general policy that it replaces, so hosts that send both do no harm.
 * @param address where browsers report violations, if anywhere
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

/**
 * Additional headers of every response over HTTPS. The institution may have other hosts below the portal's, so no
 * `includeSubDomains`.
 */
export const transportHeaders: HeaderMap = {
  'strict-transport-security': 'max-age=31536000',
};
