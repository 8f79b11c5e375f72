import { expect, test } from 'vitest';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { unlinkedPages } from './unlinked-pages.ts';

const files = (yaml: string, more: Record<string, string> = {}) =>
  tempBrand({ 'cierzo/brand.yaml': `id: cierzo\nidiomas: [es, ca]\n${yaml}\n`, ...more });
const withoutGuides = 'modulos: { guias: false }';

test('career guidance is linked from the guides, and is reported where they are off', async () => {
  expect(await unlinkedPages(files(''))).toEqual([]);
  expect(await unlinkedPages(files('modulos: { guias: false, orientacion: false }'))).toEqual([]);
  const [problem] = await unlinkedPages(files(withoutGuides));
  expect(problem).toMatchObject({ code: 'unlinked-page', location: { line: 3 } });
  expect(problem?.what.en).toContain('`/orientacion-laboral`, `/ca/orientacio-laboral` (Spanish, Catalan)');
});

test('a link of the footer or of another page of the brand counts in its own language', async () => {
  const footer = `${withoutGuides}\nfooter: { enlaces: { es: [{ texto: x, url: /orientacion-laboral }], ca: [] } }`;
  const [problem] = await unlinkedPages(files(footer));
  expect(problem?.what.en).toContain('`/ca/orientacio-laboral` (Catalan)');
  const page = { 'cierzo/content/ca/ayuda.md': '[x](/orientacio-laboral#y)' };
  expect(await unlinkedPages(files(footer, page))).toEqual([]);
});
