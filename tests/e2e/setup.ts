import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { brandFolders } from '#build/brands/pipeline/folders.ts';
import { formatText } from '#build/diagnostics/format-text.ts';
import { buildBrands } from '#build/generator/build.ts';
import { createPortalServer } from '#build/server/portal-server.ts';
import { serveBrowser } from '../support/portal/browser.ts';

const root = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Port at which every brand of `brands/` is served by its host name. */
    port: number;
    /** Folder with the bundles that are served. */
    outDir: string;
    /** Addresses of the browsers, one per worker. */
    browsers: string[];
  }
}

/** Builds all brands and serves them to the end-to-end tests, as `npm start` does, and starts a browser for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = join(root, '.cache', 'e2e');
  const brandsDir = join(root, 'brands');
  const { results, problems } = await buildBrands({ root, brandsDir, outDir });
  if (problems.length > 0) throw new Error(formatText(problems, { colour: false }));
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ error }) => error).join('\n'));
  const bundle = (id: string): string => join(outDir, id);
  const server = await createPortalServer({ brands: brandFolders(brandsDir), bundle }).listen(0);
  project.provide('port', server.port);
  project.provide('outDir', outDir);
  const workers = Array.from({ length: Number(project.config.maxWorkers) || 1 });
  const browsers = await Promise.all(workers.map(serveBrowser));
  project.provide(
    'browsers',
    browsers.map((it) => it.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((it) => it.close()));
    await server.close();
  };
}
