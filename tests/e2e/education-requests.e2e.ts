import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { dniOf, makeStudent } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { makeEducationRequest } from '../support/sandbox/make-companies.ts';
import { fill, hasFocus, problemOf, send } from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { injectFault, shortenTimeouts } from '../support/faults/faults.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia', 'illes');

const path = '/solicitudes-practicas-educacion';
const dark = { viewport: phone, dark: true } as const;
const { usuario: email } = personaOf('company');

type Brand = 'meridia' | 'illes';
let number = 0;

/** Creates a request to the company, by a student with a unique name. */
function requestOf(brand: Brand = 'meridia'): { id: number; name: string; page: string } {
  const { db } = portalOf(brand);
  const company = db.value<number>(sql`SELECT company FROM contact WHERE email = ${email}`) ?? 0;
  number += 1;
  const dni = dniOf(57_000_000 + number);
  const student = makeStudent(db, { nombre: `Ñ${number}`, apellido1: 'Íñiguez', numeroDocumento: dni });
  const datos = {
    dni,
    fechaInicio: '2031-02-03',
    fechaFin: '2031-06-27',
    horasAldia: 4,
    horario: 'Matins',
    tareasAdesarrollar: 'Acompañar al «grupo» de 4.º',
    nombreTutorEmpresa: 'Assumpta',
    apellidosTutorEmpresa: 'Rovira',
    emailTutorEmpresa: 'assumpta@escola.example',
  };
  const id = makeEducationRequest(db, company, student, { datos });
  return { id, name: `Ñ${number} Íñiguez`, page: `${path}/${id}` };
}

const stateOf = (id: number, brand: Brand = 'meridia') =>
  portalOf(brand).db.value(sql`SELECT estado FROM placement_request WHERE id = ${id}`);
const dialog = (page: Page) => page.locator('dialog[open]');

const open = (address: string, options?: Parameters<typeof visit>[2]) =>
  visit('company', address, { godmode: true, ...options });

describe('education requests', () => {
  it('are listed with pending ones first, and link to the request', async () => {
    const { name } = requestOf();
    const page = await open(path, dark);
    const waiting = page.getByRole('region', { name: /^Por responder/ });
    await waiting.getByRole('link', { name }).waitFor();
    await page
      .getByRole('region', { name: /^Respondidas/ })
      .getByText('Rechazada')
      .first()
      .waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await waiting.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Matins').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('become placements when accepted, with a link', async () => {
    const { id, name, page: address } = requestOf();
    const page = await open(address, dark);
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await dialog(page).getByText('Se crearán sus prácticas').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Aceptar' }).dblclick();
    await page.getByText('Solicitud aceptada.').waitFor();
    await page.waitForFunction(() => document.activeElement?.className === 'detail-remark');
    expect(stateOf(id)).toBe('aceptada');
    await page.locator('a[href*="?practica="]').click();
    await page.waitForFunction((wanted) => document.activeElement?.textContent?.startsWith(wanted), name);
  });

  it('are rejected with a remark, which is shown afterwards, by keyboard in Catalan', async () => {
    const { id } = requestOf('illes');
    const page = await open(`/sollicituds-practiques-educacio/${id}`, { brand: 'illes' });
    await page.getByRole('button', { name: 'Rebutja' }).press('Enter');
    await dialog(page).locator('[name=motivo]').waitFor();
    await page.keyboard.press('Tab');
    await hasFocus(page, 'motivo');
    await page.keyboard.type('No hi ha «plaça»');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continua editant' }).press('Enter');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Rebutja' }).press('Enter');
    await page.getByText('Sol·licitud rebutjada.').waitFor();
    await page.getByText('No hi ha «plaça»').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(stateOf(id, 'illes')).toBe('rechazada');
  });

  it('answered by a colleague meanwhile show the answer', async () => {
    const { id, page: address } = requestOf();
    const page = await open(address);
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await dialog(page).locator('[name=motivo]').waitFor();
    portalOf().db.update('placement_request', { id }, { estado: 'aceptada' });
    await dialog(page).getByRole('button', { name: 'Rechazar' }).click();
    await page.getByText('Alguien de tu centro ha respondido antes que tú.').waitFor();
    expect(stateOf(id)).toBe('aceptada');
  });

  it('are answered once after a lost answer', async () => {
    const { id, page: address } = requestOf();
    const page = await open(address, { faulty: true, before: (it) => shortenTimeouts(it) });
    await page.route('**/aceptarSolicitudPractica', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await dialog(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText('Solicitud aceptada.').waitFor();
    expect(stateOf(id)).toBe('aceptada');
  });

  it('show an error beside the buttons, and can be answered again', async () => {
    const { id, page: address } = requestOf();
    const page = await open(address, { faulty: true, before: (it) => shortenTimeouts(it) });
    for (const fault of ['abort', 'HTTP 500', 'HTML'] as const) {
      const repair = await injectFault(page, fault, /aceptarSolicitudPractica$/);
      await page.getByRole('button', { name: 'Aceptar' }).click();
      await dialog(page).getByRole('button', { name: 'Aceptar' }).click();
      await page.locator('.request-answer [role=alert]').waitFor();
      expect(stateOf(id), fault).toBe('pendiente');
      await repair();
    }
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await dialog(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByText('Solicitud aceptada.').waitFor();
  });

  it('of others, and unknown ones, lead back to the list', async () => {
    for (const id of ['999999', 'nada']) {
      const page = await open(`${path}/${id}`);
      await page.getByText('Esta solicitud no existe o no es de tu centro.').waitFor();
      expect(await auditScrolledToTop(page)).toEqual([]);
    }
  });
});

describe('the editor of an education request', () => {
  it('starts with the requested values, reports errors, and saves', async () => {
    const { id, name, page: address } = requestOf();
    const page = await open(`${address}/editar`, dark);
    await page.getByRole('heading', { level: 1, name: `Editar la solicitud de ${name}` }).waitFor();
    expect(await page.locator('main form [name=horario]').inputValue()).toBe('Matins');
    expect(await page.locator('main form [name=dni]').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await fill(page, { fechaFin: '2031-01-01' });
    await send(page);
    await hasFocus(page, 'fechaFin');
    expect(await problemOf(page, 'fechaFin')).toBe('La fecha de inicio debe ser anterior a la de fin.');
    await fill(page, { fechaFin: '2031-07-31', horario: 'Tardes, de 15 a 19 h' });
    await page.locator('main form button[type=submit]').dblclick();
    await page.waitForURL(`**${address}`);
    await page.getByText('Tardes, de 15 a 19 h').waitFor();
    await page.locator('.messages').getByText('Solicitud registrada').waitFor();
    const { db } = portalOf();
    expect(db.value(sql`SELECT datos FROM placement_request WHERE id = ${id}`)).toMatchObject({
      fechaFin: '2031-07-31',
      horario: 'Tardes, de 15 a 19 h',
    });
  });

  it('closes once the request is answered', async () => {
    const { id, page: address } = requestOf();
    const page = await open(`${address}/editar`);
    await page.locator('main form').waitFor();
    portalOf().db.update('placement_request', { id }, { estado: 'rechazada' });
    await send(page);
    await page.getByText('Esta solicitud ya tiene respuesta y no se puede cambiar.').waitFor();
  });
});
