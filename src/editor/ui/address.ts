import { isReportLanguage, type ReportLanguage } from '#core/i18n/report-languages.ts';

/** What the address says: where in the editor one is. The fragment is the secret of the run, and stays. */
export interface EditorPlace {
  chapter: number;
  language: ReportLanguage;
}

/** The place that the address names, else the first chapter in the language of the browser. */
export function readAddress(): EditorPlace {
  const query = new URLSearchParams(location.search);
  const chapter = Number(query.get('chapter'));
  const asked = [query.get('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return {
    chapter: Number.isInteger(chapter) && chapter > 0 ? chapter : 0,
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
