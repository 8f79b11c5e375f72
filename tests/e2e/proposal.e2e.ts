import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { contactTypes } from '#core/contract/constants.ts';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, dniOf, makeCompany, makeContact, makeStudent } from '#sandbox/seed/make.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import {
  fill,
  focusedClass,
  focusedName,
  hasFocus,
  problemOf,
  send,
  summary,
} from '../support/pages/account-forms.ts';
import { auditTop } from '../support/pages/axe.ts';
import {
  changeFaults,
  type Damage,
  impatient,
  injectFault,
  shortenTimeouts,
} from '../support/faults/faults.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia', 'illes');

const path = '/propuesta-practicas';
const done = 'Propuesta de prácticas registrada.';
const dark = { viewport: phone, dark: true } as const;

/** What both halves say of a placement that nobody else has then. */
const placement = {
  fechaInicio: '2031-02-03',
  fechaFin: '2031-06-27',
  horasAldia: '4,5',
  tareasAdesarrollar: 'Obrador, «vitrines» & vendes',
};

/** Whom the university does not know. */
const person = { nombreContacto: 'Aïna Llull', telefono: '600 123 456' };

let number = 6_800_000;

/** A company with a contact, and how a student names both. */
function knownCompany({ db }: LivePortal): { cif: string; email: string; name: string } {
  number += 1;
  const cif = cifOf(number);
  const name = `Forn ${number}`;
  const email = `tutora${number}@forn.example`;
  makeContact(db, makeCompany(db, { cif, nombreComercial: name }), { email, account: null });
  return { cif, email, name };
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
/** Waits until the form is there. */
const shown = (page: Page) => page.locator('main form').waitFor();
/** Chooses the first degree, once the list is there. */
async function chooseDegree(page: Page): Promise<void> {
  await field(page, 'titulacion').locator('option').nth(1).waitFor({ state: 'attached' });
  await field(page, 'titulacion').selectOption({ index: 1 });
}
const requests = ({ db }: LivePortal, kind: string): number =>
  db.value<number>(sql`SELECT count(*) FROM placement_request WHERE kind = ${kind}`) ?? 0;
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes('borrador')));

/** Opens the page as the company, whose missing data is asked for later. */
async function visitAsCompany(options?: Parameters<typeof visit>[2]): Promise<Page> {
  const page = await visit('company', path, options);
  const later = page.getByRole('button', { name: 'Ahora no', exact: true });
  await page.addLocatorHandler(later, () => later.click());
  await shown(page);
  return page;
}

describe('the proposal of a student', () => {
  it('names a company that nobody knows, says what is missing, and is sent once', async () => {
    const portal = portalOf();
    const before = requests(portal, 'propuestaAlumno');
    const page = await visit('student', path, dark);
    await shown(page);
    expect(await field(page, 'nombreEmpresa').count()).toBe(0);
    expect(await auditTop(page)).toEqual([]);
    await send(page);
    await summary(page).waitFor();
    expect(await problemOf(page, 'cif')).toBe('Este campo es requerido');
    expect(await auditTop(page)).toEqual([]);

    await fill(page, { cif: cifOf(6_890_001) });
    await field(page, 'nombreEmpresa').waitFor();
    await fill(page, { email: 'hola@nova.example', ...placement });
    await chooseDegree(page);
    await page.getByText('La universidad todavía no conoce esta empresa.').first().waitFor();
    await fill(page, {
      nombreEmpresa: 'Nova «& filles»',
      direccion: 'Major, 1',
      ...person,
    });
    expect(await auditTop(page)).toEqual([]);
    await page.locator('main form button[type=submit]').dblclick();
    await page.getByText(done).waitFor();
    await page.locator('.outcome').waitFor();
    expect(await focusedClass(page)).toContain('outcome');
    expect(await auditTop(page)).toEqual([]);
    expect(requests(portal, 'propuestaAlumno')).toBe(before + 1);
    expect(await drafts(page)).toEqual([]);
  });

  it('knows company and contact as soon as they are typed, and says what is wrong with them', async () => {
    const portal = portalOf();
    const { cif, email, name } = knownCompany(portal);
    const other = knownCompany(portal);
    const page = await visit('student', path);
    await shown(page);
    await fill(page, { cif: `${cif.slice(0, 1)}-${cif.slice(1).toLowerCase()}`, email: other.email });
    await page.keyboard.press('Tab');
    await page.getByText(`La universidad ya conoce la empresa: ${name}.`).first().waitFor();
    await page.getByText('Este correo electrónico pertenece a otra empresa.').first().waitFor();
    await fill(page, { email, ...placement, fechaFin: '2031-01-01' });
    await page.keyboard.press('Tab');
    await page.getByText('La universidad ya tiene los datos de esta persona.').first().waitFor();
    await chooseDegree(page);
    await send(page);
    await hasFocus(page, 'fechaFin');
    expect(await problemOf(page, 'fechaFin')).toBe('La fecha de inicio debe ser anterior a la de fin.');
    await fill(page, { fechaFin: placement.fechaFin });
    await page.route('**/api/Alumno/solicitudPractica', (route) => route.fulfill({ json: { status: 17 } }));
    await send(page);
    await hasFocus(page, 'fechaInicio');
    const way = summary(page).getByRole('link', { name: /Ver mis prácticas/ });
    expect(await way.getAttribute('target')).toBe('_blank');
    await page.unrouteAll();
    await send(page);
    await page.getByText(done).waitFor();
    await page.getByRole('button', { name: 'Hacer otra propuesta' }).click();
    await shown(page);
    expect(await page.getByText(done).count()).toBe(0);
    expect(await field(page, 'cif').inputValue()).toBe('');
    expect(await focusedClass(page)).toBe('form-intro');
  });

  it.each([
    ['with the number of the company', cifOf(6_890_002), true],
    ['without the number of someone self-employed', dniOf(6_890_002), false],
  ])('is kept over a reload, %s', async (_, cif, isKept) => {
    const page = await visit('student', path);
    await shown(page);
    await fill(page, { cif, email: 'hola@forn.example', ...placement });
    expect(JSON.stringify(await drafts(page)).includes(cif)).toBe(isKept);
    await page.reload();
    await hydrated(page);
    await shown(page);
    expect(await field(page, 'tareasAdesarrollar').inputValue()).toBe(placement.tareasAdesarrollar);
    expect(await field(page, 'fechaInicio').inputValue()).toBe(placement.fechaInicio);
    expect(await field(page, 'cif').inputValue()).toBe(isKept ? cif : '');
    expect(await field(page, 'nombreEmpresa').count()).toBe(isKept ? 1 : 0);
  });

  it('keeps the hours of the university and needs its conditions accepted, in Catalan', async () => {
    const portal = portalOf('illes');
    const { cif, email } = knownCompany(portal);
    const page = await visit('student', '/proposta-practiques', { brand: 'illes', viewport: phone });
    await shown(page);
    await page.getByText('Com a màxim, 5 hores al dia, i 7 al juliol i a l’agost.').waitFor();
    await fill(page, { cif, email, ...placement, horasAldia: '6' });
    await chooseDegree(page);
    await send(page);
    await summary(page).waitFor();
    expect(await problemOf(page, 'horasAldia')).toBe('El format del camp no és correcte');
    expect(await problemOf(page, 'condicionesAceptadas')).toBe('Aquest camp és obligatori');
    expect(await auditTop(page)).toEqual([]);
    await fill(page, { horasAldia: '5' });
    // They are read in a tab beside the form; accepting them there accepts them here, and nothing typed is lost.
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Llegeix les condicions' }).click(),
    ]);
    await hydrated(beside);
    await beside.getByRole('checkbox').check();
    await beside.locator('.conditions-form button[type=submit]').click();
    await page.getByText('Has acceptat les condicions. Ja pots enviar la proposta.').waitFor();
    expect(await field(page, 'condicionesAceptadas').isChecked()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'condicionesAceptadas',
    );
    await send(page);
    await page.getByText('Proposta de pràctiques registrada.').waitFor();
  });

  it('is not offered to someone without placements', async () => {
    const page = await visit('graduate', path);
    await page.getByText('No tienes activo el servicio de prácticas.').waitFor();
    expect(await page.locator('main form').count()).toBe(0);
    expect(await auditTop(page)).toEqual([]);
  });
});

describe('the proposal of a company', () => {
  it('is not begun by a company that the university has a problem with', async () => {
    const page = await visit('problem-company', path, { godmode: true });
    await page.getByText('Hay un problema con la empresa.', { exact: false }).waitFor();
    expect(await page.locator('main form').count()).toBe(0);
  });

  it('finds the student by the number, takes a tutor from the contacts, and is sent', async () => {
    const portal = portalOf();
    const { db } = portal;
    const known = dniOf(99_720_001);
    makeStudent(db, { numeroDocumento: known, nombre: 'Zoë', apellido1: 'Ñíguez' });
    const company = db.value<number>(sql`
      SELECT company FROM contact JOIN account ON account.id = contact.account
      WHERE usuario = ${personaOf('company').usuario}`);
    const tipoContacto = [contactTypes.placementTutor];
    const email = 'julia@talleres-oller.example';
    const tutor = makeContact(db, company ?? 0, { nombre: 'Júlia', apellidos: 'Vidal', email, tipoContacto });
    const before = requests(portal, 'propuestaEmpresa');
    const page = await visitAsCompany(dark);
    expect(await auditTop(page)).toEqual([]);

    await fill(page, { dni: dniOf(99_720_009) });
    await page.keyboard.press('Tab');
    const notice = page.locator('.messages').getByText('No hay ninguna persona candidata con ese DNI.');
    await notice.waitFor();
    expect(await problemOf(page, 'dni')).toBe('No hay ninguna persona candidata con ese DNI.');
    expect(await auditTop(page)).toEqual([]);
    await fill(page, { dni: `${known.slice(0, 8)}-${known.slice(8).toLowerCase()}` });
    await page.keyboard.press('Tab');
    await page.getByText('Es Zoë Ñ.').first().waitFor();
    await notice.waitFor({ state: 'detached' });

    await fill(page, { ...placement, horario: 'De lunes a viernes, de 9 a 14 h' });
    await field(page, 'tutor').locator(`option[value="${tutor}"]`).waitFor({ state: 'attached' });
    await fill(page, { tutor: String(tutor) });
    expect(await field(page, 'apellidosTutorEmpresa').inputValue()).toBe('Vidal');
    expect(await field(page, 'emailTutorEmpresa').inputValue()).toBe(email);
    expect(JSON.stringify(await drafts(page))).not.toContain(known);
    await send(page);
    await page.getByText(done).waitFor();
    expect(await auditTop(page)).toEqual([]);
    expect(requests(portal, 'propuestaEmpresa')).toBe(before + 1);
  });

  it('leaves lists that can be asked for again, and a tutor that can be typed', async () => {
    const repairs: (() => Promise<void>)[] = [];
    const page = await visitAsCompany({
      faulty: true,
      before: (it) => shortenTimeouts(it),
      signedIn: async (it) => {
        repairs.push(await injectFault(it, 'HTML', /dameContactosTipoTutorPracticas/));
      },
    });
    const retry = page.locator('.field-retry button');
    await retry.waitFor();
    expect(await auditTop(page)).toEqual([]);
    for (const repair of repairs) await repair();
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('tutor');
    await fill(page, { nombreTutorEmpresa: 'Pau' });
  });
});

describe('a fault', () => {
  it('loses nothing that was typed, and the proposal can be sent again', async () => {
    const portal = portalOf();
    let damage: Damage | undefined;
    const page = await visit('student', path, {
      faulty: true,
      before: async (it) => {
        damage = await impatient(it);
      },
    });
    await shown(page);
    const { cif, email } = knownCompany(portal);
    await fill(page, { cif, email, ...placement });
    await chooseDegree(page);
    const before = requests(portal, 'propuestaAlumno');
    const fields = {
      'NIF de la empresa (antes CIF)': cif,
      'Correo electrónico': email,
      Tareas: placement.tareasAdesarrollar,
    };
    let tries = 0;
    for (const fault of changeFaults) {
      const repair = await injectFault(page, fault, /Alumno\/solicitudPractica$/);
      await send(page);
      tries += 1;
      await summary(page).waitFor();
      expect(await damage?.complaints({ fields, tries }), fault).toEqual([]);
      await repair();
    }
    const failed = page.waitForEvent('requestfailed', (it) => it.url().endsWith('/damePropuestas'));
    await page.context().setOffline(true);
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await failed;
    await page.locator('main form[aria-busy=false]').waitFor();
    await page.context().setOffline(false);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await damage?.complaints({ fields, tries: tries + 1 }), 'offline').toEqual([]);
    await send(page);
    await page.getByText(done).waitFor();
    expect(requests(portal, 'propuestaAlumno')).toBe(before + 1);
  });

  it('that loses the answer alone makes no second proposal', async () => {
    const portal = portalOf();
    const before = requests(portal, 'propuestaAlumno');
    const page = await visit('student', path, { faulty: true });
    await shown(page);
    await fill(page, {
      ...knownCompanyFields(portal),
      ...placement,
      fechaInicio: '2032-02-02',
      fechaFin: '2032-05-28',
    });
    await chooseDegree(page);
    await page.route(/Alumno\/solicitudPractica$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await page.getByText(done).waitFor();
    expect(requests(portal, 'propuestaAlumno')).toBe(before + 1);
  });

  it('of a server that lists no proposals is said: sent again, it may arrive twice', async () => {
    const portal = portalOf();
    const page = await visit('student', path, { faulty: true, viewport: phone });
    await shown(page);
    await fill(page, {
      ...knownCompanyFields(portal),
      ...placement,
      fechaInicio: '2033-02-02',
      fechaFin: '2033-05-28',
    });
    await chooseDegree(page);
    await page.route(/damePropuestas$/, (route) => route.fulfill({ status: 404, body: '' }));
    await injectFault(page, 'abort', /Alumno\/solicitudPractica$/);
    await send(page);
    await page.getByText('No sabemos si tu propuesta ha llegado.').waitFor();
    expect(await field(page, 'cif').inputValue()).not.toBe('');
    expect(await auditTop(page)).toEqual([]);
  });

  it('while the company is looked up keeps the proposal back, and says so', async () => {
    const portal = portalOf();
    const before = requests(portal, 'propuestaAlumno');
    const page = await visit('student', path, { faulty: true, before: (it) => shortenTimeouts(it) });
    await shown(page);
    const repair = await injectFault(page, 'HTTP 500', /compruebaCIF/);
    await fill(page, { ...knownCompanyFields(portal), ...person, ...placement });
    await chooseDegree(page);
    await send(page);
    await summary(page).waitFor();
    expect(requests(portal, 'propuestaAlumno')).toBe(before);
    await repair();
    await send(page);
    await page.getByText(done).waitFor();
  });
});

function knownCompanyFields(portal: LivePortal): { cif: string; email: string } {
  const { cif, email } = knownCompany(portal);
  return { cif, email };
}
