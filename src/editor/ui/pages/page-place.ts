import { contentPages, type ContentPage } from '#core/brand/brand.ts';
import { isLanguage, type Language } from '#core/i18n/languages.ts';

/** A text of a page, and a line in it. */
export interface PagePlace {
  page: ContentPage;
  language: Language;
  line?: number;
}

/** The page that a file has the text of. */
export function placeOfFile(file: string, line?: number): PagePlace | undefined {
  const [, language, name] = /(?:^|\/)content\/([a-z]+)\/([\w-]+)\.md$/.exec(file) ?? [];
  const page = contentPages.find((one) => one === name);
  return page && isLanguage(language) ? { page, language, ...(line !== undefined && { line }) } : undefined;
}
