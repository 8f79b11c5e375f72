import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
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
import { chunkOf } from '../support/portal/chunk-of.ts';

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
  it('sees an error for every fault, and signs in after it', async () => {
    const { page, damage } = await victim(shortenTimeouts);
    await open(page, '/login');
    await fill(page, 'student');
    for (const [index, fault] of faultNames.entries()) {
      const lift = await injectFault(page, fault);
      const answered = page.waitForRequest('**/api/**');
      await submit(page).click();
      await answered;
      await expect
        .poll(() => submit(page).getAttribute('aria-disabled'), { message: fault })
        .not.toBe('true');
      expect(await summary(page).innerText(), fault).toMatch(/no está disponible|Se ha producido un error/);
      await hasFocus(summary(page));
      expect(await damage.complaints({ fields: typed, tries: index + 1 }), fault).toEqual([]);
      if (index === 0) expect(await auditPage(page)).toEqual([]);
      await lift();
    }
    await submit(page).click();
    await arrived(page, /^\/$/);
    expect(await damage.complaints({ tries: faultNames.length + 1 })).toEqual([]);
  });

  it('sees that the browser is offline', async () => {
    const { page, damage } = await victim();
    await open(page, '/login');
    await fill(page, 'student');
    await page.context().setOffline(true);
    await page.getByRole('dialog').getByText('Sin conexión').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await damage.complaints({ fields: typed })).toEqual([]);
    await submit(page).click();
    await arrived(page, /^\/$/);
  });

  it('keeps the name and signs in if the sign-in chunk is gone after a new version', async () => {
    const { page, damage } = await victim();
    const { usuario } = personaOf('student');
    const parts = `**${chunkOf('screens/login/sign-in.ts')}`;
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

  it('sees that storage is blocked, without a redirect loop', async () => {
    const { page, damage } = await victim(blockStorage);
    await open(page, '/login');
    await signIn(page, 'student');
    await summary(page).waitFor();
    expect(await summary(page).innerText()).toContain('este navegador no guarda ningún dato');
    expect(addressOf(page)).toBe('/login');
    expect(await damage.complaints({ fields: typed })).toEqual([]);
  });

  it('sees so before single sign-on, too', async () => {
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

  it.each([1, -1])('signs in with a clock that is %i day off, with a warning', async (days) => {
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
  it('sees an error for every fault while choosing, and signs in after it', async () => {
    const { page, damage } = await victim(shortenTimeouts);
    await open(page, '/login/empresas');
    await fill(page, 'group');
    const firm = page.locator('.login-firms button').first();
    for (const [index, fault] of faultNames.entries()) {
      await submit(page).click();
      await firm.waitFor();
      const lift = await injectFault(page, fault);
      await firm.click();
      await page.locator('.login-step .error-summary').waitFor();
      expect(await damage.complaints({ tries: index + 1 }), fault).toEqual([]);
      await lift();
      await page.getByRole('button', { name: 'Usar otra cuenta' }).click();
      const fields = {
        'Correo electrónico o usuario': personaOf('group').usuario,
        Contraseña: examplePassword,
      };
      expect(await damage.complaints({ fields, tries: index + 1 }), fault).toEqual([]);
    }
    await submit(page).click();
    await firm.click();
    await arrived(page, /^\/$/);
    expect(await damage.complaints({ tries: faultNames.length + 1 })).toEqual([]);
  });
});

describe('someone with a notice to accept', () => {
  // The answer to accepting has no content, so its shape does not matter.
  const losses = faultNames.filter((it) => it !== 'another shape');

  it('sees an error for every fault, and signs in after it', async () => {
    awaitsNotice(portal, 'rgpd-student');
    const { page, damage } = await victim(shortenTimeouts);
    await open(page, '/login');
    await fill(page, 'rgpd-student');
    const accept = page.getByRole('button', { name: 'He leído la información' });
    for (const [index, fault] of losses.entries()) {
      const lift = await injectFault(page, fault, /dameTextoRGPDactual|guardaAceptacionRGPD/);
      // The notice comes with the sign-in, and again with the page until accepted.
      if (index === 0) await submit(page).click();
      else await page.reload();
      await accept.click();
      await page.locator('.login-step .error-summary').waitFor({ timeout: 20_000 });
      await page.locator('.login-notice-lost').waitFor();
      expect(await damage.complaints(), fault).toEqual([]);
      if (index === 0) expect(await auditPage(page)).toEqual([]);
      await lift();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await page.getByText('Legitimación').waitFor();
    }
    await accept.click();
    await arrived(page, /^\/$/);
  });
});

describe('someone returning from single sign-on', () => {
  it('sees an error for every fault, with links', async () => {
    const { page, damage } = await victim(shortenTimeouts);
    for (const [index, fault] of faultNames.entries()) {
      await page.goto(portal.url('/404'));
      await page.evaluate(([key]) => sessionStorage.setItem(key, 'mine'), [
        storageKey('montclar', 'estadoSSO'),
      ] as const);
      const lift = await injectFault(page, fault);
      await page.goto(portal.url('/acceso#respuesta=code&scope=student&estado=mine'));
      await summary(page).waitFor();
      expect(await damage.complaints({ tries: index + 1 }), fault).toEqual([]);
      if (index === 0) expect(await auditPage(page)).toEqual([]);
      expect(await page.locator('.login-choices a').count(), fault).toBeGreaterThan(0);
      await lift();
    }
  });
});
