import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { contactTypes } from '#core/contract/constants.ts';
import { sql } from '#sandbox/db/sql.ts';
import { dniOf, makeContact, makeStudent } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { fill, focusedName, problemOf, send } from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { injectFault, shortenTimeouts } from '../support/faults/faults.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';
import { done, drafts, field, path, placement, requests, shown } from '../support/pages/proposals.ts';

const { portalOf, visit } = portalTest('meridia');

const dark = { viewport: phone, dark: true } as const;

/** Opens the page as the company. */
async function visitAsCompany(options?: Parameters<typeof visit>[2]): Promise<Page> {
  const page = await visit('company', path, { godmode: true, ...options });
  await shown(page);
  return page;
}

describe('the proposal of a company', () => {
  it('cannot be started by a company with an open problem', async () => {
    const page = await visit('problem-company', path, { godmode: true });
    await page.getByText('Hay un problema con la empresa.', { exact: false }).waitFor();
    expect(await page.locator('main form').count()).toBe(0);
  });

  it('finds the student by the number, has a tutor of the contacts, and is sent', async () => {
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
    expect(await auditScrolledToTop(page)).toEqual([]);

    await fill(page, { dni: dniOf(99_720_009) });
    await page.keyboard.press('Tab');
    const notice = page.locator('.messages').getByText('No hay ninguna persona candidata con ese DNI.');
    await notice.waitFor();
    expect(await problemOf(page, 'dni')).toBe('No hay ninguna persona candidata con ese DNI.');
    expect(await auditScrolledToTop(page)).toEqual([]);
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
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(requests(portal, 'propuestaEmpresa')).toBe(before + 1);
  });

  it('offers a retry for failed lists, and a typed tutor', async () => {
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
    expect(await auditScrolledToTop(page)).toEqual([]);
    for (const repair of repairs) await repair();
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('tutor');
    await fill(page, { nombreTutorEmpresa: 'Pau' });
  });
});
