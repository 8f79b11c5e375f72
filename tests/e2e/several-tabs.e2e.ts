import { describe, expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { storedKeys } from '../support/portal/stored-keys.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { addressOf } from '../support/portal/visit.ts';
import { desktop, portalTest } from '../support/portal/portal-test.ts';
import { enterFrame, menuEntries as entries, openFrame } from '../support/pages/signed-in-frame.ts';

const brand = 'meridia';
const portals = portalTest(brand);
const { portalOf } = portals;

const enter = (persona: PersonaId, path: string, viewport = desktop) =>
  enterFrame(portals, persona, path, viewport);

describe('several tabs', () => {
  it('signing out in one removes all personal data from the other', async () => {
    const { page, context } = await enter('student', '/eventos');
    const other = await context.newPage();
    await openFrame(portals, other, '/cv');
    await page.locator('header').getByRole('link', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(portalOf().url('/logout'));
    await other.waitForURL(portalOf().url('/login'));
    await hydrated(other);
    expect(await other.locator('body').innerText()).not.toContain('Lucía');
  });

  it('after another person signs in, the other tab greets them', async () => {
    const { page, context } = await enter('student', '/eventos');
    const other = await context.newPage();
    await other.goto(portalOf().url('/robots.txt'));
    const reloaded = page.waitForEvent('load');
    await portalOf().signIn(other, 'graduate');
    await reloaded;
    await hydrated(page);
    await menuReady(page);
    expect(addressOf(page)).toBe('/eventos');
    expect(await page.locator('header .greeting').innerText()).toBe('Hola, Martí\nMi CV');
    expect(await entries(page)).not.toContain('Mis prácticas');
  });

  it('after a company signs in in one, the other leaves the page of a student for home', async () => {
    const { page, context } = await enter('student', '/cv');
    const other = await context.newPage();
    await other.goto(portalOf().url('/robots.txt'));
    await portalOf().signIn(other, 'company');
    await page.waitForURL(portalOf().url('/'));
    await hydrated(page);
    expect(await page.locator('.home-tile').first().isVisible()).toBe(true);
  });
});

it('going back after signing out shows no earlier data, and leads to the sign-in', async () => {
  const { page } = await enter('student', '/cv');
  await page.locator('header').getByRole('link', { name: 'Cerrar sesión' }).click();
  await page.waitForURL(portalOf().url('/logout'));
  await hydrated(page);
  expect(await storedKeys(page)).toEqual([]);
  await page.goBack();
  await page.waitForURL(portalOf().url('/login'));
  await hydrated(page);
  expect(await page.locator('body').innerText()).not.toContain('Lucía');
});
