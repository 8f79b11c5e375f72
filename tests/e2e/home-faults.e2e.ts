import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { auditPage } from '../support/pages/axe.ts';
import { blockStorage, faultNames, impatient, injectFault, shiftClock } from '../support/faults/faults.ts';
import { hasFocus } from '../support/pages/focus.ts';
import { block, blocks, callsOf, homePages, rows, settled, shiftOf } from '../support/pages/home-pages.ts';
import { forgetAnswers, hydrated } from '../support/portal/portal.ts';

const { portalOf, home } = homePages();

describe('a block', () => {
  it.each(blocks)('of %s waits, fails and recovers by itself', async (name) => {
    let release: (() => Promise<void>) | undefined;
    const page = await home('student', {
      notesShifts: true,
      faulty: true,
      signedIn: async (it) => {
        release = await injectFault(it, 'hang', callsOf[name]);
      },
    });
    for (const other of blocks) if (other !== name) await rows(page, other).first().waitFor();
    expect(await block(page, name).getAttribute('aria-busy')).toBe('true');
    expect(await block(page, name).locator('.skeleton-row').count()).toBeGreaterThan(0);
    const repair = await injectFault(page, 'abort', callsOf[name]);
    await release?.();
    const retry = block(page, name).getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await repair();
    await retry.press('Enter');
    await rows(page, name).first().waitFor();
    await hasFocus(block(page, name).locator('h2'));
    // Recovered events take their places among the next dates, and move later ones.
    expect(await shiftOf(page)).toBeLessThan(name === 'events' ? 0.03 : 0.01);
  });

  it('keeps its error and the focus after a failed retry', async () => {
    const page = await home('student', {
      faulty: true,
      signedIn: (it) => injectFault(it, 'HTTP 401', callsOf.guides),
    });
    const retry = block(page, 'guides').getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    const answered = page.waitForResponse(callsOf.guides);
    await retry.press('Enter');
    await answered;
    await page.locator('.home-guides[aria-busy="false"]').waitFor();
    await hasFocus(retry);
    expect(await block(page, 'guides').innerText()).toContain('No hemos podido cargar las guías.');
  });

  it.each(['light', 'dark'] as const)(
    'has a skeleton that bears a look with axe, %s',
    async (colorScheme) => {
      const page = await home('student', {
        colorScheme,
        faulty: true,
        signedIn: (it) => injectFault(it, 'hang'),
      });
      await hydrated(page);
      expect(await page.locator('main .skeleton-row').count()).toBeGreaterThan(20);
      expect(await auditPage(page)).toEqual([]);
    },
  );
});

describe('under a fault', () => {
  it('of any kind of the network the page stays usable', async () => {
    const portal = await portalOf();
    let complaints: (() => Promise<string[]>) | undefined;
    const page = await home('student', {
      faulty: true,
      before: async (it) => {
        ({ complaints } = await impatient(it));
      },
    });
    for (const [index, fault] of faultNames.entries()) {
      const restore = await injectFault(page, fault);
      // Clears the query cache.
      await forgetAnswers(page, portal.url('/'));
      await page.goto(portal.url('/'));
      await page.getByRole('button', { name: 'Reintentar' }).nth(5).waitFor();
      await settled(page);
      expect(await complaints?.(), fault).toEqual([]);
      expect(await page.locator('.home-banner .button').isVisible(), fault).toBe(true);
      if (index === 0) expect(await auditPage(page)).toEqual([]);
      await restore();
    }
  });

  it.each([-1, 1])('of a clock that is %d days off shows everything', async (days) => {
    const page = await home('student', {
      faulty: true,
      before: (it) => shiftClock(it, days),
      // Clock offset stored at the sign-in.
      signedIn: (it) =>
        it.evaluate((values) => Object.assign(localStorage, values), {
          [storageKey('meridia', 'desfase')]: String(-days * 86_400_000),
        }),
    });
    await settled(page);
    expect(await rows(page, 'offers').count()).toBe(5);
  });

  it('of blocked storage nobody is signed in, and the page links to the sign-in', async () => {
    const page = await home('student', { faulty: true, signedIn: (it) => blockStorage(it) });
    await page.waitForURL('**/login');
  });

  it('of a second tab that signs out removes all personal data', async () => {
    const page = await home('student', { faulty: true });
    await settled(page);
    const other = await page.context().newPage();
    await other.goto((await portalOf()).url('/404'));
    await other.evaluate(() => localStorage.clear());
    await page.waitForURL('**/login');
    expect(await page.getByText('Lucía').count()).toBe(0);
  });
});
