import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Language, Localized } from '#core/i18n/languages.ts';

/** What of a page the calls depend on. */
export interface ConnectedPage {
  brand: PublicBrand;
  language: Language;
  /** Address pattern of the page, for reports. */
  pattern: string;
  /** Address of the file with the brand per language, on pages that lead people on in theirs. */
  brandIn?: Localized;
}

let connected: ConnectedPage | undefined;

/** Tells the calls which page they are made from; what makes them comes only to pages that make some. */
export function connect(page: ConnectedPage): void {
  connected = page;
}

/** The page that calls are made from; `undefined` outside of a page. */
export function connectedPage(): ConnectedPage | undefined {
  return connected;
}
