import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { brandFolders } from '#brand/pipeline/folders.ts';
import { formatText } from '#diagnostics/format-text.ts';
import { buildBrands } from '#generator/build.ts';
import { createPortalServer } from '#server/portal-server.ts';
import { browserPath } from '../support/browser.ts';

const root = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Port at which every brand of `brands/` is served by its host name. */
    port: number;
    /** Folder with the bundles that are served. */
    outDir: string;
  }
}

/** Builds all brands and serves them to the end-to-end tests, as `npm start` does. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = join(root, '.cache', 'e2e');
  const brandsDir = join(root, 'brands');
  const { results, problems } = await buildBrands({ root, brandsDir, outDir });
  if (problems.length > 0) throw new Error(formatText(problems, { colour: false }));
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ error }) => error).join('\n'));
  // Unpacks the browser before several workers want it at once.
  await browserPath();
  const bundle = (id: string): string => join(outDir, id);
  const server = await createPortalServer({ brands: brandFolders(brandsDir), bundle }).listen(0);
  project.provide('port', server.port);
  project.provide('outDir', outDir);
  return () => server.close();
}
