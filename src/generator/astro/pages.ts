import { fileURLToPath } from 'node:url';
import type { RouteEntry, RouteId } from '#routing/table.ts';

/** Address inside the compiled renderer; visitors never see it. */
export function internalPath(id: RouteId): string {
  return `/-/${id}`;
}

/** Absolute path of the page file of a route. */
export function pageEntry(route: RouteEntry): string {
  const page = route.page ?? 'pending/pending';
  return fileURLToPath(new URL(`../../screens/${page}.page.astro`, import.meta.url));
}
