import { describe, expect, it } from 'vitest';
import { cifOf, dniOf } from '#sandbox/seed/seed-data.ts';
import {
  fill,
  focusedClass,
  hasFocus,
  problemOf,
  send,
  summary,
  typeAndLeave,
  showStep,
} from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';
import {
  chooseDegree,
  done,
  drafts,
  field,
  knownCompany,
  path,
  person,
  placement,
  requests,
  shown,
} from '../support/pages/proposals.ts';

const { portalOf, visit } = portalTest('meridia', 'illes');

const dark = { viewport: phone, dark: true } as const;

describe('the proposal of a student', () => {
  it('is for an unknown company, reports missing fields, and is sent once', async () => {
    const portal = portalOf();
    const before = requests(portal, 'propuestaAlumno');
    const page = await visit('student', path, dark);
    await shown(page);
    expect(await field(page, 'nombreEmpresa').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await send(page);
    await summary(page).waitFor();
    expect(await problemOf(page, 'cif')).toBe('Este campo es requerido');
    expect(await auditScrolledToTop(page)).toEqual([]);

    await fill(page, { cif: cifOf(6_890_001) });
    await field(page, 'nombreEmpresa').waitFor();
    await fill(page, { email: 'hola@nova.example', ...placement });
    await chooseDegree(page);
    await page
      .getByText('La universidad todavía no conoce esta empresa.')
      .first()
      .waitFor({ state: 'attached' });
    await fill(page, {
      nombreEmpresa: 'Nova «& filles»',
      direccion: 'Major, 1',
      ...person,
    });
    expect(await auditScrolledToTop(page)).toEqual([]);
    await showStep(page.locator('main form > [type=submit]'));
    await page.locator('main form button[type=submit]').dblclick();
    await page.getByText(done).waitFor();
    await page.locator('.outcome').waitFor();
    expect(await focusedClass(page)).toContain('outcome');
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(requests(portal, 'propuestaAlumno')).toBe(before + 1);
    expect(await drafts(page)).toEqual([]);
  });

  it('looks up company and contact on input, and reports errors in them', async () => {
    const portal = portalOf();
    const { cif, email, name } = knownCompany(portal);
    const other = knownCompany(portal);
    const page = await visit('student', path);
    await shown(page);
    await fill(page, { cif: `${cif.slice(0, 1)}-${cif.slice(1).toLowerCase()}` });
    await typeAndLeave(page, 'email', other.email);
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

  it('respects the working hours of the institution and needs its conditions accepted, in Catalan', async () => {
    const portal = portalOf('illes');
    const { cif, email } = knownCompany(portal);
    const page = await visit('student', '/proposta-practiques', { brand: 'illes', viewport: phone });
    await shown(page);
    await showStep(field(page, 'horasAldia'));
    await page.getByText('Com a màxim, 5 hores al dia, i 7 al juliol i a l’agost.').waitFor();
    await fill(page, { cif, email, ...placement, horasAldia: '6' });
    await chooseDegree(page);
    await send(page);
    await summary(page).waitFor();
    expect(await problemOf(page, 'horasAldia')).toBe('El format no és correcte');
    expect(await problemOf(page, 'condicionesAceptadas')).toBe('Aquest camp és obligatori');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await fill(page, { horasAldia: '5' });
    // The conditions open in another tab; accepting them there accepts them here, and no input is lost.
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Llegeix les condicions' }).click(),
    ]);
    await hydrated(beside);
    await beside.getByRole('checkbox').check();
    // The tab closes itself, possibly before the click is complete.
    const closed = beside.waitForEvent('close');
    await beside
      .locator('.conditions-form button[type=submit]')
      .click()
      .catch(() => undefined);
    await closed;
    await page.getByText('Has acceptat les condicions. Ja pots enviar la proposta.').waitFor();
    expect(await field(page, 'condicionesAceptadas').isChecked()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'condicionesAceptadas',
    );
    await send(page);
    await page.getByText('Proposta de pràctiques registrada.').waitFor();
  });

  it('is not offered without the placement service', async () => {
    const page = await visit('graduate', path);
    await page.getByText('No tienes activo el servicio de prácticas.').waitFor();
    expect(await page.locator('main form').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });
});
