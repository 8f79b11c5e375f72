import { describe, expect, it } from 'vitest';
import { personaOf } from '#sandbox/seed/personas.ts';
import { summary, fill, send, password } from '../support/pages/account-forms.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, open } = portalTest('montclar');

describe('axe finds nothing', () => {
  it.each([
    ['/registro', false],
    ['/registro?tipo=estudiante', true],
    ['/ca/registre?tipo=estudiante', false],
    ['/registro?tipo=egresado', false],
    ['/solicitar-cuenta', true],
    ['/ca/sollicitar-compte', false],
    ['/restablecer-candidato', true],
    ['/restablecer-login', false],
    ['/establecer-login?token=x', true],
  ])('at %s as it comes and with all that can be wrong (dark: %s)', async (path, dark) => {
    for (const viewport of [desktop, phone]) {
      const page = await open(path, { viewport, dark });
      expect(await auditPage(page)).toEqual([]);
      if ((await page.locator('main form').count()) === 0) continue;
      await send(page);
      await summary(page).waitFor();
      // Content under the header cannot be measured.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await auditPage(page)).toEqual([]);
    }
  });

  it('once a link was sent or is dead', async () => {
    const page = await open('/restablecer-candidato');
    await fill(page, { usuario: personaOf('student').usuario });
    await send(page);
    await page.locator('.outcome-ok').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.goto(portalOf().url('/restablecer-candidato?token=nada'));
    await hydrated(page);
    await fill(page, password);
    await send(page);
    await page.locator('.outcome-warning').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });
});
