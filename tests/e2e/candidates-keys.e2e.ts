import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { auditPage } from '../support/pages/axe.ts';
import {
  candidatePane,
  candidateRow,
  dialog,
  focusedText,
  offerWith,
  openCandidates,
  stateOf,
} from '../support/pages/candidates.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { portalOf } = portals;

it('candidates are opened, moved and rejected by single keys, which a dialog lists', async () => {
  const { path, ids } = offerWith(portalOf(), [3, 3, 3]);
  const page = await openCandidates(portals, path);
  await page.keyboard.press('j');
  await expect.poll(() => focusedText(page)).toMatch(/^Zoë/);
  await page.keyboard.press('Enter');
  const moves = candidatePane(page).locator('.candidate-move-buttons');
  await moves.waitFor();
  await page.keyboard.press('j');
  await candidatePane(page).getByRole('heading', { name: /^Biel/ }).waitFor();
  await page.keyboard.press('k');
  await candidatePane(page).getByRole('heading', { name: /^Zoë/ }).waitFor();
  await page.keyboard.press('?');
  await dialog(page).getByRole('heading', { name: 'Atajos de teclado' }).waitFor();
  expect(await dialog(page).locator('kbd').allTextContents()).toEqual(
    expect.arrayContaining(['j', 'k', 'n', '1', 'x', '?']),
  );
  expect(await auditPage(page)).toEqual([]);
  // Keys do not act behind a dialog.
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  const first = moves.getByRole('button').first();
  expect(await first.getAttribute('aria-keyshortcuts')).toBe('1');
  expect(await first.innerText()).toBe('En proceso de selección');
  expect(stateOf(portalOf(), ids[0])).toBe(3);
  await page.keyboard.press('1');
  await page.getByText('Ahora está en «En proceso de selección».').waitFor();
  expect(stateOf(portalOf(), ids[0])).toBe(4);
  await page.keyboard.press('n');
  await candidatePane(page).getByRole('heading', { name: /^Ona/ }).waitFor();
  await page.keyboard.press('x');
  await dialog(page).getByRole('radio').first().check();
  await dialog(page).getByRole('button', { name: 'Descartar' }).press('Enter');
  await page.locator('.rejection').getByText(/Ona/).waitFor();
  await page.keyboard.press('z');
  await page.locator('.rejection').waitFor({ state: 'detached' });
  expect(stateOf(portalOf(), ids[2])).toBe(3);
});

it('keys do nothing in fields, and are switched off for good', async () => {
  const { path, ids } = offerWith(portalOf(), [3, 3]);
  const page = await openCandidates(portals, `${path}?candidatura=${ids[0]}`);
  await candidatePane(page).locator('.candidate-move-buttons').waitFor();
  await page.getByLabel('Marcar la candidatura de Zoë').focus();
  await page.keyboard.press('x');
  expect(await dialog(page).count()).toBe(0);
  await candidatePane(page).getByRole('button', { name: 'Atajos de teclado' }).click();
  await dialog(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.keyboard.press('x');
  await page.keyboard.press('?');
  expect(await dialog(page).count()).toBe(0);
  await page.reload();
  await candidatePane(page).locator('.candidate-move-buttons').waitFor();
  expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0);
  await page.keyboard.press('1');
  await candidateRow(page, 'Biel').getByRole('link').click();
  await candidatePane(page).getByRole('heading', { name: /^Biel/ }).waitFor();
  expect(stateOf(portalOf(), ids[0])).toBe(3);
});

it('keys lead on from the page of a candidate', async () => {
  const { ids } = offerWith(portalOf(), [3, 3]);
  const page = await openCandidates(portals, `/ver-cv/${ids[0]}`);
  await page.locator('.candidate-move-buttons').waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: /^Biel/, level: 1 }).waitFor();
  await page.locator('.candidate-move-buttons').waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: /^Zoë/, level: 1 }).waitFor();
});

/** Rejects the opened candidate by `x` and the usual reason. */
async function rejectByKeys(page: Page): Promise<void> {
  await page.keyboard.press('x');
  await expect.poll(() => dialog(page).getByRole('radio', { checked: true }).count()).toBe(1);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
}

it('a rejection takes the reason of the last one, and the last one is undone from the next candidate', async () => {
  const { path, ids } = offerWith(portalOf(), [3, 3, 3]);
  const page = await openCandidates(portals, path);
  const moves = candidatePane(page).locator('.candidate-move-buttons');
  await page.keyboard.press('n');
  await moves.waitFor();
  await page.keyboard.press('x');
  // The first reason has the focus, and none is chosen for the company.
  const reasons = dialog(page).getByRole('radio');
  await reasons.first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
  expect(await dialog(page).getByRole('radio', { checked: true }).count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await candidatePane(page).getByRole('heading', { name: /^Biel/ }).waitFor();
  await moves.waitFor();
  await rejectByKeys(page);
  await candidateRow(page, 'Biel').getByText('Descarte sin enviar').waitFor();
  // The latest is first and in full.
  expect(await page.locator('.rejection').first().innerText()).toMatch(/^Biel[^]* no seguirá/);
  expect(await page.locator('.rejection').nth(1).innerText()).not.toMatch(/segundos/);
  expect(await auditPage(page)).toEqual([]);
  await page.keyboard.press('n');
  await candidatePane(page).getByRole('heading', { name: /^Ona/ }).waitFor();
  await moves.waitFor();
  await page.keyboard.press('z');
  await page.locator('.rejection', { hasText: 'Biel' }).waitFor({ state: 'detached' });
  expect(await page.locator('.rejection').count()).toBe(1);
  expect(stateOf(portalOf(), ids[1])).toBe(3);
});

it('the CV of the next unread has the focus, so that the keys that scroll act on it', async () => {
  const { path, ids } = offerWith(portalOf(), [3, 3]);
  const page = await openCandidates(portals, path, { viewport: { width: 1280, height: 560 } });
  const body = candidatePane(page).locator('.candidate-body');
  const isFocused = (): Promise<boolean> => body.evaluate((it) => it === document.activeElement);
  const scrolled = (): Promise<number> => body.evaluate((it) => it.scrollTop);
  await page.keyboard.press('n');
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('j');
  await candidatePane(page).getByRole('heading', { name: /^Biel/ }).waitFor();
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.press('1');
  await page.getByText('No queda ninguna sin leer en esta lista.').waitFor();
  expect(stateOf(portalOf(), ids[1])).toBe(4);
  await candidatePane(page).getByRole('link', { name: 'Ver mis ofertas' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedText(page)).toMatch(/^Biel/);
  expect(await candidatePane(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await body.waitFor();
  await page.keyboard.press('l');
  await expect.poll(isFocused).toBe(true);
});
