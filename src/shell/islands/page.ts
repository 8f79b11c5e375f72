import { createFormatter } from '#i18n/formatter.ts';
import { type IslandData, type Page, type PageData, pageDataId } from './page-context.ts';

/** The page's JSON, as the build wrote it into the head. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData;
}

let loading: Promise<Page> | undefined;

/** The page that this document is, with the brand and the texts: one request for all islands. */
export function loadPage(): Promise<Page> {
  loading ??= fetchPage();
  return loading;
}

async function fetchPage(): Promise<Page> {
  const { data, ...page } = readPageData();
  const response = await fetch(data);
  if (!response.ok) throw new Error(`${data} answered ${response.status}`);
  const { brand, messages } = (await response.json()) as IslandData;
  return { ...page, brand, format: createFormatter(page.language, messages) };
}
