import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/make.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import { auditPage } from '../support/pages/axe.ts';
import {
  blockStorage,
  type Damage,
  faultNames,
  fillStorage,
  holdRequests,
  injectFault,
  shiftClock,
  shortenTimeouts,
  watchDamage,
} from '../support/faults/faults.ts';
import { hasFocus } from '../support/pages/focus.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { hydrated } from '../support/portal/portal.ts';
import { arrived, awaitsNotice, fill, signIn, submit, summary } from '../support/pages/sign-in-pages.ts';
import { addressOf } from '../support/portal/visit.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar', 'meridia');
let portal: LivePortal;
beforeAll(async () => {
  portal = portalOf();
});

interface Victim {
  page: Page;
  damage: Damage;
}

async function victim(prepare: (page: Page) => Promise<void> = () => Promise.resolve()): Promise<Victim> {
  const page = await newPage({ undecided: true, faulty: true });
  const damage = await watchDamage(page);
  await prepare(page);
  return { page, damage };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(portal.url(path));
  await hydrated(page);
}

const typed = { 'Correo electrónico': personaOf('student').usuario, Contraseña: examplePassword };

describe('a student who signs in', () => {
  it.each(faultNames)('bears %s, and gets in when it is over', async (fault) => {
    const { page, damage } = await victim(shortenTimeouts);
    await open(page, '/login');
    await fill(page, 'student');
    const lift = await injectFault(page, fault);
    await submit(page).click();
    await summary(page).waitFor();
    expect(await summary(page).innerText()).toMatch(/no está disponible|Se ha producido un error/);
    await hasFocus(summary(page));
    expect(await damage.complaints({ fields: typed })).toEqual([]);
    expect(await auditPage(page)).toEqual([]);
    await lift();
    await submit(page).click();
    await arrived(page, /^\/$/);
    expect(await damage.complaints({ tries: 2 })).toEqual([]);
  });

  it('bears it to be offline', async () => {
    const { page, damage } = await victim();
    await open(page, '/login');
    await fill(page, 'student');
    await page.context().setOffline(true);
    await page.getByRole('dialog').getByText('Error de conexión').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await damage.complaints({ fields: typed })).toEqual([]);
    await submit(page).click();
    await arrived(page, /^\/$/);
  });

  it('keeps the name, and gets in, where the code for signing in is gone after a new version', async () => {
    const { page, damage } = await victim();
    const { usuario } = personaOf('student');
    const parts = /_astro\/sign-in-parts[^/]*\.js/;
    await page.route(parts, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    const release = await holdRequests(page, parts);
    await open(page, '/login');
    await page.locator('[name=usuario]').pressSequentially(usuario);
    release();
    expect(await page.locator('[name=usuario]').inputValue()).toBe(usuario);
    await page.locator('[name=password]').fill(examplePassword);
    await submit(page).click();
    await arrived(page, /^\/$/);
    expect(await damage.complaints()).toEqual([]);
  });

  it('is told where the browser keeps nothing at all, and not led in circles', async () => {
    const { page, damage } = await victim(blockStorage);
    await open(page, '/login');
    await signIn(page, 'student');
    await summary(page).waitFor();
    expect(await summary(page).innerText()).toContain('este navegador no guarda ningún dato');
    expect(addressOf(page)).toBe('/login');
    expect(await damage.complaints({ fields: typed })).toEqual([]);
  });

  it('is told so before the university is asked, too', async () => {
    const meridia = portalOf('meridia');
    const { page, damage } = await victim(blockStorage);
    await page.goto(meridia.url('/acceso'));
    await summary(page).waitFor();
    expect(await summary(page).innerText()).toContain('este navegador no guarda ningún dato');
    expect(addressOf(page)).toBe('/acceso');
    expect(await damage.complaints()).toEqual([]);
  });

  it.each([
    ['is blocked', (page: Page) => blockStorage(page, 'localStorage'), () => Promise.resolve()],
    ['is full', () => Promise.resolve(), fillStorage],
  ] as const)('gets in for this tab alone where the storage %s', async (_, before, after) => {
    const { page, damage } = await victim(before);
    await open(page, '/login');
    await after(page);
    await signIn(page, 'student');
    await arrived(page, /^\/$/);
    expect(await page.locator('html').getAttribute('data-session')).toBe('student');
    await page.getByText('Tu sesión solo vale en esta pestaña').waitFor();
    expect(
      await page.evaluate((key) => sessionStorage.getItem(key), storageKey('montclar', 'token')),
    ).toMatch(/\..+\./);
    expect(await damage.complaints()).toEqual([]);
  });

  it.each([1, -1])('gets in with a clock that is %i day off, and is told', async (days) => {
    const { page, damage } = await victim((it) => shiftClock(it, days));
    await open(page, '/login');
    await signIn(page, 'student');
    await arrived(page, /^\/$/);
    await page.getByText('Revisa la hora de tu dispositivo').waitFor();
    await page.reload();
    await hydrated(page);
    expect(addressOf(page)).toBe('/');
    expect(await page.locator('html').getAttribute('data-session')).toBe('student');
    expect(await damage.complaints()).toEqual([]);
  });

  it('is signed out here too when another tab signs out', async () => {
    const { page, damage } = await victim();
    await open(page, '/login');
    await signIn(page, 'student');
    await arrived(page, /^\/$/);
    const other = await page.context().newPage();
    await other.goto(portal.url('/logout'));
    await arrived(page, /^\/login$/);
    expect(await damage.complaints()).toEqual([]);
  });
});

describe('a company of several firms', () => {
  it.each(faultNames)('bears %s while it chooses, and gets in when it is over', async (fault) => {
    const { page, damage } = await victim(shortenTimeouts);
    await open(page, '/login/empresas');
    await signIn(page, 'group');
    const firm = page.locator('.login-firms button').first();
    await firm.waitFor();
    const lift = await injectFault(page, fault);
    await firm.click();
    await page.locator('.login-step .error-summary').waitFor();
    expect(await damage.complaints()).toEqual([]);
    await lift();
    await page.getByRole('button', { name: 'Usar otra cuenta' }).click();
    expect(
      await damage.complaints({
        fields: { 'Correo electrónico o usuario': personaOf('group').usuario, Contraseña: examplePassword },
      }),
    ).toEqual([]);
    await submit(page).click();
    await firm.click();
    await arrived(page, /^\/$/);
    expect(await damage.complaints({ tries: 2 })).toEqual([]);
  });
});

describe('someone with a notice to accept', () => {
  // Accepting brings nothing back, so what stands in its answer does not matter.
  it.each(faultNames.filter((it) => it !== 'another shape'))(
    'bears %s, and gets in when it is over',
    async (fault) => {
      awaitsNotice(portal, 'rgpd-student');
      const { page, damage } = await victim(shortenTimeouts);
      await open(page, '/login');
      await fill(page, 'rgpd-student');
      const lift = await injectFault(page, fault, /dameTextoRGPDactual|guardaAceptacionRGPD/);
      await submit(page).click();
      const accept = page.getByRole('button', { name: 'He leído la información' });
      await accept.click();
      await page.locator('.login-step .error-summary').waitFor({ timeout: 20_000 });
      await page.locator('.login-notice-lost').waitFor();
      expect(await damage.complaints()).toEqual([]);
      expect(await auditPage(page)).toEqual([]);
      await lift();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await page.getByText('Legitimación').waitFor();
      await accept.click();
      await arrived(page, /^\/$/);
    },
  );
});

describe('someone who comes back from the university', () => {
  it.each(faultNames)('is told of %s, with ways on', async (fault) => {
    const { page, damage } = await victim(shortenTimeouts);
    await page.goto(portal.url('/404'));
    await page.evaluate(([key]) => sessionStorage.setItem(key, 'mine'), [
      storageKey('montclar', 'estadoSSO'),
    ] as const);
    await injectFault(page, fault);
    await page.goto(portal.url('/acceso#respuesta=code&scope=student&estado=mine'));
    await summary(page).waitFor();
    expect(await damage.complaints()).toEqual([]);
    expect(await auditPage(page)).toEqual([]);
    expect(await page.locator('.login-choices a').count()).toBeGreaterThan(0);
  });
});
