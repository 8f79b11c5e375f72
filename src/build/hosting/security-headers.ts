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
export const securityHeaders: HeaderMap = {
  'content-security-policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers of every answer over HTTPS. Other hosts below the portal's are the university's affair: no subdomains. */
export const transportHeaders: HeaderMap = {
  'strict-transport-security': 'max-age=31536000',
};
