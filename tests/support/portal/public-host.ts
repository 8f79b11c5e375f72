import { join } from 'node:path';
import type { Page } from 'playwright';
import { readHostRules } from '#generator/render/build-brand.ts';
import { resolvePath } from '#generator/hosting/resolve.ts';
import { createSiteReader } from '#generator/serve/site.ts';
import { bundleOf } from './bundles.ts';

/** Lets the page find a brand's portal at its public host name, as its host would serve it. Gives its origin. */
export async function servePublicHost(page: Page, brand: string): Promise<string> {
  const bundle = bundleOf(brand);
  const rules = readHostRules(bundle);
  const { files, folder } = await createSiteReader()(bundle);
  const origin = `http://${rules.brand.domain ?? ''}`;
  await page.route(`${origin}/**`, async (route) => {
    const found = resolvePath(rules, new URL(route.request().url()).pathname, (file) => files.has(file));
    if (found.status === 400) await route.fulfill({ status: 400 });
    else await route.fulfill({ status: found.status, path: join(folder, found.file) });
  });
  return origin;
}
