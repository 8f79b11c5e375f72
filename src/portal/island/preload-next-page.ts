import type { Side } from '#core/routing/side.ts';
import { loadedChunks } from '#portal/data/prefetch/loaded-chunks.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import { prefersReducedData } from './reduced-data.ts';

/** The code, sheets and texts that a page names. */
const files = /\/_(?:astro|brand)\/[\w.-]+\.(?:js|css|json)(?=["' ])/g;

/**
 * Fetches a page of the portal and what it names before anyone goes there, so that the browser has them then; scripts
 * that the tab has had are there already. It runs no script: nothing happens on the server of the university. A failure
 * is made up for by the page itself.
 * @param half whose code of the page is wanted
 */
export async function preloadNextPage(path: string, side: Side): Promise<void> {
  if (prefersReducedData()) return;
  const get = async (address: string, kind = /./): Promise<string> => {
    // Browsers note each failure in the console.
    if (!navigator.onLine) throw new Error('offline');
    const response = await fetch(address, { priority: 'low' });
    // Some hosts answer with a page where there is no file.
    if (!response.ok || !kind.test(response.headers.get('content-type') ?? '')) throw new Error('gone');
    return await response.text();
  };
  try {
    const html = await get(path);
    // What stands in the page itself need not be fetched, and the code for other visitors is not needed there.
    const spared = `<meta name="(?:styles|code-${side === 'student' ? 'company' : 'student'})"[^>]*>`;
    const named = new Set(html.replace(new RegExp(spared, 'g'), '').match(files));
    const had = loadedChunks(tab, portalKey('codigo'));
    const wanted = [...named].filter((file) => !had.has(file));
    const isScript = (file: string): boolean => file.endsWith('.js');
    await Promise.all(wanted.map((file) => get(file, isScript(file) ? /javascript/ : undefined)));
    had.note(wanted.filter(isScript));
  } catch {
    // The connection is gone, or the page is left.
  }
}
