import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBrands } from '#generator/render/build.ts';
import { href } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { bundleFaults } from '../support/build/bundle.ts';
import { coveringRows } from '../support/build/covering-rows.ts';
import { type SwitchBrands, switchBrands, switches } from '../support/build/switch-brands.ts';
import { auditPage } from '../support/pages/axe.ts';
import { servePortal } from '../support/portal/live-portal.ts';
import { hydrated, menuReady, watchPage } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const root = join(import.meta.dirname, '../..');
const everything = process.env['FULL'] === '1';
/** Number of rows tested in every run. */
const sample = 2;

const { newPage } = portalTest();
const factors = switches();
const rows = coveringRows(factors);

/** Pages that show most switches, with a persona who may open them. */
const pages: readonly (readonly [PersonaId | undefined, readonly RouteId[]])[] = [
  [undefined, ['login', 'login-company', 'registration', 'account-request']],
  [
    'student',
    ['home', 'placement-offers', 'job-offers', 'cv', 'placements', 'placement-proposal', 'procedures'],
  ],
  [
    'company',
    ['home', 'company-offers', 'new-offer', 'company', 'new-agreement', 'documentation', 'profile'],
  ],
];

let work: string;
let outDir: string;
let made: SwitchBrands;
beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  work = mkdtempSync(join(root, '.cache', 'switches-'));
  outDir = join(work, 'out');
  made = await switchBrands(join(work, 'brands'), everything ? rows : rows.slice(0, sample));
}, 600_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

it('the rows cover every pair of values of any two switches', () => {
  const met = new Set(
    rows.flatMap((row) => {
      const cells = [...row].map(([path, value]) => `${path}=${String(value)}`);
      return cells.flatMap((one, at) => cells.slice(0, at).map((other) => `${other} ${one}`));
    }),
  );
  const names = [...factors];
  const missing = names.flatMap(([path, values], at) =>
    names
      .slice(0, at)
      .flatMap(([before, others]) =>
        others.flatMap((other) =>
          values
            .map((value) => `${before}=${String(other)} ${path}=${String(value)}`)
            .filter((pair) => !met.has(pair)),
        ),
      ),
  );
  expect(missing).toEqual([]);
});

it('the check names a switch for each contradiction, and a brand with those changed can be built', () => {
  expect(made.problems).toEqual([]);
  expect(made.brands).toHaveLength(everything ? rows.length : sample);
});

it('every combination builds an accessible portal without errors', { timeout: 3_600_000 }, async () => {
  const { results } = await buildBrands({ root, brandsDir: join(work, 'brands'), outDir });
  expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  const found: string[] = [];
  for (const brand of made.brands) {
    expect(bundleFaults(join(outDir, brand.id)), brand.id).toEqual([]);
    const portal = await servePortal(brand, join(outDir, brand.id));
    for (const [persona, routes] of pages) {
      const page = await newPage({ portal, godmode: true, faulty: true });
      const faults = watchPage(page);
      if (persona) await portal.signIn(page, persona);
      for (const route of routes.filter((it) => brand.routes.includes(it))) {
        const path = href(brand, route, brand.defaultLanguage);
        await page.goto(portal.url(path));
        await hydrated(page);
        await menuReady(page);
        await page.waitForLoadState('networkidle');
        found.push(...(await auditPage(page)).map((fault) => `${brand.id} ${path}: ${fault}`));
      }
      found.push(...faults.map((fault) => `${brand.id} ${persona ?? 'nobody'}: ${fault}`));
    }
    await portal.close();
  }
  expect(found).toEqual([]);
});
