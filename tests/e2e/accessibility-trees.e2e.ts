import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { engineOf } from '../support/journeys/chromium.ts';
import { journeyBrand, journeys } from '../support/journeys/journeys.ts';
import { walkerIn } from '../support/journeys/walker.ts';
import { startLivePortal } from '../support/portal/live-portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { newPage } = portalTest();

/** The day on which the trees were recorded, since content depends on the date. */
const day = new Date('2026-03-04T10:00:00+01:00');

const fileOf = (journey: string, stop: string): string =>
  join(import.meta.dirname, 'trees', `${journey}-${stop}.yaml`);

/**
 * Removes run-dependent parts of a tree: signatures of files, React's ids, the server's port, and random
 * parts of a new offer's address.
 */
const stableTree = (tree: string, root: string): string =>
  `${tree
    .replaceAll(root, '/')
    .replace(/(\/api\/ficheros\/)[^"\s]*/g, '$1…')
    .replace(/-[0-9a-f]{10}$/gm, '-…')
    .replace(/"?#_[^"\s]*"?/g, '"#…"')}\n`;

/** Set to rewrite the trees after an intended change. */
const isWriting = process.env['WRITE_TREES'] === '1';

it.each(journeys)('the accessibility trees equal the recorded ones: $title', async ({ id, walk }) => {
  const portal = await startLivePortal(journeyBrand, { clock: () => day });
  try {
    const page = await newPage({ portal, faulty: true });
    await page.clock.setFixedTime(day);
    const changed: Record<string, { before: string; now: string }> = {};
    await walk(
      walkerIn(engineOf(page), portal, async (stop) => {
        await page.waitForLoadState('networkidle');
        const now = stableTree(await page.locator('body').ariaSnapshot(), portal.url('/'));
        const file = fileOf(id, stop);
        if (isWriting) {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, now);
        }
        const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
        if (before !== now) changed[file] = { before, now };
      }),
    );
    for (const [file, { before, now }] of Object.entries(changed))
      expect(now, `${file}; where that is meant: WRITE_TREES=1`).toBe(before);
  } finally {
    await portal.close();
  }
});
