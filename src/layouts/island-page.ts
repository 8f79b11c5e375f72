import type { Page } from '#shell/islands/page-context.ts';
import type { PageRequest } from './page-request.ts';

/** The island's view of the page that is being rendered. */
export function islandPage(request: PageRequest): Page {
  return { route: request.route, language: request.language, alternates: {} };
}
