import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { Language } from '#core/i18n/languages.ts';

/** Names of the portal languages in reports. */
export const languageNames: Readonly<Record<Language, ReportText>> = {
  es: reportText('languages.es'),
  ca: reportText('languages.ca'),
  en: reportText('languages.en'),
};
