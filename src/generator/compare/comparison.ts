import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** What a change is about; the order is that of a report. */
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

/** One thing that people will find otherwise, in words of the report's language. */
export interface ComparedChange {
  part: ComparedPart;
  sentence: string;
  /** Where it stands in the brand file, e.g. `modulos.eventos`. */
  setting?: string;
  before?: string;
  after?: string;
}

/** Two colours of which one stands on the other. */
export interface ContrastChange {
  mode: 'light' | 'dark';
  /** What they are for, in words. */
  what: string;
  before?: ColoursOnEachOther;
  after?: ColoursOnEachOther;
}

export interface ColoursOnEachOther {
  text: string;
  ground: string;
  /** By the formula of WCAG, rounded down to two places. */
  ratio: number;
}

/** A screen before and after. */
export interface PictureChange {
  /** What is shown, in words: page, device, mode, who looks. */
  screen: string;
  device: 'phone' | 'desktop';
  mode: 'light' | 'dark';
  persona?: string;
  /** WebP; absent where the page is new, or no more. */
  before?: Buffer;
  /** With what is different marked. */
  after?: Buffer;
  /** Share of the picture that is different, 0 to 1. */
  share: number;
}

export type BrandFate = 'added' | 'removed' | 'changed';

/** What becomes of one portal. */
export interface BrandComparison {
  brand: string;
  name: string;
  fate: BrandFate;
  changes: ComparedChange[];
  contrasts: ContrastChange[];
  /** Absent where none were taken. */
  pictures?: PictureChange[];
  /** How many pictures were compared. */
  looked?: number;
}

export interface Comparison {
  version: 1;
  language: ReportLanguage;
  /** What it is compared with: a commit or a folder. */
  base: string;
  brands: BrandComparison[];
  /** Brands whose files are wrong. */
  broken: string[];
}
