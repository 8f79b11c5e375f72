import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { PreviewChange, PreviewViews, ShownPage } from '#editor/protocol/preview.ts';

/** The calls of the server that the preview makes. */
export interface PreviewCalls {
  /** Answers once the latest edits are shown. */
  preview: (input: ShownPage) => Promise<PreviewChange | null>;
  /** @returns null while the brand has had errors from the start */
  previewViews: (input: { language: ReportLanguage }) => Promise<PreviewViews | null>;
}
