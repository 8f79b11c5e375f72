import { describe, expect, it } from 'vitest';
import { homePages, settled, shiftOf } from '../support/pages/home-pages.ts';
import { desktop, phone } from '../support/portal/portal-test.ts';

const { home } = homePages();

const lists = [
  ['company', '/mis-ofertas'],
  ['company', '/subir-convenio-firmado'],
  ['company', '/solicitudes-practicas-educacion'],
  ['company', '/eventos'],
  ['student', '/ofertas-practicas'],
  ['student', '/mis-candidaturas'],
  ['student', '/mis-practicas'],
  ['student', '/mis-tramites'],
  ['student', '/encuestas'],
  ['student', '/guias-orientacion'],
  ['student', '/eventos'],
] as const;

describe.each([desktop, phone])('in a window of $width px', (viewport) => {
  it.each(lists)('nothing moves while a list of a %s fills: %s', async (persona, path) => {
    const page = await home(persona, { viewport, path, notesShifts: true, godmode: true });
    await page.waitForLoadState('networkidle');
    await settled(page);
    expect(await shiftOf(page)).toBe(0);
  });
});
