import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { personaOf } from '#sandbox/seed/personas.ts';
import { companyOf, fill, focusedClass, password, send, summary } from '../support/pages/account-forms.ts';
import { auditPage } from '../support/pages/axe.ts';
import {
  blockStorage,
  impatient,
  injectFault,
  shortenTimeouts,
  watchDamage,
} from '../support/faults/faults.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

describe('a fault', () => {
  const company = { nombreFiscal: 'Forja, S. L.', apellidos: 'Llull' };

  it.each(['abort', 'hang', 'HTTP 500', 'HTML', 'truncated JSON', 'an unknown status'] as const)(
    '(%s) loses nothing that was typed, and it can be sent again',
    async (fault) => {
      const page = await newPage({ faulty: true });
      const damage = await impatient(page);
      await page.goto(portalOf().url('/solicitar-cuenta'));
      await hydrated(page);
      const values = { ...companyOf(), ...company };
      await fill(page, values);
      const repair = await injectFault(page, fault, /guardarUsuarioEmpresa/);
      await send(page);
      await summary(page).waitFor();
      expect(await focusedClass(page)).toBe('error-summary');
      const fields = { 'Nombre fiscal': company.nombreFiscal, Apellidos: company.apellidos };
      expect(await damage.complaints({ fields })).toEqual([]);
      await repair();
      await send(page);
      await page.waitForURL('**/login/empresas');
    },
  );

  it('offers a retry for lists that failed to load', async () => {
    const page = await newPage({ faulty: true });
    await shortenTimeouts(page);
    const repair = await injectFault(page, 'HTML', /sectoresActividad/);
    await page.goto(portalOf().url('/solicitar-cuenta'));
    await hydrated(page);
    const retry = page.locator('.field-retry button');
    await retry.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await repair();
    await retry.click();
    await page.locator('[name=sector] option[value="3"]').waitFor({ state: 'attached' });
    expect(await retry.count()).toBe(0);
  });

  it('sends once on a double click', async () => {
    const page = await newPage();
    const damage = await watchDamage(page);
    await page.goto(portalOf().url('/restablecer-candidato'));
    await hydrated(page);
    await fill(page, { usuario: personaOf('student').usuario });
    await page.locator('main form button[type=submit]').dblclick();
    await page.locator('.outcome').waitFor();
    expect(await damage.complaints()).toEqual([]);
  });

  it('(blocked storage) leaves a link usable', async () => {
    const page = await newPage({ faulty: true });
    await blockStorage(page);
    const faults = watchPage(page);
    await page.goto(portalOf().url('/establecer-login?token=nada'));
    await hydrated(page);
    expect(page.url()).not.toContain('token');
    await fill(page, password);
    await send(page);
    await page.locator('.outcome-warning').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('a field named by the server with 15', () => {
  const refuse = (page: Page, path: RegExp, campos: string[]) =>
    page.route(path, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { status: 15, datos: { campos } } })
        : route.fallback(),
    );

  it('has its error at the field, and in the banner only if the form lacks the field', async () => {
    const page = await newPage();
    await page.goto(portalOf().url('/restablecer-candidato'));
    await hydrated(page);
    await fill(page, { usuario: 'lucia@alumnado.example' });
    await refuse(page, /solicitarReseteoPassword/, ['usuario']);
    await send(page);
    const field = page.locator('[name=usuario]');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await summary(page).textContent()).toContain('El formato no es correcto');
    expect(await summary(page).textContent()).not.toContain('Faltan datos obligatorios');

    await page.unrouteAll();
    await refuse(page, /solicitarReseteoPassword/, ['usuario', 'telefono']);
    await field.fill('lucia@alumnado2.example');
    await send(page);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await summary(page).textContent()).toContain('Faltan datos obligatorios');
  });
});

it('nothing moves while a form hydrates after the first paint', async () => {
  const page = await newPage();
  await page.route('**/_astro/*.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/solicitar-cuenta', '/registro?tipo=estudiante', '/restablecer-login?token=x']) {
    await page.goto(portalOf().url(path));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift, path).toBe(0);
  }
});
