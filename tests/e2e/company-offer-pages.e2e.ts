import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { makeCandidacy } from '#sandbox/seed/make-offers.ts';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { offered, ownList, ownOffer, storedState } from '../support/pages/own-offers.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar', 'ribera');
const { portalOf } = portals;

const visit = (path: string, options: Parameters<typeof portals.visit>[2] = {}): Promise<Page> =>
  portals.visit('company', path, { godmode: true, ...options });

describe('the sheet of an offer', () => {
  it('shows the state, the data for students, and the data for company and institution only', async () => {
    const portal = portalOf();
    const original = ownOffer(portal, { titulo: 'La original' });
    const offer = ownOffer(portal, {
      titulo: 'Taller de ñandúes',
      estado: 'pendiente',
      fechaCaducidad: '2027-06-30',
      copiaDe: original.id,
      observacionesUniversidad: 'Di qué tareas hará.\n\nY en qué horario.',
      datos: { descripcion: 'Con las manos', numeroPedido: 'P-77', observaciones: 'Llamar antes' },
    });
    const page = await visit(`/oferta/${offer.urlAcceso}`);
    await page.getByText('Con las manos').waitFor();
    expect(await page.title()).toContain('Taller de ñandúes');
    await page.getByText('la universidad pide que corrijas:').waitFor();
    await page.getByText('Y en qué horario.').waitFor();
    const inside = page.getByRole('region', { name: 'Solo para tu empresa' });
    for (const text of ['P-77', 'Llamar antes', '30 de junio de 2027'])
      await inside.getByText(text, { exact: true }).waitFor();
    const main = page.locator('.sheet-head .button-primary');
    expect(await main.getAttribute('href')).toBe(`/editar-oferta/${offer.id}`);
    expect(await offered(page.locator('.sheet-head'))).toEqual([
      'Ver como la ve el alumnado',
      'Duplicar',
      'Duplicar como empleo',
      'Cerrar la oferta',
      'Eliminar',
    ]);
    expect(await auditPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'Es una copia: ver la original.' }).click();
    await page.getByRole('heading', { name: 'La original' }).waitFor();
    await page.getByRole('link', { name: 'Volver a mis ofertas' }).click();
    await page.waitForURL(`**${ownList}`);
  });

  it('says how long the company takes to answer, and how many reached each phase', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Con candidaturas' });
    for (const [estado, fecha] of [
      [4, '2026-02-03T09:00:00'],
      [8, '2026-02-06T09:00:00'],
      [9, '2026-02-11T09:00:00'],
    ] as const) {
      const candidacy = makeCandidacy(portal.db, offer.id, makeStudent(portal.db), { estado: 3 });
      portal.db.insert('candidacy_step', { candidacy, estado, fecha, quien: 'empresa' });
      portal.db.update('candidacy', { id: candidacy }, { estado });
    }
    const page = await visit(`/oferta/${offer.urlAcceso}`, { viewport: phone });
    const figures = page.getByRole('region', { name: 'Cómo va la selección' });
    await figures
      .getByText('Tu empresa da el primer paso en 5 días desde que se recibe la candidatura (mediana de 3')
      .waitFor();
    const rows = figures.getByRole('table', { name: 'Personas que llegaron a cada fase' }).getByRole('row');
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([
        'Fase\tPersonas',
        'Recibidas\t3',
        'En proceso\t2',
        'Finalistas\t1',
        'Seleccionadas\t1',
        'Descartadas\t1',
      ]);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('says why the university has not published it', async () => {
    const offer = ownOffer(portalOf(), {
      estado: 'cerrada',
      cierre: { por: 'universidad', motivo: 'No son prácticas: es un empleo.' },
    });
    const page = await visit(`/oferta/${offer.urlAcceso}`);
    await page.getByText('No publicada', { exact: true }).waitFor();
    await page.getByText('No son prácticas: es un empleo.').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('is closed and deleted in place, and then reported as gone', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Para acabar' });
    const page = await visit(`/oferta/${offer.urlAcceso}`, { viewport: phone });
    const head = page.locator('.sheet-head');
    const choose = async (name: string): Promise<void> => {
      await head.getByRole('button', { name: /^Más acciones/ }).click();
      await head.getByRole('button', { name, exact: true }).click();
    };
    await choose('Cerrar la oferta');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'No' }).check();
    await dialog.getByRole('button', { name: 'Cerrar la oferta' }).click();
    await head.getByText('Cerrada', { exact: true }).waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await choose('Eliminar');
    await dialog.getByRole('button', { name: 'Eliminar la oferta' }).click();
    await page.getByText('La oferta no existe o ya no está disponible.').waitFor();
    expect(storedState(portal, offer)).toBe('eliminada');
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('leaves out the reference if the brand does', async () => {
    const offer = ownOffer(portalOf('ribera'), { titulo: 'Soldadura' });
    const page = await visit(`/oferta/${offer.urlAcceso}`, { brand: 'ribera' });
    await page.getByRole('region', { name: 'Solo para tu empresa' }).waitFor();
    expect(await page.locator('.offer-head').getByText(String(offer.id)).count()).toBe(0);
  });
});

describe('an offer as students see it', () => {
  it('is the same page, with a preview bar that links back', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, {
      titulo: 'Montaje',
      fechaCaducidad: '2027-06-30',
      datos: { descripcion: 'Con las manos', plazas: 3, numeroPedido: 'P-78' },
    });
    const own = await visit(`/ca/visor-oferta/${offer.urlAcceso}`, { dark: true });
    await own.getByText('Així veuen aquesta oferta estudiants i persones titulades.').waitFor();
    expect(await auditScrolledToTop(own)).toEqual([]);
    const partsOf = (page: Page) => page.locator('.offer-head, .offer-parts').allInnerTexts();
    const shown = await partsOf(own);
    expect(shown.join()).not.toContain('P-78');
    const student = await portals.visit('student', `/ca/ofertes-practiques/${offer.urlAcceso}`, {
      dark: true,
    });
    await student.locator('.offer-parts').waitFor();
    // Students see the requirements by whether they meet them.
    const asked = (page: Page) => page.locator('[aria-labelledby=offer-requirements]');
    const statements = await asked(own).locator('li').allInnerTexts();
    expect(statements).toContain('Tenir la cerca activa.');
    const requirements = await asked(student).locator('li').allInnerTexts();
    expect(requirements.map((it, index) => it.includes(statements[index] ?? '-'))).toEqual(
      requirements.map(() => true),
    );
    for (const page of [own, student])
      await asked(page).evaluateAll((found) => found.forEach((it) => it.remove()));
    await expect.poll(() => partsOf(student)).toEqual(await partsOf(own));
    await own.getByRole('link', { name: 'Torna a la fitxa' }).click();
    await own.waitForURL(`**/ca/oferta/${offer.urlAcceso}`);
  });

  it('hides the company of an anonymous offer, on a phone', async () => {
    const offer = ownOffer(portalOf(), { titulo: 'Discreta', anonima: true });
    const page = await visit(`/visor-oferta/${offer.urlAcceso}`, { viewport: phone });
    await expect.poll(() => page.title()).toContain('Vista previa: ');
    await page.getByText('Es anónima: no ven qué empresa la publica.').waitFor();
    await page.getByText('Empresa confidencial').first().waitFor();
    expect(await page.locator('.offer').getByText('Talleres Oller').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it.each(['/visor-oferta/no-hay', '/oferta/no-hay'])('is said not to be there at %s', async (path) => {
    const page = await visit(path);
    await page.getByText('La oferta no existe o ya no está disponible.').waitFor();
    await page.getByRole('link', { name: 'Ver mis ofertas' }).click();
    await page.waitForURL(`**${ownList}`);
  });
});
