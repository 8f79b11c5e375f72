import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { PreviewChange, PreviewViews, ShownPage } from '#editor/protocol/preview.ts';

/** The calls of the server that the preview makes. */
export interface PreviewCalls {
  (name: 'preview', input: ShownPage): Promise<PreviewChange | null>;
  (name: 'previewViews', input: { language: ReportLanguage }): Promise<PreviewViews | null>;
}
