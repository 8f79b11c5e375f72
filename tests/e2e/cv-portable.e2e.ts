import { text as streamText } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { auditPage } from '../support/pages/axe.ts';
import { entries, openCv } from '../support/pages/cv-page.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

it('an exported CV is imported into another one after a preview, without duplicates or overwriting', async () => {
  const page = await newPage({ viewport: desktop });
  await openCv(page, portalOf(), 'student');
  await page.getByRole('link', { name: 'Exportar o importar el CV' }).click();
  await page.getByRole('heading', { name: 'Exportar tu CV' }).waitFor();
  expect(await auditPage(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Europass (XML)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('curriculum-europass.xml');
  const text = await streamText(await download.createReadStream());
  expect(text).toContain('<SkillsPassport');
  expect(text).not.toMatch(/ES\d{22}|\b\d{8}[A-Z]\b/);

  // The exporting CV has everything already.
  const own = { name: 'cv.xml', mimeType: 'application/xml', buffer: Buffer.from(text) };
  await page.getByLabel('Fichero del CV').setInputFiles(own);
  await page.locator('.portable-item').first().waitFor();
  expect(await page.locator('.portable-item input:enabled').count()).toBe(0);

  const other = await newPage({ viewport: phone, dark: true });
  await openCv(other, portalOf(), 'empty-student');
  const before = await entries(other, 'experience').count();
  await other.goto(portalOf().url('/cv?vista=fichero'));
  await hydrated(other);
  const posts: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await other.getByLabel('Fichero del CV').setInputFiles(own);
  await other.locator('.portable-item').first().waitFor();
  expect(posts).toEqual([]);
  // Days in the format of the CV, not of the file.
  const offered = await other.locator('.portable-detail').allInnerTexts();
  expect(offered.filter((text) => /\d{4}-\d{2}/.test(text))).toEqual([]);
  expect(offered.some((text) => / de \d{4}/.test(text))).toBe(true);
  expect(await auditPage(other)).toEqual([]);
  const wanted = await other.locator('.portable-item input:enabled').count();
  await other.locator('.portable-item input:enabled').last().uncheck();
  await other.getByRole('button', { name: `Añadir ${wanted - 1} datos a mi CV` }).click();
  await other.getByText(/Se han añadido \d+ datos/).waitFor();
  expect(await other.locator('.portable-item input:enabled').count()).toBe(1);
  expect(posts.length).toBe(wanted - 1);
  await other.getByRole('link', { name: 'Volver a mi CV' }).click();
  await other.locator('.section').first().waitFor();
  expect(await entries(other, 'experience').count()).toBeGreaterThan(before);
});

it('a file that is not a CV is reported, and nothing is sent', async () => {
  const page = await newPage({ viewport: phone });
  await openCv(page, portalOf(), 'student');
  await page.goto(portalOf().url('/cv?vista=fichero'));
  await hydrated(page);
  const file = {
    name: 'cv.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from('<html><body></body></html>'),
  };
  // Texts of the page, not of the browser.
  await page.locator('.file-zone', { hasText: 'Elige un fichero' }).waitFor();
  await page.getByLabel('Fichero del CV').setInputFiles(file);
  await page.getByText('Este fichero no es un CV de Europass ni de JSON Resume.').waitFor();
  expect(await page.getByRole('button', { name: /^Añadir/ }).count()).toBe(0);

  const work = Array.from({ length: 250 }, (_, at) => ({
    position: `Puesto ${at}`,
    startDate: '2024-01-01',
  }));
  const huge = {
    name: 'cv.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ work })),
  };
  await page.getByLabel('Fichero del CV').setInputFiles(huge);
  await page.getByText('El fichero contiene 250 datos. Aquí ves los 200 primeros').waitFor();
  await page.getByRole('button', { name: 'Añadir 200 datos a mi CV' }).waitFor();
});

it('a job with impossible dates is reported before sending, and the rest is imported', async () => {
  const page = await newPage({ viewport: phone });
  await openCv(page, portalOf(), 'empty-student');
  await page.goto(portalOf().url('/cv?vista=fichero'));
  await hydrated(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  const resume = {
    basics: { name: 'Noa' },
    work: [
      { position: 'Farera', startDate: '2025-06-01', endDate: '2024-06-01' },
      { position: 'Guarda del faro', startDate: '2024-06', endDate: '2024-06' },
    ],
  };
  const file = {
    name: 'cv.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  };
  await page.getByLabel('Fichero del CV').setInputFiles(file);
  const wrong = page.getByRole('checkbox', { name: 'Farera' });
  await wrong.waitFor();
  expect(await wrong.isDisabled()).toBe(true);
  expect(await page.locator('.portable-remark').allInnerTexts()).toEqual([
    'Las fechas no son correctas: el fin tiene que ser posterior al inicio. Añádelo a mano.',
  ]);
  expect(await auditPage(page)).toEqual([]);
  await page.getByRole('button', { name: 'Añadir 1 dato a mi CV' }).click();
  await page.getByText(/Se ha añadido 1 dato/).waitFor();
  expect(posts).toEqual(['addExperiencia']);
});
