import type { Language } from '#core/i18n/languages.ts';
import type { PortalRouting } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';

/** A page in a frame, as the script in the page describes it. */
export interface ShownPage {
  /** Path of the page, percent-encoded, without query. */
  path: string;
  /** Hash of the page without its colours. */
  page: string;
  /** Address of its style sheet with the colours. */
  sheet: string;
}

/** What the edits since a page was loaded change of it. */
export interface PreviewChange {
  /** Grows with each state of the brand that is shown. */
  version: number;
  /** `sheet`: nothing but the colours. `page`: the page has to be loaded again. */
  changes: 'nothing' | 'sheet' | 'page';
  /** Whether the portal has a page at the address. */
  exists: boolean;
  sheet: string;
  /** Colours of the browser's own bars in both modes. */
  themeColors: Readonly<Record<'light' | 'dark', string>>;
  /** Whether the edited files have errors, so that the last state without one is shown. */
  hasErrors: boolean;
}

/** A page with an address of its own. */
export interface PreviewedPageLink {
  route: RouteId;
  path: string;
  title: string;
}

/** What a preview can be asked to show. */
export interface PreviewViews {
  routing: PortalRouting;
  /** Pages of one offer, for example, are not among them: they are reached from lists. */
  pages: Readonly<Partial<Record<Language, readonly PreviewedPageLink[]>>>;
  personas: readonly { id: string; title: string }[];
}
