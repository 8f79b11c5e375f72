import { describe, expect, it } from 'vitest';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import { homePages, settled, shiftOf } from '../support/pages/home-pages.ts';
import { desktop, phone } from '../support/portal/portal-test.ts';

const { home, newPortal } = homePages();

const lists = [
  ['company', '/mis-ofertas'],
  ['company', '/nueva-oferta/practicas'],
  ['company', '/nueva-oferta/empleo'],
  ['company', '/subir-convenio-firmado'],
  ['company', '/solicitudes-practicas-educacion'],
  ['company', '/eventos'],
  ['student', '/ofertas-practicas'],
  ['student', '/mis-candidaturas'],
  ['student', '/mis-practicas'],
  ['student', '/mis-tramites'],
  ['student', '/fechas'],
  ['company', '/fechas'],
  ['student', '/encuestas'],
  ['student', '/guias-orientacion'],
  ['student', '/eventos'],
] as const;

describe.each([desktop, phone])('in a window of $width px', (viewport) => {
  it.each(lists)('nothing moves while a page of a %s fills: %s', async (persona, path) => {
    const page = await home(persona, { viewport, path, notesShifts: true, godmode: true });
    await page.waitForLoadState('networkidle');
    await settled(page);
    expect(await shiftOf(page)).toBe(0);
  });

  it.each([
    ['practicas', ['/', '/ofertas-practicas', '/mis-candidaturas', '/mis-practicas', '/mis-tramites']],
    ['empleo', ['/', '/ofertas-empleo', '/mis-candidaturas', '/mis-tramites']],
  ] as const)('nothing moves for a student with %s only in a brand with both', async (service, paths) => {
    const portal = await newPortal('meridia');
    const services = { conPracticas: service === 'practicas', conEmpleo: service === 'empleo' };
    portal.db.update('student', { id: personaAccount(portal, 'student') }, services);
    for (const path of paths) {
      const page = await home('student', { portal, viewport, path, notesShifts: true, godmode: true });
      await page.waitForLoadState('networkidle');
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await shiftOf(page), path).toBe(0);
    }
  });
});
