import type { PageData } from '#portal/island/page-context.ts';
import { addLink } from './add-link.ts';

/**
 * Preloads the data and texts that the islands fetch. By a script, since Chromium does not use the preloads of links in
 * the HTML for a `fetch` once a service worker has answered them.
 */
export function preloadData({ data, texts }: PageData): void {
  for (const href of texts ? [data, texts] : [data])
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
}
