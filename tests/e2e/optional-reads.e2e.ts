import { expect, it } from 'vitest';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { unfold } from '../support/pages/company-page.ts';
import { openAllRows } from '../support/pages/folding-rows.ts';
import { injectFault } from '../support/faults/faults.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

/* Parts of a page whose answer is optional: where it fails, the page comes without them, says so once, and retries. */

const { visit } = portalTest('meridia');

const notes = /dameNotasInformativas/;
const kinds = /Dominios\/tiposContacoEmpresa/;
const phoneInDark = { viewport: phone, dark: true };

it.each([
  {
    path: '/solicitar-cambio-practicas',
    calls: notes,
    failed: 'No hemos podido cargar los avisos de la universidad.',
    shown: '.placement-notes summary',
    way: phoneInDark,
  },
  {
    path: '/ca/sollicitar-canvi-practiques',
    calls: /dameAnexosPracticas/,
    failed: 'No hem pogut carregar «Anexo 7».',
    shown: 'a[href$="#sheets"]',
    isFolded: true,
    way: { viewport: desktop },
  },
  {
    path: '/nueva-oferta/practicas',
    calls: notes,
    failed: 'No hemos podido cargar los avisos de la universidad sobre esta oferta.',
    shown: '.offer-notes summary',
    way: { viewport: desktop },
  },
  {
    path: '/ca/la-meva-empresa',
    calls: kinds,
    failed: 'No hem pogut carregar les funcions dels contactes.',
    shown: '.company-tags li:nth-child(3)',
    isInSection: true,
    way: phoneInDark,
  },
  {
    path: '/mi-perfil',
    calls: kinds,
    failed: 'No hemos podido cargar los tipos de contacto.',
    shown: 'main',
    way: phoneInDark,
  },
])(
  '$path says that a part is missing, and shows it with another try',
  async ({ path, calls, failed, shown, isFolded, isInSection, way }) => {
    let repair: () => Promise<void> = () => Promise.resolve();
    const page = await visit('company', path, {
      godmode: true,
      faulty: true,
      ...way,
      signedIn: async (page) => {
        repair = await injectFault(page, 'HTTP 500', calls);
      },
    });
    if (isInSection) await unfold(page);
    const remark = page.locator('.part-failed', { hasText: failed });
    await remark.waitFor();
    expect(await page.locator('.part-failed').count()).toBe(1);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await repair();
    await remark.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await remark.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('answer-remarks');
    if (isFolded) await openAllRows(page);
    await page.locator(shown).first().waitFor();
  },
);

it.each([
  {
    path: '/subir-convenio-firmado',
    way: phoneInDark,
    words: 'El servicio no está disponible',
    shown: '.agreements article',
  },
  {
    path: '/ca/la-meva-empresa',
    way: { viewport: desktop },
    words: 'El servei no està disponible',
    shown: '#agreements [data-agreement]',
  },
])(
  '$path shows error 500 above the page where agreements do not load',
  async ({ path, way, words, shown }) => {
    let repair: () => Promise<void> = () => Promise.resolve();
    const page = await visit('company', path, {
      godmode: true,
      faulty: true,
      ...way,
      signedIn: async (page) => {
        repair = await injectFault(page, 'an unknown status', /dameConveniosEmpresa/);
      },
    });
    const banner = page.locator('.banner', { hasText: words });
    const retry = banner.getByRole('button', { name: /^(Reintentar|Torna-ho a provar)$/ });
    await banner.waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await retry.click();
    await banner.waitFor();
    await repair();
    await retry.click();
    await page.locator(shown).first().waitFor();
    expect(await banner.count()).toBe(0);
  },
);
