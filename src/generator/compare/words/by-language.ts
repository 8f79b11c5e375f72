import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { ComparisonTexts } from './words.ts';

/** Texts of reports by language. */
export const words: Readonly<Record<ReportLanguage, ComparisonTexts>> = { es, ca, en };
