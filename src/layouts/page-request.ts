import type { Brand } from '#brand/brand.ts';
import type { Language } from '#i18n/languages.ts';
import type { RouteId } from '#routing/table.ts';

/** Addresses of the brand's files as they are served, all beginning with `/`. */
export interface ServedFiles {
  /** Style sheet with the brand's custom properties and fonts. */
  theme: string;
  /** The brand's own style sheet, last in the cascade. */
  ownStyles?: string;
  /** What islands read of the brand, per language: a `BrandData` as JSON. */
  data: Partial<Record<Language, string>>;
}

/** What a page is rendered from: one route of one brand in one language. */
export interface PageRequest {
  brand: Brand;
  served: ServedFiles;
  route: RouteId;
  language: Language;
  /** Value of the route's parameter where it is known at build time, e.g. the id of a specific login. */
  variant?: string;
}
