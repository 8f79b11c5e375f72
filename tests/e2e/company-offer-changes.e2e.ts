import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeCandidacy } from '#sandbox/seed/make-offers.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import {
  offered,
  openMenu,
  ownCompany,
  ownList,
  ownOffer,
  rowOf,
  rows,
  storedState,
  withoutOffers,
} from '../support/pages/own-offers.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { newPortal, portalOf } = portals;

/** Opens a page as the company, without dialogs of the frame. */
const visit = (path: string, options: Parameters<typeof portals.visit>[2] = {}): Promise<Page> =>
  portals.visit('company', path, { godmode: true, ...options });

describe('an offer', () => {
  it('is closed, after saying who was chosen, since when and with which contract', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Para cerrar', fecha: '2026-12-30' });
    for (const estado of [3, 4, 8, 9]) {
      const student = makeStudent(portal.db, { nombre: `Nora ${estado}`, apellido1: 'Vidal' });
      const candidacy = makeCandidacy(portal.db, offer.id, student, { estado: 3 });
      portal.db.update('candidacy', { id: candidacy }, { estado });
    }
    const page = await visit(`${ownList}?titulo=Para+cerrar`, { viewport: phone });
    const row = rowOf(page, offer);
    await openMenu(row);
    await row.getByRole('button', { name: 'Cerrar la oferta' }).click();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Cerrar la oferta' });
    await dialog
      .getByText(
        'Se va a cerrar la oferta. Dejará de ser visible y no recibirá nuevas candidaturas. ¿Quieres continuar?',
      )
      .waitFor();
    await dialog
      .getByText(
        '¿Se ha seleccionado a alguna persona candidata propuesta por el servicio de prácticas de la universidad?',
      )
      .waitFor();
    await dialog
      .getByText('Terminan 2 candidaturas en curso, y se avisa a cada persona. 1 persona seleccionada sigue')
      .waitFor();
    expect(await auditPage(page)).toEqual([]);
    await close.click();
    await dialog.getByText('Este campo es obligatorio').first().waitFor();
    await dialog.getByRole('radio', { name: 'Sí' }).check();
    // The new field could not be filled in yet.
    const chosen = dialog.getByRole('group', { name: 'Personas elegidas' });
    // Those selected come first, and are chosen already.
    const first = chosen.getByRole('checkbox').first();
    expect(await first.and(chosen.getByRole('checkbox', { name: /^Nora 8 Vidal/ })).isChecked()).toBe(true);
    expect(await chosen.getByRole('checkbox').count()).toBe(4);
    expect(await dialog.getByText('Este campo es obligatorio').count()).toBe(0);
    await first.uncheck();
    await close.click();
    await expect.poll(() => dialog.getByText('Este campo es obligatorio').count()).toBeGreaterThan(2);
    await dialog.getByRole('link', { name: /Personas elegidas/ }).click();
    expect(await first.evaluate((it) => it === document.activeElement)).toBe(true);
    // The contrast of content scrolled away is undecidable.
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    expect(await auditPage(page)).toEqual([]);
    await first.check();
    await dialog.getByLabel('Otra persona').fill('Lluc Soler');
    await dialog.getByLabel('Inicio del contrato').fill('2026-03-01');
    await dialog.getByLabel('Tipo de contrato').selectOption({ index: 1 });
    await close.click();
    await page.getByText('Oferta cerrada.').waitFor();
    await row.getByText('Cerrada', { exact: true }).waitFor();
    expect(portal.db.get(sql`SELECT cierre FROM offer WHERE id = ${offer.id}`)).toMatchObject({
      cierre: { hayElegido: true, nombre: 'Nora 8 Vidal, Lluc Soler', fechaInicioContrato: '2026-03-01' },
    });
  });

  it('is closed with hundreds of candidates: those likely to be chosen in sight, all others folded', async () => {
    const portal = await newPortal('montclar');
    const offer = ownOffer(portal, { titulo: 'Muchas candidaturas', fecha: '2026-12-30' });
    const withState = (estado: number, index: number) => {
      const student = makeStudent(portal.db, { nombre: `Nora ${estado}-${index}`, apellido1: 'Vidal' });
      const candidacy = makeCandidacy(portal.db, offer.id, student, { estado: 3 });
      portal.db.update('candidacy', { id: candidacy }, { estado });
    };
    for (let index = 0; index < 300; index++) withState(index < 2 ? 8 : 4, index);
    const page = await visit(`${ownList}?titulo=Muchas`, { portal, viewport: phone });
    const row = rowOf(page, offer);
    await openMenu(row);
    await row.getByRole('button', { name: 'Cerrar la oferta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Sí' }).check();
    const chosen = dialog.getByRole('group', { name: 'Personas elegidas' });
    const ticks = chosen.getByRole('checkbox');
    expect(await ticks.count()).toBe(2);
    const others = chosen.getByText('298 candidaturas más');
    const folded = await dialog.evaluate((it) => it.scrollHeight);
    await others.click();
    await expect.poll(() => ticks.count()).toBe(300);
    // The folded candidates scroll on their own, so the fields below stay near.
    expect(await dialog.evaluate((it) => it.scrollHeight)).toBeLessThan(folded + phone.height);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await ticks.last().check();
    await others.click();
    await expect.poll(() => ticks.count()).toBe(2);
    await dialog.getByLabel('Inicio del contrato').fill('2026-03-01');
    await dialog.getByLabel('Tipo de contrato').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Cerrar la oferta' }).click();
    await page.getByText('Oferta cerrada.').waitFor();
    const { cierre } = portal.db.get(sql`SELECT cierre FROM offer WHERE id = ${offer.id}`) as {
      cierre: { nombre: string };
    };
    expect(cierre.nombre.split(', ').map((name) => name.replace(/\d+ Vidal$/, '* Vidal'))).toEqual([
      'Nora 8-* Vidal',
      'Nora 8-* Vidal',
      'Nora 4-* Vidal',
    ]);
  });

  it('is deleted after a confirmation, and the focus moves on in the list', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Para eliminar', fecha: '2026-12-30' });
    const page = await visit(ownList);
    const row = rowOf(page, offer);
    await openMenu(row);
    await row.getByRole('button', { name: 'Eliminar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Se va a eliminar la oferta. ¿Quieres continuar?' });
    await dialog.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(storedState(portal, offer)).toBe('activa');
    await openMenu(row);
    await row.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await dialog.getByRole('button', { name: 'Eliminar la oferta' }).click();
    await page.getByText('Oferta eliminada.').waitFor();
    await row.waitFor({ state: 'detached' });
    expect(storedState(portal, offer)).toBe('eliminada');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\d+ ofertas$/);
  });

  it('is duplicated, and its copy is edited now or found first in the list', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Para duplicar', estado: 'cerrada', fecha: '2025-01-30' });
    const page = await visit(`${ownList}?titulo=Para+duplicar&estado=cerrada`);
    const row = rowOf(page, offer);
    const copies = () =>
      portal.db.all<{ id: number; urlAcceso: string; idPerfil: number }>(
        sql`SELECT id, urlAcceso, idPerfil FROM offer WHERE copiaDe = ${offer.id} ORDER BY id`,
      );
    await row.getByRole('button', { name: /^Duplicar/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Se va a duplicar la oferta. ¿Quieres continuar?').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Duplicar la oferta' }).click();
    await dialog.getByText('¿Quieres editar ahora la copia?').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    const [first] = copies();
    if (!first) throw new Error('There is no copy');
    // The state is not among the filters, but is shown all the same.
    await expect
      .poll(() =>
        rowOf(page, first)
          .locator('h2 a')
          .evaluate((it) => it === document.activeElement),
      )
      .toBe(true);

    await openMenu(row);
    await row.getByRole('button', { name: 'Duplicar como empleo' }).click();
    await dialog.getByRole('button', { name: 'Duplicar como empleo' }).click();
    await dialog.getByRole('link', { name: 'Sí' }).click();
    await page.waitForURL('**/editar-oferta/*');
    const [, second] = copies();
    expect(second?.idPerfil).toBe(1);
    expect(new URL(page.url()).pathname).toBe(`/editar-oferta/${second?.id}`);
  });
});

describe('a refusal', () => {
  it('is shown before the action if the company may not publish', async () => {
    const portal = await newPortal('montclar');
    const company = ownCompany(portal);
    const offer = ownOffer(portal, { titulo: 'Otra vez', fecha: '2026-12-30' });
    portal.db.run(sql`DELETE FROM agreement WHERE company = ${company}`);
    const page = await visit(ownList, { portal });
    const duplicate = async (): Promise<void> => {
      await openMenu(rowOf(page, offer));
      await rowOf(page, offer).getByRole('button', { name: 'Duplicar', exact: true }).click();
    };
    await duplicate();
    const dialog = page.getByRole('dialog', { name: 'Ahora no puedes duplicar ofertas' });
    await dialog.getByText('tu empresa necesita un convenio en vigor').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    const way = dialog.getByRole('link', { name: 'Pedir un convenio' });
    expect(await way.getAttribute('href')).toBe('/nuevo-convenio-colaboracion');
    portal.db.update('company', { id: company }, { conProblema: true });
    await page.reload();
    await duplicate();
    await dialog.getByText('Hay un problema con la empresa.').waitFor();
    expect(await dialog.getByRole('link').getAttribute('href')).toBe('/mi-empresa');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is shown at the offer with the reason, and the list is refetched', async () => {
    const portal = await newPortal('montclar');
    const { db } = portal;
    withoutOffers(portal);
    const going = ownOffer(portal, { titulo: 'En curso' });
    const managed = ownOffer(portal, { titulo: 'Con gestora' });
    const gone = ownOffer(portal, { titulo: 'Ya eliminada' });
    const page = await visit(ownList, { portal });
    await rows(page).first().waitFor();
    const dialog = page.getByRole('dialog');
    /** Starts an action on an offer that others change meanwhile. */
    const attempt = async (
      offer: typeof going,
      [action, confirmed]: readonly [string, string],
      meanwhile: () => unknown,
    ): Promise<void> => {
      await openMenu(rowOf(page, offer));
      await rowOf(page, offer).getByRole('button', { name: action, exact: true }).click();
      await dialog.waitFor();
      meanwhile();
      await dialog.getByRole('button', { name: confirmed }).click();
    };
    const remove = ['Eliminar', 'Eliminar la oferta'] as const;

    await attempt(going, remove, () => makeCandidacy(db, going.id, makeStudent(db), { estado: 3 }));
    const message = rowOf(page, going).getByRole('alert');
    await message.getByText('Esta acción no está permitida.').waitFor();
    await message.getByText('Todavía hay candidaturas en curso: ciérrala o espera a que terminen.').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);

    await attempt(managed, remove, () => db.update('offer', { id: managed.id }, { gestor: 'Marta' }));
    await rowOf(page, managed).getByText('La oferta ya tiene asignada a una persona').waitFor();
    expect(await offered(rowOf(page, managed))).not.toContain('Eliminar');

    await attempt(gone, ['Duplicar', 'Duplicar la oferta'], () =>
      db.update('offer', { id: gone.id }, { estado: 'eliminada' }),
    );
    await page.getByText('La oferta no existe o ya no está disponible.').waitFor();
    await rowOf(page, gone).waitFor({ state: 'detached' });
  });

  it('is shown for an offer closed by someone else meanwhile', async () => {
    const portal = await newPortal('montclar');
    const offer = ownOffer(portal, { titulo: 'Ya cerrada', fecha: '2026-12-30' });
    const page = await visit(ownList, { portal });
    const row = rowOf(page, offer);
    await openMenu(row);
    await row.getByRole('button', { name: 'Cerrar la oferta' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'No' }).check();
    portal.db.update('offer', { id: offer.id }, { estado: 'cerrada' });
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar la oferta' }).click();
    await row.getByText('La oferta ya está cerrada.').waitFor();
    await row.getByText('Cerrada', { exact: true }).waitFor();
  });
});
