import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Area } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { LanguageContext } from './language-context.ts';

/** An image as it is served. Width and height are in CSS pixels and prevent a layout shift. */
export interface ServedImage {
  src: string;
  width: number;
  height: number;
  /** For an image below the fold. */
  loading?: 'lazy';
}

/** A logo, and its variant for dark mode where there is one. */
export interface ServedLogo {
  light: ServedImage;
  dark?: ServedImage;
}

/** Addresses of the brand's files as they are served, all beginning with `/`. */
export interface ServedFiles {
  /** Style sheet with the brand's custom properties and fonts. */
  theme: string;
  /** Font files that each page preloads. */
  fonts: readonly string[];
  /** The brand's own style sheet, last in the cascade. */
  ownStyles?: string;
  /** Data file of the islands per language: an `IslandData` as JSON. */
  data: Readonly<Partial<Record<Language, string>>>;
  /** Files of texts per language and kind of page: `PageTexts` as JSON. */
  texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** Logos by position. */
  logos: Readonly<Record<'header' | 'footer' | 'login', ServedLogo>>;
  /** Seals of the footer, in the order of the settings. */
  seals: readonly ServedImage[];
  /** Background images of the sign-in pages: the brand's, and those of specific logins by id. */
  background?: string;
  loginBackgrounds: Readonly<Record<string, string>>;
  /** Background colour of the header in each mode, for the browser's own bars. */
  themeColors: Readonly<Record<'light' | 'dark', string>>;
  /** Icons of browser tabs and phones. */
  icons: { svg?: string; png32: string; apple: string };
}

/** Input of rendering a page: one route of one brand in one language. */
export interface PageRequest {
  brand: Brand;
  served: ServedFiles;
  /** Public brand and texts in the language of the page. */
  portal: LanguageContext;
  route: RouteId;
  language: Language;
  /** Areas of texts that the page needs besides those of its route. */
  texts?: readonly Area[];
  /** Value of the route's parameter where it is known at build time: a specific login, or the kind of a new offer. */
  variant?: string;
}
