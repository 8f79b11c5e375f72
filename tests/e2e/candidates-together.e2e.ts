import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { auditPage } from '../support/pages/axe.ts';
import {
  button,
  dialog,
  focusedText,
  offerWith,
  openCandidates,
  stateOf,
} from '../support/pages/candidates.ts';
import { portalTest, type PageOptions } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { portalOf } = portals;

const open = (path: string, options?: PageOptions<'montclar'>): Promise<Page> =>
  openCandidates(portals, path, options);

describe('bulk actions on candidates', () => {
  it('reject with one reason, one call each, and failed rows stay selected', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3, 8, 16]);
    const page = await open(path, { faulty: true });
    await page.getByLabel('Marcar las 4').check();
    await button(page, 'Descartar…').click();
    await dialog(page).getByText('Esta candidatura ya no se puede descartar').waitFor();
    await dialog(page).getByRole('radio').first().check();
    let posts = 0;
    await page.route(/cambiaEstadoCandidatura/, (route) => {
      posts += 1;
      return posts === 2 ? route.abort('connectionreset') : route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Descartar 3 candidaturas' }).click();
    await button(page, 'Descartar ya').click();
    await dialog(page)
      .getByRole('paragraph')
      .filter({ hasText: 'Has descartado 2 candidaturas. Cada persona verá el motivo en su candidatura.' })
      .waitFor();
    expect(await focusedText(page)).toBe(
      'Has descartado 2 candidaturas. Cada persona verá el motivo en su candidatura.',
    );
    expect(await auditPage(page)).toEqual([]);
    expect(posts).toBe(3);
    // Nothing is left to discard.
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('.candidates-marked').getByText('2 candidaturas marcadas').waitFor();
    expect(await focusedText(page)).toBe('Descartar…');
    expect(ids.map((id) => stateOf(portalOf(), id))).toEqual([9, 3, 9, 16]);
  });

  it('stop at the end of the session', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3, 3]);
    const page = await open(path, { faulty: true });
    await page.getByLabel('Marcar las 3').check();
    await button(page, 'Descartar…').click();
    await dialog(page).getByRole('radio').first().check();
    let posts = 0;
    await page.route(/cambiaEstadoCandidatura/, (route) => {
      posts += 1;
      return posts === 2 ? route.fulfill({ json: { status: 2 } }) : route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Descartar 3 candidaturas' }).click();
    await button(page, 'Descartar ya').click();
    await dialog(page).getByText('No hemos podido cambiar 2 candidaturas.').waitFor();
    expect(posts).toBe(2);
    expect(ids.map((id) => stateOf(portalOf(), id))).toEqual([9, 3, 3]);
  });

  it('are taken back by undo, before anything is sent', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3]);
    const page = await open(path);
    await page.getByLabel('Marcar las 2').check();
    await button(page, 'Descartar…').click();
    await dialog(page).getByRole('radio').first().check();
    await dialog(page).getByRole('button', { name: 'Descartar 2 candidaturas' }).click();
    await dialog(page).getByText('Se descartarán 2 candidaturas.').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await button(page, 'Deshacer').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('.candidates-marked').getByText('2 candidaturas marcadas').waitFor();
    expect(ids.map((id) => stateOf(portalOf(), id))).toEqual([3, 3]);
  });

  it('move on with one call each, and what cannot be moved or fails stays marked', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3, 3, 9]);
    const page = await open(path, { faulty: true });
    await page.getByLabel('Marcar las 4').check();
    await button(page, 'Pasar a…').click();
    await dialog(page).getByText('Esta candidatura no admite ninguno de estos pasos: Pau').waitFor();
    expect(await dialog(page).getByRole('radio', { name: 'No seleccionada' }).count()).toBe(0);
    await dialog(page).getByRole('radio', { name: 'Preseleccionada' }).check();
    let posts = 0;
    await page.route(/cambiaEstadoCandidatura/, (route) => {
      posts += 1;
      return posts === 2 ? route.abort('connectionreset') : route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Pasar 3 candidaturas' }).click();
    await dialog(page)
      .getByRole('paragraph')
      .filter({ hasText: '2 candidaturas han cambiado de estado.' })
      .waitFor();
    expect(posts).toBe(3);
    await button(page, 'Cerrar').click();
    await page.locator('.candidates-marked').getByText('2 candidaturas marcadas').waitFor();
    expect(ids.map((id) => stateOf(portalOf(), id))).toEqual([5, 3, 5, 9]);
  });

  it('say that they were stopped, and stay in sight while candidates far down are marked', async () => {
    const { path, ids } = offerWith(portalOf(), Array<number>(24).fill(3));
    const page = await open(path);
    await page.getByLabel('Marcar las 24').check();
    await page.getByLabel(/^Marcar la candidatura de Persona 23/).scrollIntoViewIfNeeded();
    const tools = page.locator('.candidates-marked');
    const isOnTop = (element: Element): boolean => {
      const { x, y } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 20, y + 4));
    };
    // Rows far down get their real heights when they are scrolled to, so the list may still move.
    await expect.poll(() => tools.evaluate(isOnTop)).toBe(true);
    await button(page, 'Pasar a…').click();
    await dialog(page).getByRole('radio', { name: 'Preseleccionada' }).check();
    await page.route(/cambiaEstadoCandidatura/, async (route) => {
      await button(page, 'Detener').click();
      await route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Pasar 24 candidaturas' }).click();
    await dialog(page)
      .getByText('Lo has detenido: 23 candidaturas se quedan como estaban y siguen marcadas.')
      .waitFor();
    expect(ids.filter((id) => stateOf(portalOf(), id) === 5).length).toBe(1);
  });

  it('reject rows that leave the shown group, and refetch the list once', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3, 3, 8]);
    const page = await open(`${path}?fase=nuevas`);
    await page.getByLabel('Marcar las 3').check();
    // The message appears together with its container, so the page's live region announces it.
    expect(await page.locator('#said').textContent()).toBe('3 candidaturas marcadas');
    await button(page, 'Descartar…').click();
    await dialog(page).getByRole('radio').first().check();
    let reads = 0;
    page.on('request', (request) => (reads += Number(request.url().includes('dameDatosProceso/'))));
    await dialog(page).getByRole('button', { name: 'Descartar 3 candidaturas' }).click();
    await button(page, 'Descartar ya').click();
    await dialog(page)
      .getByRole('paragraph')
      .filter({ hasText: 'Has descartado 3 candidaturas. Cada persona verá el motivo en su candidatura.' })
      .waitFor();
    expect(await page.locator('.candidate-row').count()).toBe(0);
    await button(page, 'Cerrar').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focusedText(page)).toBe('Ninguna candidatura');
    await expect.poll(() => reads).toBe(1);
    expect(ids.map((id) => stateOf(portalOf(), id))).toEqual([9, 9, 9, 8]);
  });

  it('mark as unread, and download the CVs as one archive without names', async () => {
    const { path, id } = offerWith(portalOf(), [3, 3]);
    const page = await open(path);
    await page.getByLabel('Marcar las 2').check();
    await button(page, 'Imprimir los CV').click();
    await dialog(page).getByRole('paragraph').filter({ hasText: '2 CV están listos' }).waitFor();
    expect(await page.locator('.cv-package .cv-sheet').count()).toBe(2);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.cv-package .cv-sheet').first().isVisible()).toBe(true);
    expect(await page.locator('.candidates').isVisible()).toBe(false);
    const title = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.title;
    });
    expect(title).toBe(`CV de la oferta ${id}`);
    await page.emulateMedia({ media: 'screen' });
    await button(page, 'Cerrar').click();
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(0);
    await button(page, 'Marcar como no leída').click();
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(2);
  });

  it.each([
    ['mis-ofertas', 'Descargar la lista (CSV)', 'candidaturas', '"Persona candidata";"Titulación"'],
    ['ca/les-meves-ofertes', 'Descarrega la llista (CSV)', 'candidatures', '"Persona candidata";"Titulació"'],
  ])('are saved as a table with what the page shows: %s', async (list, does, file, head) => {
    const { path, id } = offerWith(portalOf(), [3]);
    const page = await open(path.replace('mis-ofertas', list));
    await page.locator('.candidates-toolbar .action-menu-button').click();
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, does).click()]);
    expect(saved.suggestedFilename()).toBe(`${file}-${id}.csv`);
    const stream = await saved.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text.startsWith(`\uFEFF${head};`)).toBe(true);
    expect(text).toMatch(/\r\n"Zoë Roca\d+";/);
  });
});
