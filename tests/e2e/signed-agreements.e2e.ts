import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { localDay } from '#core/i18n/dates.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeAgreement } from '../support/sandbox/make-companies.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { fileOf } from '../support/pages/cv-files.ts';
import { hasFocus } from '../support/pages/focus.ts';
import { holdRequests, injectFault } from '../support/faults/faults.ts';
import { signInAgain } from '../support/pages/sign-in-pages.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';
import { ownCompany } from '../support/pages/own-offers.ts';

const { portalOf, visit } = portalTest('meridia');

const path = '/subir-convenio-firmado';
const dark = { viewport: phone, dark: true } as const;

const company = (): number => ownCompany(portalOf());

/** Opens a page as the company. */
const open = (address: string, options?: Parameters<typeof visit>[2]) =>
  visit('company', address, { godmode: true, ...options });

const dialog = (page: Page) => page.locator('dialog[open]');

const signInBeside = (page: Page) => signInAgain(page, portalOf(), 'company');

/** Opens the upload of an unsigned agreement of a given date. */
async function openUpload(fecha: string, options?: Parameters<typeof visit>[2]) {
  const { db } = portalOf();
  const id = makeAgreement(db, company(), { fecha });
  const page = await open(path, options);
  await hydrated(page);
  const card = page.locator(`[data-agreement="${id}"]`);
  await card.getByRole('button', { name: 'Subir convenio firmado' }).click();
  return {
    id,
    page,
    card,
    input: dialog(page).locator('input[type=file]'),
    press: (name: string) => dialog(page).getByRole('button', { name }).click(),
    state: (it: number) => db.value(sql`SELECT estado FROM agreement WHERE id = ${it}`),
  };
}

it.each([320, 360, 480, 768, 900, 1080, 1280])(
  'the steps of an agreement are in one line or one column: %i px',
  async (width) => {
    const page = await open(path, { viewport: { width, height: 740 } });
    const steps = page.getByRole('list', { name: 'Pasos del convenio' });
    await steps.first().waitFor();
    const rows = await steps.evaluateAll((lists) =>
      lists.map(
        (list) => new Set([...list.children].map((it) => Math.round(it.getBoundingClientRect().top))).size,
      ),
    );
    expect(rows.filter((count) => count !== 1 && count !== 4)).toEqual([]);
  },
);

describe('the upload of a signed agreement', () => {
  it('accepts only a PDF, and shows the next actor', async () => {
    const { db } = portalOf();
    const id = makeAgreement(db, company(), { fecha: '2031-01-10' });
    const page = await open(path, dark);
    await hydrated(page);
    const card = page.locator('[data-agreement]', { hasText: '2031' }).first();
    await card.waitFor();
    expect(await page.locator('.done-note:empty').count()).toBe(1);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await card.getByRole('button', { name: 'Subir convenio firmado' }).click();
    const input = dialog(page).locator('input[type=file]');
    await input.setInputFiles({ ...fileOf('convenio.pdf'), buffer: Buffer.from('no lo es') });
    await dialog(page).getByRole('button', { name: 'Subir convenio firmado' }).click();
    await dialog(page).getByText('Este fichero no es un PDF').first().waitFor();
    await input.setInputFiles(fileOf('convenio.docx'));
    await dialog(page).getByRole('button', { name: 'Subir convenio firmado' }).click();
    expect(db.value(sql`SELECT estado FROM agreement WHERE id = ${id}`)).toBe('Generado');
    await input.setInputFiles(fileOf('convenio.pdf'));
    await dialog(page).getByRole('button', { name: 'Subir convenio firmado' }).click();
    await page.getByText('Hemos recibido tu convenio firmado.').waitFor();
    await page.getByText('Pendiente de la revisión de la universidad.').first().waitFor();
    expect(db.value(sql`SELECT estado FROM agreement WHERE id = ${id}`)).toBe('Firmado empresa');
  });

  it('accepts at most 2000 KB, shows its progress, and can be cancelled', async () => {
    const { id, page, input, press, state } = await openUpload('2031-01-12');
    await input.setInputFiles(fileOf('escaneado.pdf', 2000 * 1024 + 1));
    await dialog(page)
      .getByText('El fichero es demasiado grande: puede ocupar como máximo 2000 kB')
      .first()
      .waitFor();
    await press('Subir convenio firmado');
    expect(state(id)).toBe('Generado');
    await input.setInputFiles(fileOf('escaneado.pdf', 2000 * 1024));
    const release = await holdRequests(page, /adjuntaFicheroAlConvenioEmpresa/);
    await press('Subir convenio firmado');
    await dialog(page).getByRole('progressbar').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).getByText('Envío cancelado. El fichero sigue elegido.').first().waitFor();
    release();
    await dialog(page).locator('form[aria-busy=false]').waitFor();
    expect(await dialog(page).locator('.file-name').innerText()).toBe('escaneado.pdf');
    const sent = page.waitForRequest(/adjuntaFicheroAlConvenioEmpresa/);
    await press('Subir convenio firmado');
    expect((await sent).postDataJSON()).toMatchObject({
      idConvenio: id,
      extension_adjunto: 'pdf',
      fecha: localDay(),
    });
    await page.getByText('Hemos recibido tu convenio firmado.').waitFor();
    expect(state(id)).toBe('Firmado empresa');
    // The button is gone, and the focus moves to its result.
    await page.waitForFunction(() => document.activeElement?.matches('.done-note'));
  });

  it('is stored once through network faults, and waits for a new sign-in', async () => {
    const { id, page, input, press, state } = await openUpload('2031-01-13', { faulty: true });
    await input.setInputFiles(fileOf('firmado.pdf'));
    const call = /adjuntaFicheroAlConvenioEmpresa/;
    for (const fault of ['abort', 'HTTP 500', 'HTML', 'truncated JSON'] as const) {
      const undo = await injectFault(page, fault, call);
      await press('Subir convenio firmado');
      await dialog(page).locator('form[aria-busy=false]').waitFor();
      await dialog(page).locator('.error-summary').waitFor();
      await undo();
    }
    await page.route(call, (route) => route.fulfill({ json: { status: 2 } }), { times: 1 });
    await press('Subir convenio firmado');
    await page.getByRole('link', { name: 'Volver a acceder' }).waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await signInBeside(page);
    expect(state(id)).toBe('Generado');
    await press('Subir convenio firmado');
    await page.getByText('Hemos recibido tu convenio firmado.').waitFor();
    expect(state(id)).toBe('Firmado empresa');
  });

  it.each([
    { estado: 'Firmado empresa', shown: 'Firmado por la empresa', says: 'Alguien de tu empresa ha subido' },
    { estado: 'Formalizado', shown: 'Formalizado', says: 'Este convenio ya no espera tu firma' },
  ])('of one that a colleague was faster with says so: $estado', async ({ estado, shown, says }) => {
    const { id, page, input, press, card } = await openUpload('2031-01-14');
    portalOf().db.update('agreement', { id }, { estado });
    await input.setInputFiles(fileOf('firmado.pdf'));
    await press('Subir convenio firmado');
    const note = page.locator('.done-note');
    await note.getByText(says).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await hasFocus(note);
    await card.getByText(shown, { exact: true }).waitFor();
  });

  it('shows the errors found by the institution', async () => {
    const { db } = portalOf();
    makeAgreement(db, company(), {
      fecha: '2031-01-11',
      estado: 'Erróneo empresa',
      observaciones: 'Falta la firma en la «última» página.',
    });
    const page = await open(path);
    await page.getByText('Falta la firma en la «última» página.').first().waitFor();
    await page.getByRole('button', { name: 'Subir convenio corregido' }).first().waitFor();
  });
});
