import { join } from 'node:path';
import type { Page } from 'playwright';
import { readHostRules } from '#generator/render/build-brand.ts';
import { resolvePath } from '#generator/hosting/resolve.ts';
import { createSiteReader } from '#generator/serve/site.ts';
import { bundleOf } from './bundles.ts';

/** Serves a brand's portal to the page at its public host name, by its host rules. Returns the origin. */
export async function servePublicHost(page: Page, brand: string): Promise<string> {
  const bundle = bundleOf(brand);
  const rules = readHostRules(bundle);
  const { files, folder } = await createSiteReader()(bundle);
  const origin = `http://${rules.brand.domain ?? ''}`;
  await page.route(`${origin}/**`, async (route) => {
    const resolved = resolvePath(rules, new URL(route.request().url()).pathname, (file) => files.has(file));
    if (resolved.status === 400) await route.fulfill({ status: 400 });
    else await route.fulfill({ status: resolved.status, path: join(folder, resolved.file) });
  });
  return origin;
}
