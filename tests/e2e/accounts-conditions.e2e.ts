import { describe, expect, it } from 'vitest';
import { fill, send, hasFocus } from '../support/pages/account-forms.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, open } = portalTest('illes');

describe('the placement conditions', () => {
  it.each([
    ['/es/uib/condiciones-practicas', desktop, 'Has aceptado estas condiciones'],
    ['/uib/condicions-practiques', phone, 'Has acceptat aquestes condicions'],
  ])('at %s must be ticked, are kept, and lead back', async (path, viewport, text) => {
    const page = await open('/es/accesibilidad', { viewport });
    await page.evaluate((to) => location.assign(to), path);
    await page.waitForURL(`**${path}`);
    await hydrated(page);
    await send(page);
    await hasFocus(page, 'acepta');
    await page.keyboard.press('Space');
    await send(page);
    await page.waitForURL('**/accesibilidad');
    expect(await page.evaluate(() => sessionStorage.getItem('portal.illes.condicionesAceptadas'))).toBe(
      'true',
    );
    await page.goto(portalOf().url(path));
    await page.getByText(text).waitFor();
    expect(await auditPage(page)).toEqual([]);
  });

  it('lead home without a page to return to', async () => {
    const page = await open('/uib/condicions-practiques');
    await fill(page, { acepta: true });
    await send(page);
    await page.waitForURL(/\/login/);
  });
});
