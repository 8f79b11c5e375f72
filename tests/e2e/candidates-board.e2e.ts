import { expect, it } from 'vitest';
import { auditPage } from '../support/pages/axe.ts';
import {
  button,
  candidatePane,
  dialog,
  focusedText,
  offerWith,
  openCandidates,
  stateOf,
} from '../support/pages/candidates.ts';
import { addressOf } from '../support/portal/visit.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { portalOf } = portals;

it('the board is used by keyboard: along the columns, into a phase, and to a candidate and back', async () => {
  const { path, ids } = offerWith(portalOf(), [3, 3, 5]);
  const page = await openCandidates(portals, path);
  await button(page, 'Ver como tablero por fases').press('Enter');
  await page.locator('.board').waitFor();
  expect(addressOf(page)).toBe(`${path}?vista=tablero`);
  expect(await page.locator('.board-column h2').allInnerTexts()).toEqual([
    'Nuevas 2',
    'En proceso 0',
    'Finalistas 1',
    'Seleccionadas 0',
    'Descartadas 0',
  ]);
  expect(await auditPage(page)).toEqual([]);
  await page.keyboard.press('j');
  await expect.poll(() => focusedText(page)).toMatch(/^Zoë/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedText(page)).toMatch(/^Ona/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedText(page)).toMatch(/^Zoë/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(page)).toBe('Pasar a «En proceso de selección»');
  await page.keyboard.press('Enter');
  await page.getByText('Ahora está en «En proceso de selección».').waitFor();
  expect(stateOf(portalOf(), ids[0])).toBe(4);
  await page.locator('.board-column').nth(1).getByRole('link', { name: /^Zoë/ }).waitFor();
  expect(await auditPage(page)).toEqual([]);
  await page.getByRole('link', { name: /^Biel/ }).press('Enter');
  await candidatePane(page).getByRole('heading', { name: /^Biel/ }).waitFor();
  await button(page, 'Cerrar la candidatura').press('Enter');
  await page.locator('.board').waitFor();
  await expect.poll(() => focusedText(page)).toMatch(/^Biel/);
});

it('a card is dropped on a state, and a rejection asks and can be taken back', async () => {
  const { path, ids } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, `${path}?vista=tablero`, { dark: true });
  const drop = async (column: number, state: string): Promise<void> => {
    await page.locator('.board-card').hover();
    await page.mouse.down();
    await page.locator('.board-column').nth(column).hover();
    await page.locator('.board-target', { hasText: state }).hover();
    await page.mouse.up();
  };
  await drop(2, 'Preseleccionada');
  await page.getByText('Ahora está en «Preseleccionada».').waitFor();
  expect(stateOf(portalOf(), ids[0])).toBe(5);
  await drop(4, 'No seleccionada');
  await dialog(page).getByRole('radio').first().check();
  await dialog(page).getByRole('button', { name: 'Descartar' }).click();
  await page.locator('.board-card').getByText('Descarte sin enviar').waitFor();
  await page.getByRole('button', { name: /^Deshacer el descarte de Zoë/ }).click();
  await page.locator('.rejection').waitFor({ state: 'detached' });
  expect(stateOf(portalOf(), ids[0])).toBe(5);
});

it('the board is only for wide windows', async () => {
  const { path } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, `${path}?vista=tablero`, { viewport: phone });
  expect(await button(page, 'Ver como tablero por fases').count()).toBe(0);
  await page.setViewportSize(desktop);
  await page.locator('.board').waitFor();
});
