import { createApp } from 'astro/app/entrypoint';
import { inlineScriptsOf } from './inline-scripts.ts';
import type { PageRequest } from '#portal/render/page-request.ts';

export { default as serviceWorkerCode } from 'virtual:service-worker';
export { default as offlineSignOutCode } from 'virtual:offline-sign-out';
export { islandData, islandTexts, languageContext } from '#portal/render/page-data.ts';

const app = createApp({ streaming: false });

export const inlineScripts = inlineScriptsOf(app.manifest.clientDirectives);
const origin = 'http://renderer.invalid';

/**
 * Renders one page of one brand to HTML. Astro turns an exception into an empty response with status 500; the
 * middleware stores the original error, which is rethrown here.
 */
export async function renderPage(page: PageRequest): Promise<string> {
  const failure: { error?: unknown } = {};
  const response = await app.render(new Request(`${origin}/-/${page.route}`), { locals: { page, failure } });
  const html = await response.text();
  if ('error' in failure) throw failure.error;
  if (response.status !== 200) throw new Error(`The page "${page.route}" answered ${response.status}`);
  return html;
}
