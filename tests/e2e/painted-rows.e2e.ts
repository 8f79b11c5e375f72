import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { blocks, homePages, rows, settled, shiftOf } from '../support/pages/home-pages.ts';
import type { PageOptions } from '../support/portal/portal-test.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('meridia');

/** Opens the home of a persona whose scripts do not arrive until `release` is called. */
async function beforeScripts(
  persona: PersonaId,
  options: PageOptions<'meridia'> & { before?: (page: Page) => Promise<unknown> } = {},
): Promise<{ page: Page; release: () => void }> {
  const page = await newPage(options);
  await portalOf().signIn(page, persona);
  await options.before?.(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(portalOf().url('/'), { waitUntil: 'commit' });
  return { page, release };
}

it('rows of all blocks are painted before any script has come, and hydration changes none of their nodes', async () => {
  const { page, release } = await beforeScripts('student');
  for (const name of blocks) await rows(page, name).first().waitFor();
  const counts = await Promise.all(blocks.map((name) => rows(page, name).count()));
  expect(counts).toEqual([5, 4, 3, 3, 3, 4]);
  expect(await page.locator('.home-block[aria-busy="true"]').count()).toBe(blocks.length);
  await rows(page, 'events').first().getByRole('link').focus();
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes, focused: document.activeElement });
    new MutationObserver((records) => {
      for (const { type, target, attributeName, addedNodes, removedNodes } of records)
        changes.push(
          [
            type,
            target.nodeName,
            attributeName,
            ...[...addedNodes, ...removedNodes].map((it) => it.textContent),
          ].join(' '),
        );
    }).observe(document.querySelector('.home-columns') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  release();
  await settled(page);
  const { changes, focused } = await page.evaluate(() => {
    const { changes, focused } = window as unknown as { changes: string[]; focused: Element };
    return { changes, focused: focused === document.activeElement && focused.isConnected };
  });
  expect(changes).toEqual([]);
  expect(focused).toBe(true);
});
