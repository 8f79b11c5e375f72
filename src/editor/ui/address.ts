import { isReportLanguage, type ReportLanguage } from '#core/i18n/report-languages.ts';

/** Views beside the chapters of the forms. */
export const sections = ['pages', 'publish'] as const;

/** A chapter by its position, or another view. */
export type ChapterOrView = number | (typeof sections)[number];

/** What the address says: where in the editor one is. The fragment is the secret of the run, and stays. */
export interface EditorPlace {
  chapter: ChapterOrView;
  language: ReportLanguage;
}

/** The place that the address names, else the first chapter in the language of the browser. */
export function readAddress(): EditorPlace {
  const query = new URLSearchParams(location.search);
  const named = query.get('chapter');
  const chapter = Number(named);
  const asked = [query.get('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return {
    chapter:
      sections.find((one) => one === named) ?? (Number.isInteger(chapter) && chapter > 0 ? chapter : 0),
    language: asked.find(isReportLanguage) ?? 'es',
  };
}

/** Has a reload come back to the same place. */
export function keepInAddress({ chapter, language }: EditorPlace): void {
  // The view of the preview is in the query, too.
  const query = new URLSearchParams(location.search);
  query.set('chapter', String(chapter));
  query.set('lang', language);
  history.replaceState(history.state, '', `?${query.toString()}${location.hash}`);
}
