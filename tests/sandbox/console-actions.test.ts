import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeAgreement } from '../support/sandbox/make-companies.ts';
import { makeCandidacy, makeOffer, makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import {
  type CompanySandbox,
  placementForm,
  startCompanySandbox,
} from '../support/sandbox/company-sandbox.ts';
import { startSandbox } from '../support/sandbox/sandbox.ts';
import { submitAction, stateForbids } from '../support/sandbox/console-form.ts';

/** A student of a company's sandbox who can sign in. */
function withStudent({ db }: CompanySandbox): { id: number; as: { usuario: string } } {
  const usuario = 'ona@alumnado.example';
  return { id: makeStudent(db, { email: usuario, nombre: 'Ona <b>' }), as: { usuario } };
}

describe('acting as the institution', () => {
  it('validates and blocks a company', async () => {
    const { url, call, company, as } = await startCompanySandbox();
    expect((await call('dameConveniosEmpresa', { as })).status).toBe(0);
    expect(await submitAction(url, 'companies/block', { id: company })).toBe(
      'The company has been blocked and told.',
    );
    expect((await call('dameConveniosEmpresa', { as })).status).toBe(9);
    await submitAction(url, 'companies/validate', { id: company });
    expect((await call('dameConveniosEmpresa', { as })).status).toBe(0);
  });

  it('publishes an offer that a company sent, and students see it from then on', async () => {
    const { url, db, call, as, student } = await startCompanySandbox();
    const { datos } = await call('addOferta', { as, body: placementForm });
    const id = datos?.idoferta ?? 0;
    const account = db.value<string>(sql`SELECT usuario FROM account WHERE id = ${student}`) ?? '';
    const seen = async (): Promise<number> =>
      (await call('dameOferta', { as: { usuario: account }, params: { url: datos?.urlAcceso ?? '' } }))
        .status;
    expect(await seen()).toBe(4);
    await submitAction(url, 'offers/publish', { id });
    expect(await seen()).toBe(0);
    expect(await submitAction(url, 'offers/publish', { id })).toBe(stateForbids);
    expect(await submitAction(url, 'offers/refuse', { id, reason: 'Tarde' })).toBe(stateForbids);
  });

  it('sends an offer back for correction with a remark for the company, unless it has a manager', async () => {
    const { url, call, as } = await startCompanySandbox();
    const { datos } = await call('addOferta', { as, body: placementForm });
    const id = datos?.idoferta ?? 0;
    const offer = async () => (await call('dameProcesosEmpleoYpracticas', { as })).datos?.[0];
    await submitAction(url, 'offers/assign', { id, manager: 'Marta Riera' });
    expect(await offer()).toMatchObject({ tieneGestor: true, gestor: 'Marta Riera' });
    const corrected = { ...placementForm, idoferta: id, plazas: 1 };
    expect((await call('addOferta', { as, body: corrected })).status).toBe(25);
    await submitAction(url, 'offers/sendBack', { id, remark: 'Falta el horario' });
    expect(await offer()).toMatchObject({
      Estado: 'pendiente',
      tieneGestor: false,
      observacionesUniversidad: 'Falta el horario',
    });
    expect((await call('addOferta', { as, body: corrected })).status).toBe(0);
    expect(await offer()).not.toHaveProperty('observacionesUniversidad');
  });

  it('refuses an offer for good, and the company reads why', async () => {
    const { url, call, as } = await startCompanySandbox();
    const { datos } = await call('addOferta', { as, body: placementForm });
    await submitAction(url, 'offers/refuse', { id: datos?.idoferta ?? 0, reason: 'No son prácticas' });
    expect((await call('dameProcesosEmpleoYpracticas', { as })).datos).toMatchObject([
      { Estado: 'cerrada', cierre: { por: 'universidad', motivo: 'No son prácticas' } },
    ]);
  });

  it('moves a candidacy, with its history, and offers a pre-enrolment with a time to answer', async () => {
    const sandbox = await startCompanySandbox();
    const student = withStudent(sandbox);
    const offer = makeOffer(sandbox.db, sandbox.company);
    const id = makeCandidacy(sandbox.db, offer.id, student.id, { estado: 1 });
    expect(await submitAction(sandbox.url, 'candidacies/assign', { id })).toBe(
      'Not done: its state cannot become that one.',
    );
    await submitAction(sandbox.url, 'candidacies/review', { id });
    const other = makeCandidacy(sandbox.db, makeOffer(sandbox.db, sandbox.company).id, student.id, {
      estado: 1,
    });
    await submitAction(sandbox.url, 'candidacies/preEnrol', { id: other, until: '2026-02-17' });
    const { datos } = await sandbox.call('dameCandidaturasPracticasUsuario', { as: student.as });
    const found = (datos ?? []).map(({ estado, fechaLimite, historial }) => [
      estado,
      fechaLimite,
      historial?.at(-1)?.quien,
    ]);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual([2, undefined, 'universidad']);
    expect(found).toContainEqual([16, '2026-02-17', 'universidad']);
  });

  it('reviews an agreement, and says what is wrong with it', async () => {
    const { url, db, call, company, as } = await startCompanySandbox();
    const id = makeAgreement(db, company, { estado: 'Firmado empresa' });
    await submitAction(url, 'agreements/findFault', { id, remark: 'Falta el sello' });
    const { datos } = await call('dameConveniosEmpresa', { as });
    expect(datos).toMatchObject([{ estado: 'Erróneo empresa', observaciones: 'Falta el sello' }]);
    expect(await submitAction(url, 'agreements/formalize', { id, lastDay: '2027-02-10' })).toBe(stateForbids);
  });

  it('reviews a weekly sheet', async () => {
    const sandbox = await startCompanySandbox({ modulos: { hojasSemanales: true } });
    const student = withStudent(sandbox);
    const placement = makePlacement(sandbox.db, student.id, sandbox.company);
    const row = { placement, semana: '2026-02-02', estado: 'Enviado', fechaEnvio: '2026-02-08' };
    const id = sandbox.db.insert('weekly_sheet', { ...row, enlace: 'https://archivo.example/hoja.pdf' });
    await submitAction(sandbox.url, 'sheets/reject', { id, remark: 'Sin firma' });
    const { datos } = await sandbox.call('dameAnexosPracticas', { as: sandbox.as });
    expect(JSON.stringify(datos)).toContain('Sin firma');
    expect(JSON.stringify(datos)).toContain('rechazado');
  });

  it('accepts a placement request, which is a placement then, and rejects one', async () => {
    const sandbox = await startCompanySandbox();
    const { db, company, student } = sandbox;
    const datos = { fechaInicio: '2026-03-01', fechaFin: '2026-05-31', dni: '99000001J' };
    const request = { kind: 'propuestaAlumno', student, company, fecha: '2026-02-01', datos };
    const [accepted, rejected] = [
      db.insert('placement_request', request),
      db.insert('placement_request', request),
    ];
    await submitAction(sandbox.url, 'requests/accept', { id: accepted });
    await submitAction(sandbox.url, 'requests/reject', { id: rejected, reason: 'Fuera de plazo' });
    const placements = await sandbox.call('damePracticas', { as: sandbox.as });
    expect(placements.datos).toMatchObject([{ fechaInicio: '2026-03-01', fechaFin: '2026-05-31' }]);
    expect(db.column(sql`SELECT estado FROM placement_request ORDER BY id`)).toEqual([
      'aceptada',
      'rechazada',
    ]);
    expect(await submitAction(sandbox.url, 'requests/accept', { id: rejected })).toBe(stateForbids);
  });

  it('sends a notification and publishes an event', async () => {
    const { url, call, as } = await startCompanySandbox();
    expect(
      await submitAction(url, 'notices/notify', {
        user: 'rrhh@taller.example',
        title: '¡Hola!',
        important: 'yes',
      }),
    ).toBe('The notification has been sent.');
    const notifications = await call('dameNotificaciones', { as, params: { tipo: 'Empresa' } });
    expect(notifications.datos).toMatchObject([{ titulo: '¡Hola!', Importante: true }]);
    const event = {
      title: 'Feria',
      when: '2027-01-01T10:00',
      places: 3,
      category: 'ferias',
      audience: 'todos',
    };
    await submitAction(url, 'events/publish', event);
    expect((await call('dameEventosEmpresa', { as })).datos).toMatchObject([{ titulo: 'Feria' }]);
  });

  it('resets the data', async () => {
    const { url, db, call } = await startSandbox();
    const count = (): unknown => db.value(sql`SELECT count(*) FROM account`);
    const before = count();
    makeStudent(db);
    db.update('student', { nombre: 'Lucía' }, { nombre: 'Otra' });
    await submitAction(url, 'tools/reset');
    expect(count()).toBe(before);
    expect(db.value(sql`SELECT count(*) FROM student WHERE nombre = 'Lucía'`)).toBe(1);
    expect(db.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
    expect((await call('dameEventos', { as: 'student' })).status).toBe(0);
  });
});
