import type { Localized } from '#core/i18n/languages.ts';
import type { PortalRouting } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
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

/** A checked file of the brand, from which the served file is made. */
export interface AssetFile {
  /** Absolute path of the source file. */
  path: string;
  /** Extension in lower case, without the dot. */
  extension: string;
  /** Hex sha256 of the source file. */
  sha256: string;
  /** Dimensions of a picture; absent for other files. */
  size?: PictureSize;
  /** Compiled CSS of a style sheet; absent for other files. */
  styles?: ServedStyles;
}

/** Width and height in the picture's own pixels; for an SVG, at 72 dots per inch. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A style sheet of the brand, compiled and checked. It must be served as a file, never inside a page. */
export interface ServedStyles {
  css: string;
  /** Files that the style sheet loads: placeholder in the CSS, and absolute path. */
  files: { placeholder: string; path: string }[];
}

/** Input of the renderer: one university's portal, complete and checked. */
export interface Brand extends PortalRouting {
  id: string;
  settings: BrandSettings;
  /** Source files by asset path as written in the brand file. */
  assets: Readonly<Record<string, AssetFile>>;
  /** Checked HTML of the content pages. */
  content: Localized<Partial<Record<ContentPage, string>>>;
  /** Wording of the brand that replaces texts of the catalogue, by message id, in ICU syntax. */
  messages: Localized<Record<string, string>>;
  /** Page titles that replace those of the route table. */
  titles?: Localized<Partial<Record<RouteId, string>>>;
}
