import { fileURLToPath } from 'node:url';
import type { RouteEntry, RouteId } from '#core/routing/table.ts';

/** Address inside the compiled renderer, invisible to visitors. */
export function internalPath(id: RouteId): string {
  return `/-/${id}`;
}

/** Address of the gallery, which only the development server has. */
export const galleryPath = '/-/gallery';

/** Address of the sheet with the brand's logos, which only the development server has. */
export const logoSheetPath = '/-/logos';

const pageFile = (path: string): string =>
  fileURLToPath(new URL(`../../../portal/${path}.page.astro`, import.meta.url));

/** Absolute path of the gallery's page file. */
export const galleryEntry = (): string => pageFile('gallery/gallery');

/** Absolute path of the page file of a route. */
export function pageEntry(route: RouteEntry): string {
  return pageFile(`screens/${route.page}`);
}
