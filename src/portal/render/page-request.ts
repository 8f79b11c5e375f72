import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Area } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';

/** An image as it is served. Width and height in CSS pixels, so that the page does not move when it arrives. */
export interface ServedImage {
  src: string;
  width: number;
  height: number;
  /** It is not seen at first. */
  loading?: 'lazy';
}

/** A logo, and the one that takes its place in dark mode where it is another. */
export interface ServedLogo {
  light: ServedImage;
  dark?: ServedImage;
}

/** Addresses of the brand's files as they are served, all beginning with `/`. */
export interface ServedFiles {
  /** Style sheet with the brand's custom properties and fonts. */
  theme: string;
  /** Font files of which each page tells the browser before it meets them. */
  fonts: readonly string[];
  /** The brand's own style sheet, last in the cascade. */
  ownStyles?: string;
  /** What islands read of the brand, per language: an `IslandData` as JSON. */
  data: Readonly<Partial<Record<Language, string>>>;
  /** Texts of parts of the portal, per language and area: JSON each. */
  texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** By where they stand. */
  logos: Readonly<Record<'header' | 'footer' | 'login', ServedLogo>>;
  /** Seals of the footer, in the order of the settings. */
  seals: readonly ServedImage[];
  /** Background images of the sign-in pages: the brand's, and those of specific logins by id. */
  background?: string;
  loginBackgrounds: Readonly<Record<string, string>>;
  /** Background of the header in each mode, for the browser's own bars. */
  themeColors: Readonly<Record<'light' | 'dark', string>>;
  /** Icons of browser tabs and phones. */
  icons: { svg?: string; png32: string; apple: string };
}

/** What a page is rendered from: one route of one brand in one language. */
export interface PageRequest {
  brand: Brand;
  served: ServedFiles;
  route: RouteId;
  language: Language;
  /** Catalogues of texts that it needs besides those of its route. */
  texts?: readonly Area[];
  /** Value of the route's parameter where it is known at build time: the id of a specific login. */
  variant?: string;
}
