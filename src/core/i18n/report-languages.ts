import { fallbackLanguage, type Language } from './languages.ts';

/** The languages of reports: what the commands, the checks of a brand and the sandbox's own pages speak. */
export const reportLanguages = ['es', 'ca', 'en'] as const;

export type ReportLanguage = (typeof reportLanguages)[number];

/** The language in which the sandbox writes to a reader of `language`: their own, or Spanish, as texts of portals do. */
export function reportLanguageFor(language: Language): ReportLanguage {
  return isReportLanguage(language) ? language : fallbackLanguage;
}

export function isReportLanguage(value: unknown): value is ReportLanguage {
  return (reportLanguages as readonly unknown[]).includes(value);
}
