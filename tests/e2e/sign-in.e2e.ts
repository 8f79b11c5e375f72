import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { examplePassword } from '#sandbox/seed/make.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#shared/storage.ts';
import { auditPage } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type LivePortal, startLivePortal } from '../support/live-portal.ts';
import { hydrated, watchPage } from '../support/portal.ts';
import { addressOf } from '../support/visit.ts';

let browser: Browser;
const portals = new Map<string, Promise<LivePortal>>();
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  for (const portal of portals.values()) await (await portal).close();
});

/** One portal per brand is enough: who signs in changes nothing for the others. */
function portalOf(brand: string): Promise<LivePortal> {
  const known = portals.get(brand) ?? startLivePortal(brand);
  portals.set(brand, known);
  return known;
}

interface Visitor {
  page: Page;
  portal: LivePortal;
  open: (path: string) => Promise<void>;
  /** A value of the portal in the storage of the browser. */
  stored: (name: string, kind?: 'localStorage' | 'sessionStorage') => Promise<string | null>;
  /** Paths of the calls that were sent. */
  calls: string[];
}

async function visit(brand: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const portal = await portalOf(brand);
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults = watchPage(page);
  const calls: string[] = [];
  page.on('request', (it) => {
    const { pathname } = new URL(it.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  return {
    page,
    portal,
    calls,
    open: async (path) => {
      await page.goto(portal.url(path));
      await hydrated(page);
    },
    stored: (name, kind = 'localStorage') =>
      page.evaluate(([which, key]) => window[which].getItem(key), [kind, storageKey(brand, name)] as const),
  };
}

const words = {
  es: { email: 'Email', user: 'Email o usuario', password: 'Contraseña', enter: 'Acceder' },
  ca: {
    email: 'Correu electrònic',
    user: 'Correu electrònic o usuari',
    password: 'Contrasenya',
    enter: 'Accedeix',
  },
};

const submit = (page: Page) => page.locator('.login-form form button[type=submit]');

async function fill(page: Page, persona: PersonaId, password = examplePassword): Promise<void> {
  await page.locator('[name=usuario]').fill(personaOf(persona).usuario);
  await page.locator('[name=password]').fill(password);
}

async function signIn(page: Page, persona: PersonaId): Promise<void> {
  await fill(page, persona);
  await submit(page).click();
}

/** Waits until the browser is at an address and the page there is alive. */
async function arrived(page: Page, path: string | RegExp): Promise<void> {
  await expect.poll(() => addressOf(page), { timeout: 15_000 }).toMatch(path);
  await page.waitForLoadState();
  await hydrated(page);
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

describe.each([
  ['es', 'phone', phone],
  ['es', 'desktop', desktop],
  ['ca', 'phone', phone],
  ['ca', 'desktop', desktop],
] as const)('with words in %s on a %s', (language, _, device) => {
  const prefix = language === 'ca' ? '/ca' : '';
  const home = language === 'ca' ? /^\/ca\/?$/ : /^\/$/;

  it.each([
    ['student', '/login', 'Alumno'],
    ['graduate', language === 'ca' ? '/login/antics-alumnes' : '/login/antiguos', 'Egresado'],
  ] as const)('a %s signs in with the own password', async (persona, path, type) => {
    const { page, open, stored } = await visit('montclar', device);
    await open(prefix + path);
    expect(await auditPage(page)).toEqual([]);
    await page.getByLabel(words[language].email, { exact: true }).fill(personaOf(persona).usuario);
    await page.getByLabel(words[language].password, { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: words[language].enter, exact: true }).click();
    await arrived(page, home);
    expect(await stored('tipoUsuario')).toBe(type);
    expect(await page.locator('html').getAttribute('data-session')).toBe('Alumno');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  });

  it('a company signs in, and someone of several firms says for which', async () => {
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
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
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
    const account = personaOf('rgpd-student').usuario;
    portal.db.update('account', { usuario: account }, { rgpdAceptado: null } as never);
    await open(`${prefix}/login`);
    await signIn(page, 'rgpd-student');
    const accept = page.locator('.login-choices button').first();
    const decline = page.locator('.login-choices button').nth(1);
    await accept.waitFor();
    await page.locator('.login-notice[aria-busy=false]').waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(await stored('token')).toBeNull();

    await page.reload();
    await accept.waitFor();
    await decline.click();
    await page.locator('.login-remark').waitFor();
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
    const { page, open, portal, stored } = await visit('montclar', device);
    await portal.signIn(page, 'student');
    await page.route(/\/api\//, (route) => route.abort());
    await open(`${prefix}/logout`);
    await expect.poll(() => stored('token')).toBeNull();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.locator('html').getAttribute('data-session')).toBe('none');
    expect(await auditPage(page)).toEqual([]);
    await page.locator('.login-form .button-primary').click();
    await arrived(page, /\/login$/);
  });
});

describe('the sign-in page', () => {
  it('says to the letter what is missing or malformed, beside the field and in a summary', async () => {
    const { page, open } = await visit('montclar');
    await open('/login');
    await submit(page).click();
    const problems = page.locator('.login-form .field-problem');
    expect(await problems.allTextContents()).toEqual([
      'Por favor, indica tu email para logarte en el portal.',
      'Este campo es requerido',
    ]);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    expect(await auditPage(page)).toEqual([]);
    await fill(page, 'student');
    await page.locator('[name=usuario]').fill('josé@alumnado.example');
    await submit(page).click();
    expect(await problems.allTextContents()).toEqual(['El email está mal formado']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('usuario');
  });

  it('takes the nick of a company, but not nothing', async () => {
    const { page, open, calls } = await visit('montclar');
    await open('/login/empresas');
    await submit(page).click();
    expect(await page.locator('.login-form .field-problem').first().textContent()).toBe(
      'Por favor, indica tu email para logarte en el portal.',
    );
    await page.locator('[name=usuario]').fill('talleres');
    await page.locator('[name=password]').fill('x');
    await submit(page).click();
    await page.locator('.error-summary').waitFor();
    expect(calls).toEqual(['/api/Empresa/dameEmpresasDelUsuario']);
  });

  it('says why someone is refused, and keeps what was typed', async () => {
    const { page, open } = await visit('montclar');
    await open('/login');
    await fill(page, 'student', 'wrong');
    await submit(page).click();
    const summary = page.locator('.login-form .error-summary');
    await summary.waitFor();
    expect(await summary.innerText()).toBe('El usuario o la contraseña no son correctos.');
    expect(await summary.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.locator('[name=usuario]').inputValue()).toBe(personaOf('student').usuario);
    expect(await page.locator('[name=password]').inputValue()).toBe('wrong');
    expect(await auditPage(page)).toEqual([]);
  });

  it.each([
    ['blocked-student', '/login'],
    ['former-user', '/login'],
    ['blocked-company', '/login/empresas'],
    ['unvalidated-company', '/login/empresas'],
  ] as const)('refuses in the form whoever may not enter: %s', async (persona, path) => {
    const { page, open, stored } = await visit('montclar');
    await open(path);
    await signIn(page, persona);
    await page.locator('.login-form .error-summary').waitFor();
    expect(addressOf(page)).toBe(path);
    expect(await stored('token')).toBeNull();
    expect(await page.getByRole('button', { name: 'Cerrar sesión' }).count()).toBe(0);
  });

  it('sends once, however often the button is pressed', async () => {
    const { page, open, calls } = await visit('montclar');
    await open('/login');
    await fill(page, 'student');
    await page.route('**/logaUsuario', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await submit(page).dblclick();
    await submit(page)
      .click({ force: true })
      .catch(() => undefined);
    await arrived(page, /^\/$/);
    expect(calls.filter((it) => it.endsWith('/logaUsuario'))).toHaveLength(1);
  });

  it('is used with the keyboard alone', async () => {
    const { page, open } = await visit('montclar');
    await open('/login');
    await page.locator('[name=usuario]').focus();
    await page.keyboard.type(personaOf('student').usuario);
    await page.keyboard.press('Tab');
    await page.keyboard.type(examplePassword);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('[name=password]').getAttribute('type')).toBe('text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.locator('[name=recordar]').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arrived(page, /^\/$/);
  });

  it('keeps what is typed before it is alive, and sends what is sent then', async () => {
    const { page, portal, calls } = await visit('montclar');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/_brand\/data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(portal.url('/login'));
    await fill(page, 'student');
    await submit(page).click();
    expect(addressOf(page)).toBe('/login');
    expect(calls).toEqual([]);
    release();
    await arrived(page, /^\/$/);
  });

  it('marks a session that ends with the browser, and one that is remembered', async () => {
    const { page, open, stored } = await visit('montclar');
    const marker = async (): Promise<string[]> =>
      (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    await open('/login');
    await signIn(page, 'student');
    await arrived(page, /^\/$/);
    expect(await stored('recordar')).toBe('false');
    expect(await marker()).toEqual(['portal.montclar.sesion=1']);
    await page.context().clearCookies();
    await open('/login');
    expect(await stored('token')).toBeNull();
    await fill(page, 'student');
    await page.locator('[name=recordar]').check();
    await submit(page).click();
    await arrived(page, /^\/$/);
    expect(await stored('recordar')).toBe('true');
    await page.context().clearCookies();
    await open('/');
    expect(addressOf(page)).toBe('/');
  });

  it('has the texts and the call of a specific sign-in', async () => {
    const { page, open } = await visit('montclar');
    await open('/login/ciclos');
    expect(await page.locator('h1').innerText()).toBe('Ciclos formativos');
    await signIn(page, 'vocational-student');
    await arrived(page, /^\/$/);
  });

  it('serves graduates too where they share it, and leads them there', async () => {
    const portal = await portalOf('ribera');
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(portal.url('/login/antiguos'));
    await arrived(page, /^\/login$/);
  });
});

describe('after signing in', () => {
  it('someone is led to the address that was asked for, with its query and hash', async () => {
    const { page, open, stored } = await visit('montclar');
    await open('/ofertas-practicas?pagina=2#oferta-3');
    expect(addressOf(page)).toBe('/login');
    await signIn(page, 'student');
    await arrived(page, /^\/ofertas-practicas\?pagina=2#oferta-3$/);
    expect(await stored('rutaRetorno', 'sessionStorage')).toBeNull();
  });

  it('the address that was asked for survives the data protection notice', async () => {
    const { page, open, portal } = await visit('montclar');
    portal.db.update('account', { usuario: personaOf('rgpd-student').usuario }, {
      rgpdAceptado: null,
    } as never);
    await open('/mis-candidaturas?estado=3#abc');
    await signIn(page, 'rgpd-student');
    await page.locator('.login-choices button').first().click();
    await arrived(page, /^\/mis-candidaturas\?estado=3#abc$/);
  });

  it('someone who has never been here is led to the own data first', async () => {
    const portal = await startLivePortal('montclar');
    portals.set('montclar-first', Promise.resolve(portal));
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(portal.url('/mis-candidaturas'));
    await hydrated(page);
    await signIn(page, 'first-access');
    await page.locator('.login-choices button').first().click();
    await arrived(page, /^\/cv$/);
    expect(
      await page.evaluate((key) => localStorage.getItem(key), storageKey('montclar', 'primerAcceso')),
    ).toBe('false');
    await page.goto(portal.url('/logout'));
    await hydrated(page);
    await page.goto(portal.url('/login'));
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

  it('other tabs follow: they know who is signed in, and who is not any more', async () => {
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

describe('the account of the university', () => {
  it.each([
    ['illes', '/ofertes-practiques?x=1#abc', desktop],
    ['meridia', '/ofertas-practicas?x=1#abc', phone],
  ] as const)('signs in and leads back to where someone was (%s)', async (brand, path, device) => {
    const { page, open, stored } = await visit(brand, device);
    await open(path);
    expect(addressOf(page)).toBe('/login');
    expect(await auditPage(page)).toEqual([]);
    expect(await page.locator('[name=password]').count()).toBe(brand === 'illes' ? 0 : 1);
    await page.locator('.login-ways a.button').click();
    await page.getByRole('button', { name: 'Continue as student', exact: true }).click();
    await arrived(page, new RegExp(`^${path.replace(/[?]/g, '\\?')}$`));
    expect(await stored('tipoUsuario')).toBe('Alumno');
    expect(await stored('estadoSSO', 'sessionStorage')).toBeNull();
  });

  it('is what a graduate of the university is sent to', async () => {
    const { page, open } = await visit('illes');
    await open('/es/login/antiguos');
    await signIn(page, 'sso-graduate');
    const summary = page.locator('.login-form .error-summary');
    await summary.waitFor();
    expect(await summary.innerText()).toContain('Debes acceder con tu cuenta de la universidad.');
    expect(await auditPage(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Acceder con la universidad' }).click();
    await page.getByRole('button', { name: /^Continue as graduate of/ }).click();
    await arrived(page, /^\/(es)?$/);
  });

  it('honours a company, and a notice that is pending', async () => {
    const { page, portal, stored } = await visit('montclar');
    portal.db.update('account', { usuario: personaOf('rgpd-student').usuario }, {
      rgpdAceptado: null,
    } as never);
    await page.goto(portal.url('/sandbox/personas'));
    await page.getByRole('button', { name: 'Sign in as company', exact: true }).click();
    await arrived(page, /^\/$/);
    expect(await stored('tipoUsuario')).toBe('Empresa');
    await page.goto(portal.url('/sandbox/personas'));
    await page.getByRole('button', { name: 'Sign in as student with a pending notice', exact: true }).click();
    await arrived(page, /^\/login$/);
    await page.locator('.login-choices button').first().click();
    await arrived(page, /^\/$/);
  });

  it.each([
    ['of a stranger', '#respuesta=code-1&scope=student&estado=foreign'],
    ['without a value to know it by', '?respuesta=code-1&scope=student'],
  ])('refuses an answer %s, and keeps it nowhere', async (_, answer) => {
    const { page, portal, calls, stored } = await visit('illes');
    await page.goto(portal.url(`/acces${answer}`));
    await page.locator('.login-form .error-summary').waitFor();
    await hydrated(page);
    expect(addressOf(page)).toBe('/acces');
    expect(calls).toEqual([]);
    expect(await stored('token')).toBeNull();
    expect(await auditPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'Torna-ho a provar' }).click();
    await page.waitForURL(/\/sandbox\/idp\?estado=[0-9a-f]{32}$/);
  });

  it('says when the code does not hold, with ways on', async () => {
    const { page, portal } = await visit('illes');
    await page.goto(portal.url('/404'));
    await page.evaluate(([key]) => sessionStorage.setItem(key, 'mine'), [
      storageKey('illes', 'estadoSSO'),
    ] as const);
    await page.goto(portal.url('/acces#respuesta=used&scope=student&estado=mine'));
    await page.locator('.login-form .error-summary').waitFor();
    expect(await page.locator('.login-choices a').count()).toBe(2);
  });

  it('can be closed too after signing out', async () => {
    const { page, open } = await visit('illes');
    await open('/logout');
    expect(await page.locator('.login-remark a').getAttribute('href')).toBe(
      'https://identitat.uillevant.example/saml/tancament',
    );
  });
});

describe('during maintenance', () => {
  it('whoever signs in without the administration mode is signed out at once', async () => {
    const { page, portal, stored } = await visit('encina');
    await page.goto(portal.url('/login'));
    await arrived(page, /^\/mantenimiento$/);
    await page.goto(portal.url('/sandbox/personas'));
    await page.getByRole('button', { name: 'Sign in as student', exact: true }).click();
    await arrived(page, /^\/mantenimiento$/);
    expect(await stored('token')).toBeNull();
  });

  it('the administration mode opens the portal in this browser, until signing out', async () => {
    const { page, open, stored } = await visit('encina');
    await open('/gma2019');
    expect(await auditPage(page)).toEqual([]);
    const mode = page.getByRole('switch', { name: 'Modo de administración' });
    expect(await mode.getAttribute('aria-checked')).toBe('false');
    await mode.press('Space');
    expect(await mode.getAttribute('aria-checked')).toBe('true');
    expect(await stored('godmode')).toBe('true');
    await page.evaluate(() => scrollTo(0, 0));
    expect(await auditPage(page)).toEqual([]);
    await open('/login');
    await signIn(page, 'student');
    await arrived(page, /^\/$/);
    await open('/gma2019');
    await mode.click();
    expect(await stored('godmode')).toBeNull();
    await page.goto(page.url().replace('/gma2019', '/login'));
    await arrived(page, /^\/mantenimiento$/);
  });
});
