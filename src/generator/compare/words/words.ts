import type { FieldFlags } from '#core/brand/field-flags.ts';
import type { BrandFate, ComparedPart } from '../comparison.ts';

/** Texts of a report in one language. */
export interface ComparisonTexts {
  title: string;
  /** @param count of portals */
  lead: (count: number, base: string) => string;
  nothing: string;
  parts: Readonly<Record<ComparedPart, string>>;
  fates: Readonly<Record<BrandFate, string>>;
  /** A switch that was turned on, described by its effect. */
  on: (what: string) => string;
  off: (what: string) => string;
  pageComes: (title: string) => string;
  pageGoes: (title: string) => string;
  fileComes: string;
  fileGoes: string;
  fileChanges: string;
  flags: Readonly<Record<keyof FieldFlags, { yes: string; no: string }>>;
  /** Label of a portal text that the brand overrides. */
  ownText: string;
  contentPage: (title: string) => string;
  sitePages: (changed: number, all: number) => string;
  siteSize: (kilobytes: number) => string;
  before: string;
  after: string;
  contrast: string;
  modes: Readonly<Record<'light' | 'dark', string>>;
  devices: Readonly<Record<'phone' | 'desktop', string>>;
  visitor: string;
  people: Readonly<Record<'student' | 'company', string>>;
  pairs: Readonly<Record<'link' | 'action' | 'header' | 'footer' | 'login', string>>;
  pictures: string;
  /** @param looked number of screenshots compared */
  samePictures: (looked: number) => string;
  marked: (share: number) => string;
  broken: (brands: string) => string;
  cut: string;
  none: string;
}
