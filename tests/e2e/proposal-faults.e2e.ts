import { describe, expect, it } from 'vitest';
import { fill, send, summary } from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import {
  changeFaults,
  type Damage,
  impatient,
  injectFault,
  shortenTimeouts,
} from '../support/faults/faults.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';
import {
  chooseDegree,
  done,
  field,
  knownCompany,
  knownCompanyFields,
  path,
  person,
  placement,
  requests,
  shown,
} from '../support/pages/proposals.ts';

const { portalOf, visit } = portalTest('meridia');

describe('a fault', () => {
  it('keeps the input, and the proposal can be sent again', async () => {
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

  it('that loses the answer makes no second proposal', async () => {
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

  it('of a server without a list of proposals warns that a retry may arrive twice', async () => {
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
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('of the company lookup holds the proposal back with a message', async () => {
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
