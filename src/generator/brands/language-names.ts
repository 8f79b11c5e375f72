import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { Language } from '#core/i18n/languages.ts';

/** Languages of portals as reports name them. */
export const languageNames: Readonly<Record<Language, ReportText>> = {
  es: reportText('languages.es'),
  ca: reportText('languages.ca'),
  en: reportText('languages.en'),
};
