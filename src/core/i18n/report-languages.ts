import { fallbackLanguage, type Language } from './languages.ts';

/** Languages of the commands, of brand reports and of the sandbox's own pages. */
export const reportLanguages = ['es', 'ca', 'en'] as const;

export type ReportLanguage = (typeof reportLanguages)[number];

/** Language in which the sandbox writes to a reader: the reader's own, else Spanish, as in texts of portals. */
export function reportLanguageFor(language: Language): ReportLanguage {
  return isReportLanguage(language) ? language : fallbackLanguage;
}

export function isReportLanguage(value: unknown): value is ReportLanguage {
  return (reportLanguages as readonly unknown[]).includes(value);
}
