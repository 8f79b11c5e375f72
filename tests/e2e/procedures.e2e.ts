import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/pages/axe.ts';
import { injectFault } from '../support/faults/faults.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia');

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const standing = (page: Page, name: string, title: string) =>
  group(page, name).locator('.procedure').filter({ hasText: title }).locator('.procedure-standing');

describe('the page of one’s own requests', () => {
  it('shows the state of each proposal, programme, event and the deletion, with links', async () => {
    const page = await visit('student', '/mis-tramites', { viewport: phone });
    await standing(page, 'Programas de prácticas', 'Talento Rural').waitFor();
    expect(await standing(page, 'Programas de prácticas', 'Talento Rural').innerText()).toBe(
      'Solicitud en revisión',
    );
    expect(await standing(page, 'Programas de prácticas', 'Dual').innerText()).toBe(
      'Participas en el programa',
    );
    expect(await auditPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ver eventos' }).click();
    await page.locator('.event-card').first().waitFor();
  });

  it('lists a proposed placement with its answer', async () => {
    const { db } = portalOf();
    const student = db.value<number>(
      sql`SELECT id FROM account WHERE usuario = ${personaOf('student').usuario}`,
    );
    db.insert('placement_request', {
      kind: 'propuestaAlumno',
      student: student ?? 0,
      estado: 'rechazada',
      fecha: '2026-03-02',
      motivo: 'La empresa no tiene convenio.',
      datos: { nombreEmpresa: 'Fusteria Oller', fechaInicio: '2026-04-01', fechaFin: '2026-06-30' },
    });
    const page = await visit('student', '/mis-tramites', { dark: true });
    const proposed = group(page, 'Propuestas de prácticas')
      .locator('.procedure')
      .filter({ hasText: 'Oller' });
    await proposed.waitFor();
    expect(await proposed.locator('.procedure-standing').innerText()).toBe('No aceptada');
    expect(await proposed.innerText()).toContain('Motivo: La empresa no tiene convenio.');
    expect(await auditPage(page)).toEqual([]);
  });

  it('reports a server without the list of proposals, and shows the rest', async () => {
    const page = await visit('student', '/mis-tramites', {
      faulty: true,
      before: (it) => injectFault(it, 'HTTP 500', /damePropuestas/),
    });
    await page.getByText('El estado de tus propuestas no se ve aquí.').waitFor();
    await standing(page, 'Programas de prácticas', 'Dual').waitFor();
    expect(await page.locator('.part-failed, .page-state').count()).toBe(0);
  });

  it('requests each event if the list has no enrolments', async () => {
    const page = await visit('student', '/mis-tramites', {
      before: (it) =>
        it.route('**/dameEventos', async (route) => {
          const answer = await route.fetch();
          const body = (await answer.json()) as { datos: { inscrito?: boolean }[] };
          for (const event of body.datos) delete event.inscrito;
          await route.fulfill({ response: answer, json: body });
        }),
    });
    await group(page, 'Inscripciones en eventos').locator('.procedure').first().waitFor();
  });
});
