import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer } from '../../src/sandbox/seed/make-offers.ts';
import { type CompanySandbox, startCompanySandbox } from '../support/sandbox/company-sandbox.ts';

/** Creates a candidacy of the student for an offer of the company. */
function apply({ db, company, student }: CompanySandbox, estado: number, offer: object = {}): number {
  return makeCandidacy(db, makeOffer(db, company, { ...offer }).id, student, { estado });
}

describe('a candidate', () => {
  it('is shown with the CV, without private data, and then counts as read', async () => {
    const sandbox = await startCompanySandbox();
    const { call, db, as } = sandbox;
    sandbox.student = makeStudent(db, {
      nombre: 'Zoë',
      personales: {
        iban: 'ES9121000418450200051332',
        numeroSeguridadSocial: '281234567840',
        discapacidad: true,
        telefonoMovil: '600000001',
      },
      perfil: { presentacion: 'Hola', tienePermisoTrabajo: true },
    });
    const documents = {
      student: sandbox.student,
      fecha: '2026-01-01',
      enlace: 'https://archivo.example/doc',
    };
    db.insert('student_document', { ...documents, destino: 'documentosPrivados', nombre: 'Título secreto' });
    db.insert('student_document', { ...documents, destino: 'documentos', nombre: 'Portafolio' });
    const id = apply(sandbox, 3);
    const answer = await call('dameCandidato', { as, params: { id } });
    expect(answer.datos).toMatchObject({
      idCandidatura: id,
      leido: true,
      estado: 3,
      estadosPosibles: [4, 5, 8, 9, 16],
      cv: {
        personales: { nombre: 'Zoë', telefonoMovil: '600000001' },
        documentos: [{ nombre: 'Portafolio' }],
        presentacion: 'Hola',
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(
      /ES91|2812345|discapacidad|numeroDocumento|secreto|documentosPrivados|PermisoTrabajo|99\d{6}[A-Z]/,
    );
    const { datos } = await call('dameProcesosEmpleoYpracticas', { as });
    expect(datos).toMatchObject([{ numCandidatos: 1, numCandidatosSinLeer: 0 }]);
  });

  it.each([1, 2, 10, 14])('does not exist for the company in state %i, before it is sent', async (estado) => {
    const sandbox = await startCompanySandbox();
    const id = apply(sandbox, estado);
    const body = { idCandidatura: id, idEstado: 4 };
    expect(await sandbox.call('dameCandidato', { as: sandbox.as, params: { id } })).toMatchObject({
      status: 31,
    });
    expect(await sandbox.call('cambiaEstadoCandidatura', { as: sandbox.as, body })).toMatchObject({
      status: 31,
    });
  });

  it('does not exist for another company', async () => {
    const sandbox = await startCompanySandbox();
    const { call, other } = sandbox;
    const id = apply(sandbox, 3);
    const body = { idCandidatura: id, idEstado: 4 };
    expect(await call('dameCandidato', { as: other.as, params: { id } })).toMatchObject({ status: 31 });
    expect(await call('cambiaEstadoCandidatura', { as: other.as, body })).toMatchObject({ status: 31 });
    const states = sandbox.db.all(sql`SELECT estado, leido FROM candidacy`);
    expect(states).toEqual([{ estado: 3, leido: false }]);
  });
});

describe('moving a candidacy', () => {
  it('goes through a selection, step by step, with a history', async () => {
    const sandbox = await startCompanySandbox();
    const id = apply(sandbox, 3);
    for (const idEstado of [4, 5, 6, 7, 8]) {
      const body = { idCandidatura: id, idEstado };
      const answer = await sandbox.call('cambiaEstadoCandidatura', { as: sandbox.as, body });
      expect(answer).toMatchObject({ status: 0, datos: { idEstado } });
    }
    const steps = sandbox.db.all(sql`SELECT estado, quien FROM candidacy_step ORDER BY id`).slice(-5);
    expect(steps).toEqual([4, 5, 6, 7, 8].map((estado) => ({ estado, quien: 'empresa' })));
  });

  it.each([
    [14, 3, 6],
    [14, 3, 15],
    [14, 8, 11],
    [14, 3, 99],
    [14, 16, 3],
    [49, 9, 4],
    [49, 13, 4],
  ])('answers %i from state %i to %i', async (status, from, idEstado) => {
    const sandbox = await startCompanySandbox();
    const id = apply(sandbox, from);
    sandbox.db.insert('candidacy_step', {
      candidacy: id,
      estado: 3,
      fecha: '2026-01-02',
      quien: 'universidad',
    });
    const body = { idCandidatura: id, idEstado };
    const answer = await sandbox.call('cambiaEstadoCandidatura', { as: sandbox.as, body });
    expect(answer).toMatchObject({ status });
    expect(sandbox.db.value(sql`SELECT estado FROM candidacy`)).toBe(from);
  });

  it('needs a reason of its kind to turn someone down', async () => {
    const sandbox = await startCompanySandbox();
    const { call, as, db } = sandbox;
    const id = apply(sandbox, 3, { idPerfil: 1 });
    const body = { idCandidatura: id, idEstado: 9 };
    expect(await call('cambiaEstadoCandidatura', { as, body })).toMatchObject({ status: 15 });
    const ofPlacements = { ...body, idMotivo: 201 };
    expect(await call('cambiaEstadoCandidatura', { as, body: ofPlacements })).toMatchObject({ status: 15 });
    expect(await call('cambiaEstadoCandidatura', { as, body: { ...body, idMotivo: 102 } })).toMatchObject({
      status: 0,
      datos: { idEstado: 9 },
    });
    const url = db.value<string>(sql`SELECT urlAcceso FROM offer`) ?? '';
    const { datos } = await call('dameDatosProceso', { as, params: { id: url }, language: 'ca' });
    expect(datos?.candidatos).toMatchObject([{ estado: 9, descripcionEstadoMotivo: 'Manca d’experiència' }]);
  });

  it.each([
    ['a placement without who signs', {}, { firmante: undefined }, {}, ['empresa.firmante']],
    ['a placement with service without account', { conServicio: true }, {}, { iban: null }, ['empresa.iban']],
    [
      'a job of a company without address',
      { idPerfil: 1 },
      { domicilioFiscal: undefined },
      {},
      ['empresa.domicilioFiscal'],
    ],
  ])('selects nobody for %s, and says what is missing', async (_, offer, data, columns, campos) => {
    const sandbox = await startCompanySandbox();
    const { call, db, as, company } = sandbox;
    const id = apply(sandbox, 5, offer);
    const datos = db.value<object>(sql`SELECT datos FROM company WHERE id = ${company}`);
    db.update('company', { id: company }, { datos: { ...datos, ...data }, ...columns });
    const body = { idCandidatura: id, idEstado: 8 };
    expect(await call('cambiaEstadoCandidatura', { as, body })).toMatchObject({
      status: 0,
      datos: { idEstado: 5, faltanDatos: true, campos },
    });
    db.update('company', { id: company }, { datos: datos ?? {}, iban: 'ES9121000418450200051332' });
    expect(await call('cambiaEstadoCandidatura', { as, body })).toMatchObject({ datos: { idEstado: 8 } });
  });

  it('selects as many as there are places', async () => {
    const sandbox = await startCompanySandbox();
    const { call, db, as, company, student } = sandbox;
    const offer = makeOffer(db, company, { idPerfil: 1, datos: { plazas: 2 } });
    makeCandidacy(db, offer.id, student, { estado: 12 });
    const [second, third] = [5, 5].map((estado) => makeCandidacy(db, offer.id, makeStudent(db), { estado }));
    const select = (idCandidatura = 0) =>
      call('cambiaEstadoCandidatura', { as, body: { idCandidatura, idEstado: 8 } });
    expect(await select(second)).toMatchObject({ status: 0 });
    expect(await select(third)).toMatchObject({
      status: 48,
      datos: { motivo: 'Todas las plazas de la oferta están ocupadas.' },
    });
    const { datos } = await call('dameCandidato', { as, params: { id: third ?? 0 } });
    expect(datos).toMatchObject({ estado: 5, estadosPosibles: [6, 7, 9] });
  });

  it('offers a pre-enrolment that has to be answered within a week', async () => {
    const sandbox = await startCompanySandbox();
    const { call, db, as } = sandbox;
    const id = apply(sandbox, 3);
    const body = { idCandidatura: id, idEstado: 16 };
    expect(await call('cambiaEstadoCandidatura', { as, body })).toMatchObject({ status: 0 });
    expect(db.value(sql`SELECT fechaLimite FROM candidacy`)).toBe('2026-02-17');
    sandbox.wait(8 * 24 * 3600);
    const again = { usuario: 'rrhh@taller.example', eidEmpresa: sandbox.company };
    db.insert('candidacy_step', { candidacy: id, estado: 3, fecha: '2026-01-02', quien: 'universidad' });
    expect(await call('dameCandidato', { as: again, params: { id } })).toMatchObject({
      datos: { estado: 18 },
    });
  });
});
