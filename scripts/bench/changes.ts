import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { findAffected } from '#generator/compare/affected.ts';
import { buildBoth, type Bundles } from '#generator/compare/build-both.ts';
import type { Portal } from '#generator/compare/compare-brands.ts';
import { comparePortals, portalsSince } from '#generator/compare/portals.ts';
import { href } from '#core/routing/addresses.ts';
import { syntheticId } from '../../tests/support/build/synthetic-brands.ts';
import { playRepository, pullRequests } from '../../tests/support/ci/played-repository.ts';
import { startBrowser } from '../../tests/support/portal/browser.ts';
import { addPictures, looks, openContext, serveSide } from '../compare/pictures.ts';
import { screens } from '../compare/screens.ts';
import { verdict } from './verdict.ts';

const root = resolve(import.meta.dirname, '../..');
const changed = syntheticId(2);

/** Runs a command of the test repository and returns its duration in seconds. */
function seconds(folder: string, script: string, ...options: string[]): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/commands/${script}.ts`, ...options],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) throw new Error(`${script} failed:\n${stderr || stdout}`);
  return (performance.now() - start) / 1000;
}

/** Duration in seconds of screenshots of the same pages without comparing them. */
async function bareScreenshots(browser: Browser, portal: Portal, bundles: Bundles): Promise<number> {
  const now = new Date();
  const sides = await Promise.all([
    serveSide(portal, 'before', bundles, now),
    serveSide(portal, 'after', bundles, now),
  ]);
  const jobs = sides.flatMap((side) => (side ? looks.map((look) => ({ side, look })) : []));
  const start = performance.now();
  const work = async (): Promise<void> => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const { side, look } = job;
      for (const persona of [undefined, 'student', 'company'] as const) {
        const context = await openContext(browser, side, look, now);
        const page = await context.newPage();
        if (persona) await side.signIn(page, persona);
        for (const { route } of screens.filter((one) => one.persona === persona)) {
          const address = side.url(href(side.brand, route, side.brand.defaultLanguage));
          await page.goto(address, { waitUntil: 'networkidle' });
          await page.screenshot({ fullPage: true });
        }
        await context.close();
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const taken = (performance.now() - start) / 1000;
  for (const side of sides) await side?.close();
  return taken;
}

/**
 * Measures the checks of a one-brand pull request in a repository of many brands, and its pictures.
 * @param cache folder with the compiled renderer
 */
export async function benchChanges(brands: number, cache: string): Promise<void> {
  const repository = playRepository(brands, cache);
  const { folder } = repository;
  try {
    const all = seconds(folder, 'build');
    repository.pullRequest('one-brand', () => pullRequests.brand(repository));
    const parts = {
      affected: seconds(folder, 'affected', '--base', 'main'),
      check: seconds(folder, 'check', '--brand', changed),
      'build and host pack': seconds(
        folder,
        'build',
        '--brand',
        changed,
        '--out',
        join(folder, '.cache/one'),
      ),
      report: seconds(folder, 'compare', '--base', 'main', '--brand', changed),
    };
    const sum = Object.values(parts).reduce((total, one) => total + one, 0);
    const each = Object.entries(parts).map(([name, one]) => `${name} ${one.toFixed(2)} s`);
    console.log(`\nA pull request of one brand among ${brands}: ${each.join(', ')}`);
    console.log(`All ${brands} brands: ${all.toFixed(2)} s`);
    verdict(`a pull request of one brand / building all ${brands}`, sum / all, 0.05);

    const options = {
      root,
      brandsDir: join(folder, 'brands'),
      cacheDir: join(root, '.cache'),
      ref: 'main',
      only: [changed],
    };
    const affected = await findAffected(options);
    const { bundles, portals } = await buildBoth(
      affected,
      portalsSince(affected),
      join(folder, '.cache/compared'),
      options,
    );
    const [portal] = portals;
    if (!portal) throw new Error('The pull request changes nothing');
    const start = performance.now();
    await addPictures(comparePortals(portals, { base: 'main', language: 'es' }), portals, bundles);
    const compared = (performance.now() - start) / 1000;
    const browser = await startBrowser();
    const bare = await bareScreenshots(browser, portal, bundles);
    await browser.close();
    const count = 2 * looks.length * screens.length;
    console.log(`${count} pictures compared: ${compared.toFixed(2)} s; bare: ${bare.toFixed(2)} s`);
    verdict(`${count} pictures, before and after / as many bare screenshots`, compared / bare, 2);
  } finally {
    repository.remove();
  }
}
