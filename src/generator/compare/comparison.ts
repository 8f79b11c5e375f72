import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** Subjects of changes, in the order of a report. */
export const changeSubjects = [
  'switches',
  'settings',
  'pages',
  'fields',
  'colours',
  'texts',
  'files',
  'site',
] as const;

export type ComparedPart = (typeof changeSubjects)[number];

/** One visible change, in words of the report's language. */
export interface ComparedChange {
  part: ComparedPart;
  /** The words of the report, without any text of the brand. */
  sentence: string;
  /** What the sentence is about, in the brand's own words: a file, a sign-in page. */
  subject?: string;
  /** Path of the setting in the brand file, e.g. `modulos.eventos`. */
  setting?: string;
  before?: string;
  after?: string;
  /** Unified diff of a file of the brand. */
  diff?: string;
}

/** A changed colour pair of text and background. */
export interface ContrastChange {
  mode: 'light' | 'dark';
  /** Purpose of the pair, in words. */
  what: string;
  before?: ColoursOnEachOther;
  after?: ColoursOnEachOther;
}

export interface ColoursOnEachOther {
  text: string;
  ground: string;
  /** WCAG contrast ratio, rounded down to two decimals. */
  ratio: number;
}

/** Screenshots of a screen before and after. */
export interface PictureChange {
  /** Description of the screen: page, device, mode, persona. */
  screen: string;
  device: 'phone' | 'desktop';
  mode: 'light' | 'dark';
  persona?: string;
  /** WebP; absent where the page is new or was removed. */
  before?: Buffer;
  /** With differences marked. */
  after?: Buffer;
  /** Share of differing pixels, 0 to 1. */
  share: number;
}

/** `repaired`: its earlier files could not be built; `renamed`: its id is another. */
export type BrandFate = 'added' | 'removed' | 'changed' | 'repaired' | 'renamed';

/** Something that keeps a portal from being built or published. */
export interface OpenItem {
  /** File and line, where a file can be named. */
  place?: string;
  what: string;
  fix?: string;
}

/** What keeps the portal of an affected brand from being built or published. */
export interface OpenItems {
  brand: string;
  /** Whether the portal can be built, and only not be published. */
  canBeBuilt: boolean;
  items: OpenItem[];
  /** The number of items before the change. */
  before: number;
}

/** Changes of one portal. */
export interface BrandComparison {
  brand: string;
  name: string;
  fate: BrandFate;
  /** The most important first. */
  changes: ComparedChange[];
  contrasts: ContrastChange[];
  /** HTML of the logos on each ground, if one of them looks different. */
  logos?: string;
  /** Those that differ most first; absent where no screenshots were taken. */
  pictures?: PictureChange[];
  /** Number of screenshots compared. */
  looked?: number;
}

export interface Comparison {
  version: 1;
  language: ReportLanguage;
  /** The commit or folder compared with. */
  base: string;
  /** Why there is nothing to compare with. */
  lost?: string;
  brands: BrandComparison[];
  /** Brands with errors in their files. */
  broken: string[];
  /** Affected brands that cannot be built, then the ones that cannot be published. */
  open: OpenItems[];
}
