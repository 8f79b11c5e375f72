import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated } from '../support/portal/portal.ts';
import {
  arrived,
  awaitsNotice,
  choices,
  personaButton,
  signIn,
  signInVisits,
  summary,
} from '../support/pages/sign-in-pages.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone } from '../support/portal/portal-test.ts';

const visit = signInVisits('illes', 'meridia', 'montclar');

const touch = { viewport: phone, hasTouch: true };

describe('single sign-on', () => {
  it.each([
    ['illes', '/ofertes-practiques?x=1#abc', {}],
    ['meridia', '/ofertas-practicas?x=1#abc', touch],
  ] as const)('signs in and leads back to where someone was (%s)', async (brand, path, device) => {
    const { page, open, stored } = await visit(brand, device);
    await open(path);
    expect(addressOf(page)).toBe('/login');
    expect(await auditPage(page)).toEqual([]);
    expect(await page.locator('[name=password]').count()).toBe(brand === 'illes' ? 0 : 1);
    await page.locator('.login-ways a.button').click();
    await personaButton(page, 'student').click();
    await arrived(page, new RegExp(`^${path.replace(/[?]/g, '\\?')}$`));
    expect(await stored('tipoUsuario')).toBe('Alumno');
    expect(await stored('estadoSSO', 'sessionStorage')).toBeNull();
  });

  it('is where a graduate of the institution is sent', async () => {
    const { page, open } = await visit('illes');
    await open('/es/login/antiguos');
    await signIn(page, 'sso-graduate');
    await summary(page).waitFor();
    expect(await summary(page).innerText()).toContain('Debes acceder con tu cuenta de la universidad.');
    expect(await auditPage(page)).toEqual([]);
    await summary(page).getByRole('link', { name: 'Acceder con la universidad' }).click();
    await personaButton(page, 'sso-graduate').click();
    await arrived(page, /^\/(es)?$/);
  });

  it('works for a company, and with a pending notice', async () => {
    const { page, portal, stored } = await visit('montclar');
    awaitsNotice(portal, 'rgpd-student');
    await page.goto(portal.url('/sandbox/personas'));
    await personaButton(page, 'company').click();
    await arrived(page, /^\/$/);
    expect(await stored('tipoUsuario')).toBe('Empresa');
    await page.goto(portal.url('/sandbox/personas'));
    await personaButton(page, 'rgpd-student').click();
    await arrived(page, /^\/login$/);
    await choices(page).first().click();
    await arrived(page, /^\/$/);
  });

  it.each([
    ['of a stranger', '#respuesta=code-1&scope=student&estado=foreign'],
    ['without a value to know it by', '?respuesta=code-1&scope=student'],
  ])('refuses an answer %s, and keeps it nowhere', async (_, answer) => {
    const { page, portal, calls, stored } = await visit('illes');
    await page.goto(portal.url(`/acces${answer}`));
    await summary(page).waitFor();
    await hydrated(page);
    expect(addressOf(page)).toBe('/acces');
    expect(calls).toEqual([]);
    expect(await stored('token')).toBeNull();
    expect(await auditPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'Torna-ho a provar' }).click();
    await page.waitForURL(/\/sandbox\/idp\?estado=[0-9a-f]{32}$/);
  });

  it('reports an invalid code, with links', async () => {
    const { page, portal } = await visit('illes');
    await page.goto(portal.url('/404'));
    await page.evaluate(([key]) => sessionStorage.setItem(key, 'mine'), [
      storageKey('illes', 'estadoSSO'),
    ] as const);
    await page.goto(portal.url('/acces#respuesta=used&scope=student&estado=mine'));
    await summary(page).waitFor();
    expect(await page.locator('.login-choices a').count()).toBe(2);
  });

  it('offers to end its session after signing out', async () => {
    const { page, open } = await visit('illes');
    await open('/logout');
    expect(await page.locator('.login-remark a').getAttribute('href')).toBe(
      'https://identitat.uillevant.example/saml/tancament',
    );
  });
});
