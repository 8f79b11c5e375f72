import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const brand = 'montclar';
const { portalOf, visit } = portalTest(brand);

const agreement = '/nuevo-convenio-colaboracion';
const signer = (page: Page) => page.locator('main form [name=nombre]');

/** Opens the agreement form of a persona's first firm, with typed signatory. */
async function typeSignatory(): Promise<Page> {
  const page = await visit('group', agreement, { godmode: true, faulty: true });
  await signer(page).fill('Firmante de la primera');
  await page.waitForFunction(() => Object.keys(sessionStorage).some((it) => it.includes('borrador.')));
  return page;
}

const tokenIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey(brand, 'token'));

describe('someone of several firms', () => {
  it('finds no draft of one firm in another', async () => {
    const page = await typeSignatory();
    await page.goto(portalOf().url('/robots.txt'));
    await page.evaluate((key) => localStorage.removeItem(key), storageKey(brand, 'token'));
    await portalOf().signIn(page, 'group', 1);
    await page.goto(portalOf().url(agreement));
    await hydrated(page);
    await signer(page).waitFor();
    expect(await signer(page).inputValue()).not.toBe('Firmante de la primera');
  });

  it('finds the draft again in the same firm', async () => {
    const page = await typeSignatory();
    await page.goto(portalOf().url('/robots.txt'));
    await page.evaluate((key) => localStorage.removeItem(key), storageKey(brand, 'token'));
    await portalOf().signIn(page, 'group');
    await page.goto(portalOf().url(agreement));
    await hydrated(page);
    await expect.poll(() => signer(page).inputValue()).toBe('Firmante de la primera');
  });

  it('sends nothing for one firm after another tab chose another firm, and loses nothing', async () => {
    const page = await typeSignatory();
    const other = await page.context().newPage();
    await other.goto(portalOf().url('/robots.txt'));
    await portalOf().signIn(other, 'group', 1);
    const banner = page.locator('.banner', { hasText: 'Esta página es de otra cuenta' });
    await banner.waitFor();
    // The firm of the page, the firm of the other tab, and which one to continue with.
    expect(new Set((await banner.locator('p').allInnerTexts()).join().match(/\([^)]+\)/g)).size).toBe(2);
    expect(await signer(page).inputValue()).toBe('Firmante de la primera');
    const sent: string[] = [];
    page.on('request', (it) => sent.push(it.method()));
    const token = await tokenIn(other);
    // Only the signatory is typed: submitting is tried by keyboard.
    await signer(page).press('Enter');
    await page
      .getByRole('button', { name: /enviar/i })
      .first()
      .click();
    await hydrated(page);
    expect(sent).not.toContain('POST');
    expect(await tokenIn(other)).toBe(token);
    await portalOf().signIn(other, 'group');
    await banner.waitFor({ state: 'detached' });
    expect(await signer(page).inputValue()).toBe('Firmante de la primera');
  });

  it('sees the firm in the header, with a link to choose another', async () => {
    const page = await visit(undefined, '/login/empresas', { godmode: true });
    await page.getByLabel('Correo electrónico o usuario', { exact: true }).fill(personaOf('group').usuario);
    await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: 'Acceder', exact: true }).click();
    const firm = page.locator('.login-firms button').nth(1);
    const [name = ''] = (await firm.innerText()).split('\n');
    await firm.click();
    const greeting = page.locator('header .greeting');
    await greeting.getByText(name, { exact: true }).waitFor();
    expect(await page.locator('main h1').innerText()).toBe(name);
    await page.getByRole('link', { name: 'Cambiar de empresa' }).click();
    await page.waitForURL('**/login/empresas?cuenta=otra');
    await hydrated(page);
    expect(await greeting.innerText()).toContain(name);
    const remark = page.locator('.login-remark', { hasText: name });
    await remark.waitFor();
    await page.getByLabel('Correo electrónico o usuario', { exact: true }).fill(personaOf('group').usuario);
    await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: 'Acceder', exact: true }).click();
    await page.locator('.login-firms button').first().waitFor();
    expect(await remark.isVisible()).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });
});

describe('two tabs with a new offer', () => {
  const title = (page: Page) => page.locator('main form [name=titulo]');

  it('have a draft each, linked from the home page and the list of offers', async () => {
    const first = await visit('company', '/nueva-oferta/practicas', { godmode: true });
    await title(first).fill('Taller de la primera');
    const second = await first.context().newPage();
    await second.goto(portalOf().url('/nueva-oferta/practicas'));
    await hydrated(second);
    await title(second).waitFor();
    expect(await title(second).inputValue()).toBe('');
    await title(second).fill('Taller de la segunda');
    await second.waitForURL('**?borrador=*');
    await first.reload();
    await expect.poll(() => title(first).inputValue()).toBe('Taller de la primera');
    await second.goto(portalOf().url('/'));
    await second.locator('.waiting-rows p').getByText('Tienes 2 ofertas a medias').waitFor();
    await second.goto(portalOf().url('/mis-ofertas'));
    const drafts = second.getByRole('region', { name: 'Tienes 2 ofertas a medias' });
    await drafts.waitFor();
    expect(await drafts.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Taller de la segunda'),
      expect.stringContaining('Taller de la primera'),
    ]);
    expect(await auditScrolledToTop(second)).toEqual([]);
    await drafts.getByRole('button', { name: 'Descartar Taller de la primera' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
    await second.getByRole('region', { name: 'Tienes una oferta a medias' }).waitFor();
    await second.getByRole('link', { name: 'Continuar Taller de la segunda' }).click();
    await expect.poll(() => title(second).inputValue()).toBe('Taller de la segunda');
  });
});
