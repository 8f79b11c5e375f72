import type { TextRow } from './rows.ts';
import data from './data/languages.json' with { type: 'json' };

/** Languages that someone may speak. */
export const languageIds = {
  spanish: 1,
  catalan: 2,
  english: 3,
  french: 4,
  german: 5,
  italian: 6,
  portuguese: 7,
} as const;

export const spokenLanguages: readonly TextRow[] = data.spokenLanguages;

/** Levels of the European framework, a higher id for a higher level. */
export const languageLevels: readonly TextRow[] = data.languageLevels;

export const languageCertificates: readonly TextRow[] = data.languageCertificates;
