import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { showStep } from '../support/pages/account-forms.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { placementIn, placementList } from '../support/pages/placement-page.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('illes');

const newOffer = '/nueva-oferta/practicas';
const schedule = (page: Page) => page.locator('[name=horario]');

async function openGrid(page: Page): Promise<void> {
  await page.getByText('Rellenar el horario por días').click();
  await page.locator('.week').waitFor();
}

it('the week of a placement is filled in by days, and stands in the field as words with its sum', async () => {
  const page = await visit('company', newOffer, { godmode: true });
  await openGrid(page);
  await page.getByLabel('lunes, desde', { exact: true }).fill('09:00');
  await page.getByText('Falta una hora').waitFor();
  await page.getByLabel('lunes, hasta', { exact: true }).fill('14:00');
  await page.getByRole('button', { name: 'Igual de lunes a viernes' }).click();
  expect(await schedule(page).inputValue()).toBe('Lunes a viernes, de 9:00 a 14:00');
  await page.locator('.week').getByText('25 horas a la semana.').waitFor();
  expect(await page.locator('.week-exceeded').count()).toBe(0);
  await page.getByLabel('viernes, desde, segundo turno').fill('16:00');
  await page.getByLabel('viernes, hasta, segundo turno').fill('17:30');
  expect(await schedule(page).inputValue()).toBe(
    'Lunes a jueves, de 9:00 a 14:00; viernes, de 9:00 a 14:00 y de 16:00 a 17:30',
  );
  await page.locator('.week').getByText('Algún día pasa de las 5 horas').waitFor();
  expect(await auditScrolledToTop(page)).toEqual([]);
});

it('a text that is no timetable stays behind the hours by days', async () => {
  const page = await visit('company', newOffer, { godmode: true, viewport: phone, dark: true });
  await showStep(schedule(page));
  await schedule(page).fill('Turnos según la temporada');
  await openGrid(page);
  await page.getByText('Se conserva lo demás que has escrito: «Turnos según la temporada»').waitFor();
  await page.getByLabel('sábado, desde', { exact: true }).fill('10:00');
  expect(await schedule(page).inputValue()).toBe('Turnos según la temporada');
  await page.getByLabel('sábado, hasta', { exact: true }).fill('13:00');
  expect(await schedule(page).inputValue()).toBe('Sábado, de 10:00 a 13:00. Turnos según la temporada');
  await page.getByLabel('sábado, hasta', { exact: true }).fill('');
  expect(await schedule(page).inputValue()).toBe('Turnos según la temporada');
  await schedule(page).fill('De lunes a miércoles, de 8 a 12 h');
  await expect.poll(() => page.getByLabel('miércoles, hasta', { exact: true }).inputValue()).toBe('12:00');
  expect(await auditScrolledToTop(page)).toEqual([]);
});

it('the training project shows the week as a table with its sum', async () => {
  const id = placementIn(portalOf(), 'student', 'activa');
  portalOf().db.run(sql`
    UPDATE placement SET datos = json_set(datos, '$.horario', 'De lunes a jueves, de 9 a 14 h. En verano, menos.')
    WHERE id = ${id}`);
  const page = await visit('student', `${placementList}?practica=${id}&vista=proyecto`, { godmode: true });
  const table = page.locator('.week-table');
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(5);
  expect(await table.getByRole('row').last().innerText()).toMatch(/A la semana\s+20 h/);
  await page.getByText('En verano, menos.').waitFor();
  expect(await auditPage(page)).toEqual([]);
});
