import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import ca from './messages/ca.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

export type PreviewMessages = Readonly<Record<keyof typeof es, string>>;

/** Texts of the preview in the languages of the editor. */
export const previewMessages: Readonly<Record<ReportLanguage, PreviewMessages>> = { es, ca, en };
