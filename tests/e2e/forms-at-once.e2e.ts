import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../support/faults/faults.ts';
import { agreementPaths } from '../support/pages/agreement-form.ts';
import { editableOffer, offerDrafts } from '../support/pages/offer-form.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, type PageOptions, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

/** Opens a page whose code does not come until it is released. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, /_astro\/.*\.js/);
  await page.goto(portalOf().url(path));
  return release;
}

const field = (page: Page, name: string): Locator => page.locator(`main form [name="${name}"]`);

/** Name, selection and value of the focused field. */
const focused = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { name, value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return { name, value, selection: [selectionStart, selectionEnd] };
  });

describe.each([
  ['/registro?tipo=estudiante', phone],
  ['/ca/registre?tipo=estudiante', desktop],
  ['/registro?tipo=egresado', desktop],
  ['/solicitar-cuenta', phone],
  ['/ca/sollicitar-compte', desktop],
] as const)('the form of %s before its code', (path, viewport) => {
  it('takes input that stays, with focus and selection', async () => {
    const page = await newPage({ viewport });
    const release = await openWithoutCode(page, path);
    const code = { egresado: 'dni', estudiante: 'numeroDocumento' }[path.split('=')[1] ?? ''] ?? 'cif';
    await field(page, code).fill('12345');
    await field(page, code).evaluate((it: HTMLInputElement) => it.setSelectionRange(1, 3));
    const form = await page.locator('main form:visible').elementHandle();
    release();
    await hydrated(page);
    expect(await focused(page)).toEqual({ name: code, value: '12345', selection: [1, 3] });
    expect(await page.locator('main form').evaluate((it, before) => it === before, form)).toBe(true);
    expect(await page.locator('main form').count()).toBe(1);
  });
});

it.each(['/registro', '/registro?tipo=otro'])('%s asks for the kind of person alone', async (path) => {
  const page = await newPage();
  const release = await openWithoutCode(page, path);
  await page.getByRole('link', { name: /Soy estudiante/ }).waitFor();
  expect(await page.locator('main form:visible').count()).toBe(0);
  release();
  await hydrated(page);
  expect(await page.locator('main form').count()).toBe(0);
});

/** Opens a page of the company whose code does not come until it is released. */
async function companyWithoutCode(
  path: string,
  options: PageOptions<'montclar'> = {},
): Promise<[Page, () => void]> {
  const page = await newPage({ godmode: true, ...options });
  await portalOf().signIn(page, 'company');
  return [page, await openWithoutCode(page, path)];
}

const drafts = async (page: Page): Promise<string> => JSON.stringify(await offerDrafts(page));

describe.each([
  ['/nueva-oferta/practicas', phone],
  ['/ca/nova-oferta/feina', desktop],
] as const)('the form of a new offer at %s before its code', (path, viewport) => {
  it('takes input that stays and is drafted, and gets the data of the company', async () => {
    const [page, release] = await companyWithoutCode(path, { viewport });
    await field(page, 'plazas').fill('3');
    await field(page, 'titulo').fill('Taller de motores');
    await field(page, 'titulo').evaluate((it: HTMLInputElement) => it.setSelectionRange(1, 3));
    release();
    await hydrated(page);
    await expect.poll(() => field(page, 'sector').inputValue()).not.toBe('');
    expect(await focused(page)).toEqual({ name: 'titulo', value: 'Taller de motores', selection: [1, 3] });
    expect(await field(page, 'plazas').inputValue()).toBe('3');
    await expect.poll(() => drafts(page)).toContain('Taller de motores');
  });
});

it('what is typed into an offer before its code wins over the draft, which fills the other fields', async () => {
  const [page, release] = await companyWithoutCode('/nueva-oferta/practicas', { viewport: desktop });
  release();
  await hydrated(page);
  await field(page, 'titulo').fill('Ayer');
  await field(page, 'horario').fill('Mañanas');
  await expect.poll(() => drafts(page)).toContain('Mañanas');
  const again = await openWithoutCode(page, '/nueva-oferta/practicas');
  await field(page, 'titulo').fill('Hoy');
  again();
  await hydrated(page);
  await expect.poll(() => field(page, 'horario').inputValue()).toBe('Mañanas');
  expect(await field(page, 'titulo').inputValue()).toBe('Hoy');
  await expect.poll(() => drafts(page)).toContain('Hoy');
});

it.each([phone, desktop])('a draft that is found does not move the first field (%o)', async (viewport) => {
  const path = '/nueva-oferta/practicas';
  const [page, release] = await companyWithoutCode(path, { viewport });
  release();
  await hydrated(page);
  await field(page, 'titulo').fill('Ayer');
  await expect.poll(() => drafts(page)).toContain('Ayer');
  const again = await openWithoutCode(page, path);
  const top = (): Promise<number> =>
    field(page, 'titulo').evaluate((it) => it.getBoundingClientRect().top + scrollY);
  const before = await top();
  again();
  await page.locator('main .offer-draft:visible').waitFor();
  expect(await top()).toBe(before);
});

it('no form of an offer is shown before its code for a service that the company does not have', async () => {
  const page = await newPage({ godmode: true });
  await portalOf().signIn(page, 'company');
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.endsWith('.conPracticas')) storage[key] = 'false';
  });
  const release = await openWithoutCode(page, '/nueva-oferta/practicas');
  expect(await page.locator('main form:visible').count()).toBe(0);
  release();
  await page.locator('main .page-state').waitFor();
  expect(await page.locator('main form').count()).toBe(0);
});

it('an existing offer cannot be typed into before it has come', async () => {
  const [page, release] = await companyWithoutCode('/editar-oferta/1');
  await page.locator('main .skeleton-field').first().waitFor();
  expect(await page.locator('main form').count()).toBe(0);
  release();
  await hydrated(page);
});

describe('a draft, which the data of the company come after,', () => {
  /** Opens a page of the company; its data come when they are released. */
  async function companyWithoutData(path: string, opened?: Page): Promise<[Page, () => void]> {
    const page = opened ?? (await newPage({ godmode: true }));
    if (!opened) await portalOf().signIn(page, 'company');
    const release = await holdRequests(page, '**/dameDatosEmpresa*');
    await page.goto(portalOf().url(path));
    await hydrated(page);
    return [page, release];
  }

  it('keeps what was typed into an agreement, and none of the fields that were empty', async () => {
    const [page, release] = await companyWithoutData(agreementPaths.es);
    await field(page, 'cargo').fill('Gerenta');
    const [, again] = await companyWithoutData(agreementPaths.es, page);
    await expect.poll(() => field(page, 'cargo').inputValue()).toBe('Gerenta');
    expect(await field(page, 'nombre').inputValue()).toBe('');
    release();
    again();
    await expect.poll(() => field(page, 'nombre').inputValue()).not.toBe('');
    expect(await field(page, 'cargo').inputValue()).toBe('Gerenta');
  });

  it('keeps a field of the agreement empty that was emptied', async () => {
    const [page, release] = await companyWithoutData(agreementPaths.es);
    release();
    await expect.poll(() => field(page, 'nombre').inputValue()).not.toBe('');
    await field(page, 'nombre').fill('');
    const [, again] = await companyWithoutData(agreementPaths.es, page);
    again();
    await expect.poll(() => field(page, 'apellidos').inputValue()).not.toBe('');
    expect(await field(page, 'nombre').inputValue()).toBe('');
  });

  it('is continued in a second tab of a new offer, with the data of the company', async () => {
    const [page, release] = await companyWithoutData('/nueva-oferta/practicas');
    await field(page, 'titulo').fill('Taller de motores');
    await page.waitForURL('**?borrador=*');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await expect.poll(() => field(second, 'titulo').inputValue()).toBe('Taller de motores');
    await expect.poll(() => field(second, 'sector').inputValue()).not.toBe('');
    release();
    await expect.poll(() => field(page, 'sector').inputValue()).not.toBe('');
  });
});

it('the draft of a copied offer keeps the days of the original out', async () => {
  const page = await newPage({ godmode: true });
  await portalOf().signIn(page, 'company');
  const id = editableOffer(portalOf(), { fechaInicio: '2030-02-01' });
  await page.goto(portalOf().url(`/editar-oferta/${id}?copia=1`));
  await field(page, 'titulo').fill('Copia del taller');
  await page.waitForURL('**borrador=*');
  const draft = new URL(page.url()).searchParams.get('borrador') ?? '';
  await page.goto(portalOf().url(`/editar-oferta/${id}?borrador=${draft}`));
  await expect.poll(() => field(page, 'titulo').inputValue()).toBe('Copia del taller');
  expect(await field(page, 'fechaInicio').inputValue()).toBe('');
});

describe.each([
  [agreementPaths.es, phone],
  [agreementPaths.ca, desktop],
] as const)('the form of an agreement at %s before its code', (path, viewport) => {
  it('takes input that stays, in the same place, and gets the data of the company', async () => {
    const [page, release] = await companyWithoutCode(path, { viewport });
    await field(page, 'tramitacion').last().check({ force: true });
    await field(page, 'cargo').fill('Gerenta');
    await field(page, 'cargo').evaluate((it: HTMLInputElement) => it.setSelectionRange(1, 3));
    const form = await page.locator('main form').elementHandle();
    const top = (): Promise<number> =>
      field(page, 'nombre').evaluate((it) => it.getBoundingClientRect().top + scrollY);
    const before = await top();
    release();
    await hydrated(page);
    await expect.poll(() => field(page, 'nombre').inputValue()).not.toBe('');
    await expect
      .poll(() => field(page, 'idContactoEmpresaGestion').locator('option').count())
      .toBeGreaterThan(1);
    expect(await focused(page)).toEqual({ name: 'cargo', value: 'Gerenta', selection: [1, 3] });
    expect(await field(page, 'tramitacion').last().isChecked()).toBe(true);
    expect(await page.locator('main form').evaluate((it, first) => it === first, form)).toBe(true);
    expect(await top()).toBe(before);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => field(page, 'cargo').inputValue()).toBe('Gerenta');
    await expect.poll(() => field(page, 'nombre').inputValue()).not.toBe('');
  });
});

it('a form of an agreement that holds input stays without the data of the company, which it waits for', async () => {
  const [page, release] = await companyWithoutCode(agreementPaths.es, { viewport: desktop, faulty: true });
  await field(page, 'cargo').fill('Gerenta');
  await page.route('**/dameDatosEmpresa*', (route) => route.fulfill({ json: { status: 1 } }));
  release();
  await page.getByText('No hemos podido cargar los datos de tu empresa.').waitFor();
  expect(await field(page, 'cargo').inputValue()).toBe('Gerenta');
  await page.unroute('**/dameDatosEmpresa*');
  await page.locator('main').getByRole('button', { name: 'Reintentar' }).first().click();
  await expect.poll(() => field(page, 'nombre').inputValue()).not.toBe('');
  expect(await field(page, 'cargo').inputValue()).toBe('Gerenta');
});
