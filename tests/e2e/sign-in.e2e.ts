import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hasFocus } from '../support/pages/focus.ts';
import { hydrated } from '../support/portal/portal.ts';
import { arrived, awaitsNotice, choices, signIn, signInVisits } from '../support/pages/sign-in-pages.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone } from '../support/portal/portal-test.ts';

const visit = signInVisits('montclar');

const words = {
  es: {
    email: 'Correo electrónico',
    user: 'Correo electrónico o usuario',
    password: 'Contraseña',
    enter: 'Acceder',
  },
  ca: {
    email: 'Correu electrònic',
    user: 'Correu electrònic o usuari',
    password: 'Contrasenya',
    enter: 'Accedeix',
  },
};

const touch = { viewport: phone, hasTouch: true };

describe.each([
  ['es', 'phone', touch],
  ['es', 'desktop', {}],
  ['ca', 'phone', touch],
  ['ca', 'desktop', {}],
] as const)('with words in %s on a %s', (language, _, device) => {
  const prefix = language === 'ca' ? '/ca' : '';
  const home = language === 'ca' ? /^\/ca\/?$/ : /^\/$/;

  it.each([
    ['student', '/login', 'Alumno'],
    ['graduate', language === 'ca' ? '/login/antics-alumnes' : '/login/antiguos', 'Egresado'],
  ] as const)('a %s signs in with the own password', async (persona, path, type) => {
    const { page, open, stored, lost } = await visit('montclar', device);
    await open(prefix + path);
    expect(await auditPage(page)).toEqual([]);
    await page.getByLabel(words[language].email, { exact: true }).fill(personaOf(persona).usuario);
    await page.getByLabel(words[language].password, { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: words[language].enter, exact: true }).click();
    await arrived(page, home);
    // The left page had not requested anything that the next one needs.
    expect(lost).toEqual([]);
    // The typed user name is discarded.
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /acceso/.test(key))),
    ).toEqual([]);
    expect(await stored('tipoUsuario')).toBe(type);
    expect(await page.locator('html').getAttribute('data-session')).toBe('student');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  });

  it('a company signs in, and someone of several firms chooses one', async () => {
    const path = language === 'ca' ? '/login/empreses' : '/login/empresas';
    const { page, open, stored, calls } = await visit('montclar', device);
    await open(prefix + path);
    await page.getByLabel(words[language].user, { exact: true }).fill(personaOf('group').usuario);
    await page.getByLabel(words[language].password, { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: words[language].enter, exact: true }).click();
    const firms = page.locator('.login-firms button');
    await firms.first().waitFor();
    expect(await firms.count()).toBeGreaterThan(1);
    expect(await auditPage(page)).toEqual([]);
    await hasFocus(page.locator('.login-form h2'));
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })))).not.toContain(
      examplePassword,
    );
    await firms.nth(1).click();
    await arrived(page, home);
    expect(await stored('tipoUsuario')).toBe('Empresa');
    expect(calls.filter((it) => it.endsWith('/logaUsuario'))).toHaveLength(1);
  });

  it('the data protection notice is read, declined, shown again after a reload, and accepted', async () => {
    const { page, open, stored, calls, portal } = await visit('montclar', device);
    awaitsNotice(portal, 'rgpd-student');
    await open(`${prefix}/login`);
    await signIn(page, 'rgpd-student');
    const accept = choices(page).first();
    const decline = choices(page).nth(1);
    await accept.waitFor();
    await page.locator('.login-notice[aria-busy=false]').waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(await stored('token')).toBeNull();

    await page.reload();
    await accept.waitFor();
    await decline.click();
    await page.locator('.login-remark').waitFor();
    expect(await page.locator('#said').textContent()).toBe(await page.locator('.login-remark').textContent());
    expect(await auditPage(page)).toEqual([]);
    expect(await stored('tokenRGPD', 'sessionStorage')).toBeNull();
    await page.reload();
    await hydrated(page);
    expect(await accept.count()).toBe(0);

    await signIn(page, 'rgpd-student');
    await accept.click();
    await arrived(page, home);
    expect(await stored('token')).not.toBeNull();
    expect(await stored('tokenRGPD', 'sessionStorage')).toBeNull();
    expect(calls.filter((it) => it.endsWith('/guardaAceptacionRGPD'))).toHaveLength(1);
  });

  it('someone signs out on this device, whatever the network does', async () => {
    const { page, open, portal } = await visit('montclar', { ...device, faulty: true });
    await portal.signIn(page, 'student');
    await page.route(/\/api\//, (route) => route.abort());
    await open(`${prefix}/logout`);
    await page.locator('html[data-session="none"]').waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await auditPage(page)).toEqual([]);
    await page.locator('.login-form .button-primary:visible').click();
    await arrived(page, /\/login$/);
  });
});

describe('after signing in', () => {
  it('the requested address opens, with its query and hash', async () => {
    const { page, open, stored } = await visit('montclar');
    await open('/ofertas-practicas?pagina=2#oferta-3');
    expect(addressOf(page)).toBe('/login');
    await signIn(page, 'student');
    await arrived(page, /^\/ofertas-practicas\?pagina=2#oferta-3$/);
    expect(await stored('rutaRetorno', 'sessionStorage')).toBeNull();
  });

  it('the requested address survives the data protection notice', async () => {
    const { page, open, portal } = await visit('montclar');
    awaitsNotice(portal, 'rgpd-student');
    await open('/mis-candidaturas?estado=3#abc');
    await signIn(page, 'rgpd-student');
    await choices(page).first().click();
    await arrived(page, /^\/mis-candidaturas\?estado=3#abc$/);
  });

  it('the next page loads once, in the preferred language', async () => {
    const { page, open, portal } = await visit('montclar');
    const { usuario } = personaOf('graduate');
    portal.db.run(sql`UPDATE account SET idIdiomaPreferido = 2 WHERE usuario = ${usuario}`);
    await open('/mis-candidaturas?estado=3#abc');
    const pages: string[] = [];
    page.on('request', (it) => {
      if (it.isNavigationRequest()) pages.push(new URL(it.url()).pathname);
    });
    await signIn(page, 'graduate');
    await arrived(page, /^\/ca\/les-meves-candidatures\?estado=3#abc$/);
    expect(pages).toEqual(['/ca/les-meves-candidatures']);
    await open('/logout');
    await open('/login');
    pages.length = 0;
    await signIn(page, 'graduate');
    await arrived(page, /^\/ca$/);
    expect(pages).toEqual(['/ca']);
  });

  it('the home page and its code are prefetched while the form is filled in', async () => {
    const { page, open } = await visit('montclar');
    const seen = new Set<string>();
    page.on('requestfinished', (it) => seen.add(new URL(it.url()).pathname));
    await open('/login');
    await page.locator('[name=usuario]').focus();
    await expect.poll(() => [...seen].some((it) => it.includes('/home.es.'))).toBe(true);
    await expect.poll(() => seen.has(chunkOf('screens/home/StudentHomeScreen.tsx'))).toBe(true);
    expect(seen.has('/')).toBe(true);
  });

  it('a new account starts at its own data', async () => {
    const { page, portal, open, stored } = await visit('montclar');
    awaitsNotice(portal, 'first-access', { primerAcceso: true });
    await open('/mis-candidaturas');
    await signIn(page, 'first-access');
    await choices(page).first().click();
    await arrived(page, /^\/cv$/);
    expect(await stored('primerAcceso')).toBe('false');
    await open('/logout');
    await open('/login');
    await signIn(page, 'first-access');
    await arrived(page, /^\/$/);
  });

  it('the sign-in pages lead home', async () => {
    const { page, portal } = await visit('montclar');
    await portal.signIn(page, 'student');
    for (const path of ['/login', '/login/empresas', '/login/antiguos', '/login/ciclos']) {
      await page.goto(portal.url(path));
      await arrived(page, /^\/$/);
    }
  });

  it('other tabs follow sign-in and sign-out', async () => {
    const { page, open, portal } = await visit('montclar');
    await open('/login');
    const other = await page.context().newPage();
    await other.goto(portal.url('/login'));
    await hydrated(other);
    await signIn(page, 'student');
    await arrived(page, /^\/$/);
    await arrived(other, /^\/$/);
    await open('/logout');
    await arrived(other, /^\/login$/);
  });
});
