import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** Subjects of changes, in the order of a report. */
export const parts = [
  'switches',
  'settings',
  'pages',
  'fields',
  'colours',
  'texts',
  'files',
  'site',
] as const;

export type ComparedPart = (typeof parts)[number];

/** One visible change, in words of the report's language. */
export interface ComparedChange {
  part: ComparedPart;
  sentence: string;
  /** Path of the setting in the brand file, e.g. `modulos.eventos`. */
  setting?: string;
  before?: string;
  after?: string;
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

export type BrandFate = 'added' | 'removed' | 'changed';

/** Changes of one portal. */
export interface BrandComparison {
  brand: string;
  name: string;
  fate: BrandFate;
  changes: ComparedChange[];
  contrasts: ContrastChange[];
  /** Absent where no screenshots were taken. */
  pictures?: PictureChange[];
  /** Number of screenshots compared. */
  looked?: number;
}

export interface Comparison {
  version: 1;
  language: ReportLanguage;
  /** The commit or folder compared with. */
  base: string;
  brands: BrandComparison[];
  /** Brands with errors in their files. */
  broken: string[];
}
