import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makePlacement } from '#sandbox/seed/make-offers.ts';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { injectFault } from '../support/faults/faults.ts';
import { openRow } from '../support/pages/folding-rows.ts';
import { signInAgain } from '../support/pages/sign-in-pages.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia');

const path = '/solicitar-cambio-practicas';
const { usuario: email } = personaOf('company');

const company = (): number =>
  portalOf().db.value<number>(sql`SELECT company FROM contact WHERE email = ${email}`) ?? 0;

/** Creates a placement of a student with a unique name. */
function placementOf(nombre: string): number {
  const { db } = portalOf();
  return makePlacement(db, makeStudent(db, { nombre }), company(), {
    fechaInicio: '2030-02-01',
    fechaFin: '2031-06-30',
  });
}

/** Opens the page as the company. */
const open = (address = path, options?: Parameters<typeof visit>[2]) =>
  visit('company', address, { godmode: true, ...options });

const dialog = (page: Page) => page.locator('dialog[open]');

describe('a change of a placement', () => {
  it('is requested beside it, and shown there until it is answered', async () => {
    const id = placementOf('Ñandutí');
    const page = await open(path, { viewport: phone, dark: true });
    const card = await openRow(page, 'Ñandutí');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await card.getByRole('button', { name: 'Pedir un cambio' }).click();
    await dialog(page).getByLabel('Ampliación').check();
    expect(await dialog(page).locator('[name=horasAldia]').count()).toBe(0);
    await dialog(page).locator('[name=fechaFin]').fill('2031-06-30');
    await dialog(page).locator('[name=motivo]').fill('Hay más «trabajo»');
    await dialog(page).getByRole('button', { name: 'Enviar la solicitud' }).click();
    await dialog(page).getByText('La nueva fecha debe ser posterior a la actual.').first().waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await dialog(page).locator('[name=fechaFin]').fill('2031-07-31');
    await dialog(page).getByRole('button', { name: 'Enviar la solicitud' }).dblclick();
    await card.getByText('Hay más «trabajo»').waitFor();
    await card.getByText('Pendiente de respuesta').first().waitFor();
    expect(portalOf().db.value(sql`SELECT count(*) FROM change_request WHERE placement = ${id}`)).toBe(1);
    await card.getByRole('button', { name: 'Pedir un cambio' }).click();
    expect(await dialog(page).getByLabel('Ampliación').count()).toBe(0);
    expect(await dialog(page).getByLabel('Variación').isChecked()).toBe(true);
  });

  it('is beside the weekly sheets, which are read among the documents', async () => {
    const page = await open();
    const withSheets = portalOf().db.value<string>(
      sql`SELECT student.nombre || ' ' || student.apellido1 FROM weekly_sheet JOIN placement ON placement.id = weekly_sheet.placement
        JOIN student ON student.id = placement.student WHERE placement.company = ${company()}`,
    );
    const card = await openRow(page, withSheets ?? '');
    await card.getByRole('link', { name: /^Leer \d+ semana/ }).click();
    await page.waitForURL('**/documentacion#sheets');
    await page.locator('#sheets table').first().waitFor();
  });

  it('links to the form of an agreement if the address asks for one', async () => {
    const page = await open(`${path}?convenio=nuevo`);
    await page.waitForURL(/nuevo-convenio-colaboracion/);
  });

  it('leads home from there if the brand has no such form', async () => {
    const page = await open('/mi-empresa');
    await page.route('**/_brand/data.*.json', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { brand: { paths: Record<string, string> } };
      delete data.brand.paths['new-agreement'];
      await route.fulfill({ response, json: data });
    });
    await page.goto(portalOf().url(`${path}?convenio=nuevo`));
    await page.waitForURL(portalOf().url('/'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('starts with the text of the institution about placements', async () => {
    const page = await open(path, { brand: 'meridia' });
    const storedNotes = portalOf().db.column<{ es: string; ca: string }>(
      sql`SELECT texto FROM placement_note`,
    );
    expect(storedNotes.length).toBeGreaterThan(0);
    const notes = page.getByRole('region', { name: 'Ten en cuenta' });
    for (const { es } of storedNotes) await notes.getByText(es).waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.goto(portalOf().url('/ca/sollicitar-canvi-practiques'));
    const inCatalan = page.getByRole('region', { name: 'Tingues en compte' });
    for (const { ca } of storedNotes) await inCatalan.getByText(ca).waitFor();
  });

  it('keeps its input through network faults, and is requested once', async () => {
    const id = placementOf('Ömer');
    const page = await open(path, { faulty: true, viewport: phone });
    const card = await openRow(page, 'Ömer');
    await card.getByRole('button', { name: 'Pedir un cambio' }).click();
    await dialog(page).getByLabel('Variación').check();
    await dialog(page).locator('[name=horario]').fill('Tardes');
    await dialog(page).locator('[name=motivo]').fill('Ñ «motivo»');
    const send = () => dialog(page).getByRole('button', { name: 'Enviar la solicitud' }).click();
    const call = /solictitarAccionSobrePractica/;
    for (const fault of ['abort', 'HTTP 500', 'HTML', 'truncated JSON'] as const) {
      const undo = await injectFault(page, fault, call);
      await send();
      await dialog(page).locator('form[aria-busy=false] .error-summary').waitFor();
      expect(await dialog(page).locator('[name=motivo]').inputValue(), fault).toBe('Ñ «motivo»');
      await undo();
    }
    // The request succeeds, and both its answer and the list are lost.
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route(/damePracticas$/, (route) => route.abort());
    await send();
    await dialog(page).locator('form[aria-busy=false] .error-summary').waitFor();
    await page.unroute(/damePracticas$/);
    await page.unroute(call);
    await send();
    await card.getByText('Ñ «motivo»').waitFor();
    expect(portalOf().db.value(sql`SELECT count(*) FROM change_request WHERE placement = ${id}`)).toBe(1);
  });

  it('waits for a new sign-in, and continues with the sent request', async () => {
    const id = placementOf('Íngrid');
    const { db } = portalOf();
    const asked = { contact: 1, fecha: '2026-01-10T09:00:00', datos: { fechaFin: '2031-09-30' } };
    db.insert('change_request', { placement: id, tipo: 'Ampliación', ...asked });
    const page = await open(path, { faulty: true });
    const card = await openRow(page, 'Íngrid');
    await card.getByRole('button', { name: 'Pedir un cambio' }).click();
    await dialog(page).locator('[name=horario]').fill('Matins');
    await dialog(page).locator('[name=motivo]').fill('Més «feina»');
    await page.route(/solictitarAccionSobrePractica/, (route) => route.fulfill({ json: { status: 2 } }), {
      times: 1,
    });
    const send = () => dialog(page).getByRole('button', { name: 'Enviar la solicitud' }).click();
    await send();
    await signInAgain(page, portalOf(), 'company');
    await send();
    await card.getByText('Més «feina»').waitFor();
    // No further request is possible: the button is gone.
    await page.waitForFunction(() => document.activeElement?.matches('.done-note'));
  });
});
