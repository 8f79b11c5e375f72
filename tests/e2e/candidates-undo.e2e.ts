import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import {
  button,
  candidateRow,
  dialog,
  offerWith,
  openCandidates,
  stateOf,
} from '../support/pages/candidates.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { portalOf } = portals;

/** Rejects the candidate who is open, and waits until that can be taken back. */
async function reject(page: Page): Promise<void> {
  await button(page, 'Descartar').click();
  await dialog(page).getByRole('radio').first().check();
  await dialog(page).getByRole('button', { name: 'Descartar' }).click();
  await page.locator('.rejection').waitFor();
}

it('a rejection survives a reload, and is sent once', async () => {
  const { path, ids } = offerWith(portalOf(), [3, 3]);
  const page = await openCandidates(portals, path);
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.url().includes('cambiaEstadoCandidatura'))));
  await candidateRow(page, 'Zoë').getByRole('link').click();
  await reject(page);
  expect(await auditScrolledToTop(page)).toEqual([]);
  await page.reload();
  await page.locator('.rejection').getByText(/Zoë/).waitFor();
  expect([posts, stateOf(portalOf(), ids[0])]).toEqual([0, 3]);
  await page.getByRole('button', { name: /^Enviar ya el descarte de Zoë/ }).click();
  await expect.poll(() => stateOf(portalOf(), ids[0])).toBe(9);
  expect(posts).toBe(1);
});

it('a rejection is still there on the page of the next candidate of a phone, and can be taken back', async () => {
  const { ids } = offerWith(portalOf(), [3, 3]);
  const page = await openCandidates(portals, `/ver-cv/${ids[0]}`, { viewport: phone, dark: true });
  await reject(page);
  await button(page, 'Siguiente sin leer').click();
  await page.getByRole('heading', { name: /^Biel/, level: 1 }).waitFor();
  await page.locator('.rejection').getByText(/Zoë/).waitFor();
  expect(await auditScrolledToTop(page)).toEqual([]);
  await page.getByRole('button', { name: /^Deshacer el descarte de Zoë/ }).click();
  await page.locator('.rejection').waitFor({ state: 'detached' });
  expect(stateOf(portalOf(), ids[0])).toBe(3);
});

it('a rejection is sent by a sign-out', async () => {
  const { path, ids } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, path);
  await candidateRow(page, 'Zoë').getByRole('link').click();
  await reject(page);
  await page.getByRole('link', { name: 'Cerrar sesión' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/mis-ofertas'));
  expect(stateOf(portalOf(), ids[0])).toBe(9);
});

it('a rejection is kept when the session is lost, with a line that says so', async () => {
  const { path, ids } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, path, { faulty: true });
  await candidateRow(page, 'Zoë').getByRole('link').click();
  await reject(page);
  await page.route(/cambiaEstadoCandidatura/, (route) => route.fulfill({ json: { status: 2 } }), {
    times: 1,
  });
  await page.getByRole('button', { name: /^Enviar ya el descarte de Zoë/ }).click();
  await page.locator('.rejection').getByText('no se ha enviado. Lo guardamos').waitFor();
  expect(stateOf(portalOf(), ids[0])).toBe(3);
  await portalOf().signIn(page, 'company');
  await page.goto(portalOf().url(path));
  await page.locator('.rejection').waitFor();
  await page.getByRole('button', { name: /^Enviar ya el descarte/ }).click();
  await expect.poll(() => stateOf(portalOf(), ids[0])).toBe(9);
});

it('a rejection that failed without a connection waits again as soon as there is one', async () => {
  const { path, ids } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, path, { faulty: true });
  await candidateRow(page, 'Zoë').getByRole('link').click();
  await reject(page);
  await page.route(/cambiaEstadoCandidatura/, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByRole('button', { name: /^Enviar ya el descarte de Zoë/ }).click();
  await page.locator('.rejection').getByText('no se ha enviado. Lo guardamos').waitFor();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.locator('.rejection[data-phase=waiting]').waitFor();
  await page.getByRole('button', { name: /^Enviar ya el descarte/ }).click();
  await expect.poll(() => stateOf(portalOf(), ids[0])).toBe(9);
});

it('a rejection that is not sent yet is named on the home, with the way to the candidate', async () => {
  const { path, ids } = offerWith(portalOf(), [3]);
  const page = await openCandidates(portals, path);
  await candidateRow(page, 'Zoë').getByRole('link').click();
  await reject(page);
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('link', { name: /^Ver la candidatura Un descarte no se ha enviado/ }).click();
  await page.locator('.rejection').getByText(/Zoë/).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/ver-cv/${ids[0]}`);
  expect(stateOf(portalOf(), ids[0])).toBe(3);
});
