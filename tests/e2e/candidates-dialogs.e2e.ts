import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { auditPage } from '../support/pages/axe.ts';
import { button, dialog, offerWith, openCandidates } from '../support/pages/candidates.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { portalOf } = portals;

it('a reason in own words begins with a template', async () => {
  const { path } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, path);
  await page.route(/tipoMotivoCambioEstadoCandidatura/i, (route) =>
    route.fulfill({ json: { status: 0, datos: [] } }),
  );
  await page.locator('.candidate-row a').first().click();
  await button(page, 'Descartar').click();
  await button(page, 'Plazas cubiertas').click();
  const reason = dialog(page).locator('[name=motivo]');
  expect(await reason.inputValue()).toMatch(/^Gracias por presentarte\. Ya hemos cubierto las plazas/);
  expect(await reason.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await auditPage(page)).toEqual([]);
});

it('an interview is saved for the calendar, in the time of the institution', async () => {
  const { ids } = offerWith(portalOf(), [6]);
  const page = await openCandidates(portals, `/ver-cv/${ids[0]}`);
  await page.getByRole('button', { name: 'Añadir entrevista al calendario' }).click();
  await dialog(page).locator('[name=dia]').fill('2030-03-05');
  await dialog(page).locator('[name=hora]').fill('10:30');
  expect(await auditPage(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Descargar para el calendario' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`entrevista-${ids[0]}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(
    'DTSTART;TZID=Europe/Madrid:20300305T103000\r\nDTEND;TZID=Europe/Madrid:20300305T111500',
  );
  expect(file).toMatch(/SUMMARY:Entrevista con Zoë Roca/);
  await dialog(page).waitFor({ state: 'detached' });
});

it('a note and stars of the company are kept, with the right of access said at the field', async () => {
  const { path, ids } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, path);
  await page.locator('.candidate-row a').first().click();
  await button(page, 'Añadir una nota').click();
  await dialog(page).locator('[name=texto]').fill('Buena entrevista');
  await dialog(page).getByLabel('Valoración').selectOption('4');
  await dialog(page).getByText('tiene derecho a pedir todo lo que guardas').waitFor();
  expect(await auditPage(page)).toEqual([]);
  await button(page, 'Guardar la nota').click();
  await page.locator('.company-note', { hasText: 'Buena entrevista' }).waitFor();
  await page.locator('.candidate-row', { hasText: '4 estrellas' }).waitFor();
  const stored = sql`SELECT nota FROM candidacy WHERE id = ${ids[0] ?? 0}`;
  expect(portalOf().db.value(stored)).toBe('Buena entrevista');
});

it('nothing of a note is shown where the server keeps none', async () => {
  const { path } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, path);
  await page.route(/dameCandidato/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { datos: Record<string, unknown> };
    delete json.datos['anotacion'];
    await route.fulfill({ response, json });
  });
  await page.locator('.candidate-row a').first().click();
  await page.locator('.candidate-move-buttons').waitFor();
  await button(page, 'Atajos de teclado').waitFor();
  expect(await page.locator('.company-note').count()).toBe(0);
});
