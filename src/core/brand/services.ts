import type { BrandSettings } from './brand.ts';

/** Address of the analytics tag without its query: the only third-party script that may run. */
export const measurementScript = 'https://www.googletagmanager.com/gtag/js';

/** Address of the script of the consent service, for brands that use it. */
export function cookieYesScript({ cookieyes }: Pick<BrandSettings, 'cookieyes'>): string | undefined {
  return cookieyes ? `https://cdn-cookieyes.com/client_data/${cookieyes}/script.js` : undefined;
}
