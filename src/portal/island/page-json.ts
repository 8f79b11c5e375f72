import type { PageData } from './page-context.ts';

/** Id of the element that holds the page's `PageData`. */
export const pageDataId = 'page-data';

/** Reads the page's JSON, which the build has put into the head. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData;
}
