import type { Language, Localized } from '#i18n/languages.ts';
import type { RouteId } from '#routing/table.ts';
import type { BrandFile } from './brand-file.gen.ts';

/** Settings of a brand file with inheritance and every default applied. */
export type BrandSettings = BrandFile;

/** Content pages that a brand writes in Markdown. */
export const contentPages = [
  'politica-de-privacidad',
  'politica-de-cookies',
  'proteccion-de-datos',
  'aviso-legal',
  'accesibilidad',
  'ayuda',
  'orientacion-laboral',
  'condiciones-practicas',
] as const;

export type ContentPage = (typeof contentPages)[number];

/** A file of the brand, checked; what is served is made from it. */
export interface AssetFile {
  /** Absolute path of the source file. */
  path: string;
  /** Ending in lower case, without the dot. */
  extension: string;
  /** Hex sha256 of the source file. */
  sha256: string;
}

/** The value that passes through the renderer: one university's portal, complete and checked. */
export interface Brand {
  id: string;
  settings: BrandSettings;
  /** Languages in the order of the brand file. */
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Routes that exist for this brand, in table order. */
  routes: readonly RouteId[];
  /** Source files by asset path as written in the brand file. */
  assets: Readonly<Record<string, AssetFile>>;
  /** Checked HTML of the content pages. */
  content: Localized<Partial<Record<ContentPage, string>>>;
  /** Wording of the brand that replaces texts of the catalogue, by message id, in ICU syntax. */
  messages: Localized<Record<string, string>>;
}
