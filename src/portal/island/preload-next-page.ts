import type { Side } from '#core/routing/side.ts';
import { loadedChunks } from '#portal/data/prefetch/loaded-chunks.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import { prefersReducedData } from './reduced-data.ts';

/** Paths of the chunks, style sheets and texts in a page. */
const filePattern = /\/_(?:astro|brand)\/[\w.-]+\.(?:js|css|json)(?=["' ])/g;

/**
 * Fetches a page of the portal and its files into the HTTP cache before anyone goes there, except for loaded chunks.
 * Runs no script, so that nothing happens on the server of the university. After a failure the page loads them itself.
 * @param side whose chunks of the page are needed
 */
export async function preloadNextPage(path: string, side: Side): Promise<void> {
  if (prefersReducedData()) return;
  const get = async (address: string, kind = /./): Promise<string> => {
    // Without a connection every request would log an error to the console.
    if (!navigator.onLine) throw new Error('offline');
    const response = await fetch(address, { priority: 'low' });
    // For a missing file some hosts send a page.
    if (!response.ok || !kind.test(response.headers.get('content-type') ?? '')) throw new Error('gone');
    return await response.text();
  };
  try {
    const html = await get(path);
    // Not the inlined style sheets, nor the chunks for the other side.
    const skipped = `<meta name="(?:styles|code-${side === 'student' ? 'company' : 'student'})"[^>]*>`;
    const files = new Set(html.replace(new RegExp(skipped, 'g'), '').match(filePattern));
    const loaded = loadedChunks(tab, portalKey('codigo'));
    const missing = [...files].filter((file) => !loaded.has(file));
    const isScript = (file: string): boolean => file.endsWith('.js');
    await Promise.all(missing.map((file) => get(file, isScript(file) ? /javascript/ : undefined)));
    loaded.add(missing.filter(isScript));
  } catch {
    // The connection was lost, or the page left.
  }
}
