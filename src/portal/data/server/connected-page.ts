import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Language, Localized } from '#core/i18n/languages.ts';

/** The facts about a page that its calls depend on. */
export interface ConnectedPage {
  brand: PublicBrand;
  language: Language;
  /** Address pattern of the page, for reports. */
  pattern: string;
  /** Address of the data file per language, on pages that continue in the language of the person. */
  brandIn?: Localized;
}

let connected: ConnectedPage | undefined;

/** Sets the page that calls are made from; the caller itself is loaded with the first call. */
export function connect(page: ConnectedPage): void {
  connected = page;
}

/** The page that calls are made from; `undefined` outside of a page. */
export function connectedPage(): ConnectedPage | undefined {
  return connected;
}
