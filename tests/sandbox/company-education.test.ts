import { describe, expect, it } from 'vitest';
import { maxLookUpsPerDay } from '../../src/sandbox/areas/education/look-up-limit.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { dniOf, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeEducationRequest, makeWorkplace } from '../support/sandbox/make-companies.ts';
import { startCompanySandbox } from '../support/sandbox/company-sandbox.ts';

const known = dniOf(99_700_001);
const proposal = { dni: known, fechaInicio: '2026-03-01', fechaFin: '2026-06-30', horasAldia: 5 };
const open = { showPropuestaPracticas: true };

describe('proposed placements', () => {
  it('are listed for the company with their state, without those of others', async () => {
    const { call, db, company, other, as } = await startCompanySandbox(open);
    const student = makeStudent(db, { numeroDocumento: known });
    makeEducationRequest(db, company, student);
    const { datos } = await call('solicitudPracticaEmpresa', { as, body: proposal });
    const { idSolicitudPractica = 0 } = datos ?? {};
    const again = await call('solicitudPracticaEmpresa', { as, body: proposal });
    expect(again.datos).toEqual({ idSolicitudPractica });
    const [row, ...others] = (await call('damePropuestasEmpresa', { as })).datos ?? [];
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...proposal, idSolicitudPractica, estado: 'pendiente', fecha: '2026-02-10' });
    const answered = { estado: 'rechazada', motivo: 'Faltan las tareas' };
    db.update('placement_request', { id: idSolicitudPractica }, answered);
    expect((await call('damePropuestasEmpresa', { as })).datos).toMatchObject([answered]);
    expect((await call('damePropuestasEmpresa', { as: other.as })).datos).toEqual([]);
  });
});

describe('education requests', () => {
  it('are listed, counted for the menu and shown with their student', async () => {
    const { call, db, company, other, as } = await startCompanySandbox();
    const student = makeStudent(db, { nombre: 'Zoë', numeroDocumento: known });
    expect((await call('tieneMenuSolicitudesPracticasEducacion', { as })).datos).toBe(false);
    makeEducationRequest(db, other.company, student);
    db.insert('placement_request', {
      kind: 'propuestaAlumno',
      company,
      student,
      fecha: '2026-01-01',
      datos: {},
    });
    expect((await call('tieneMenuSolicitudesPracticasEducacion', { as })).datos).toBe(false);
    const id = makeEducationRequest(db, company, student);
    expect((await call('tieneMenuSolicitudesPracticasEducacion', { as })).datos).toBe(true);
    const shown = {
      idSolicitudPractica: id,
      estado: 'pendiente',
      nombre: 'Zoë',
      fecha: '2026-02-01',
    };
    expect((await call('dameSolicitudesPracticasEducacion', { as })).datos).toMatchObject([shown]);
    expect((await call('dameSolicitudPractica', { as, params: { id } })).datos).toMatchObject(shown);
  });

  it('have the identity number of the student only once they are accepted', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const student = makeStudent(db, { numeroDocumento: known });
    const ids = [1, 2, 3].map(() => makeEducationRequest(db, company, student, { datos: proposal }));
    const [accepted = 0, rejected = 0] = ids;
    await call('aceptarSolicitudPractica', { as, body: { idSolicitudPractica: accepted } });
    await call('rechazarSolicitudPractica', { as, body: { idSolicitudPractica: rejected } });
    const { datos = [] } = await call('dameSolicitudesPracticasEducacion', { as });
    const shown = datos.map(({ idSolicitudPractica, dni }) => [idSolicitudPractica, dni]);
    expect(new Map(shown as [number, unknown][])).toEqual(
      new Map(ids.map((id) => [id, id === accepted ? known : undefined])),
    );
    const { datos: pending } = await call('dameSolicitudPractica', { as, params: { id: ids[2] ?? 0 } });
    expect(pending).not.toHaveProperty('dni');
  });

  it('are accepted, or rejected with a remark, once', async () => {
    const { call, db, company, as, student } = await startCompanySandbox();
    const accepted = { idSolicitudPractica: makeEducationRequest(db, company, student) };
    const rejected = { idSolicitudPractica: makeEducationRequest(db, company, student) };
    expect(await call('aceptarSolicitudPractica', { as, body: accepted })).toMatchObject({ status: 0 });
    const remark = { ...rejected, motivo: 'Sin plazas' };
    expect(await call('rechazarSolicitudPractica', { as, body: remark })).toMatchObject({ status: 0 });
    for (const body of [accepted, rejected]) {
      expect(await call('aceptarSolicitudPractica', { as, body })).toMatchObject({ status: 49 });
      expect(await call('rechazarSolicitudPractica', { as, body })).toMatchObject({ status: 49 });
    }
    const states = db.all(sql`SELECT estado, motivo FROM placement_request ORDER BY id`);
    expect(states).toEqual([{ estado: 'aceptada' }, { estado: 'rechazada', motivo: 'Sin plazas' }]);
  });

  it('ask the student for the certificate of no sexual offences once accepted, and once for all', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const student = makeStudent(db, { email: 'zoe@alumnado.example' });
    const asked = async () =>
      (await call('documentacionDeProcesosSolicitada', { as: { usuario: 'zoe@alumnado.example' } })).datos;
    const ids = [1, 2].map(() => makeEducationRequest(db, company, student));
    expect(await asked()).toEqual([]);
    for (const idSolicitudPractica of ids)
      await call('aceptarSolicitudPractica', { as, body: { idSolicitudPractica } });
    expect(await asked()).toMatchObject([
      { nombre: 'Certificado de delitos de naturaleza sexual', entregado: false },
    ]);
  });

  it('become placements when accepted, with all requested values, for both sides', async () => {
    const { call, db, company, as, brand } = await startCompanySandbox();
    const student = makeStudent(db, { email: 'zoe@alumnado.example', nombre: 'Zoë' });
    const centroPracticas = makeWorkplace(db, company, { nombre: 'Escola Nova' });
    const about = {
      fechaInicio: '2026-03-01',
      fechaFin: '2026-06-30',
      horasAldia: 4,
      horario: 'Tardes',
      tareasAdesarrollar: 'Acompañar al grupo',
      nombreTutorEmpresa: 'Assumpta',
      apellidosTutorEmpresa: 'Rovira',
      emailTutorEmpresa: 'assumpta@escola.example',
      titulacion: 103,
    };
    const datos = { ...about, dni: '99000001J', centroPracticas };
    const idSolicitudPractica = makeEducationRequest(db, company, student, { datos });
    await call('aceptarSolicitudPractica', { as, body: { idSolicitudPractica } });
    const placement = { ...about, centroPracticas: 'Escola Nova', estado: 'pendiente' };
    const titulo = `Prácticas en ${db.value<string>(sql`SELECT nombreComercial FROM company WHERE id = ${company}`)}`;
    expect(brand.defaultLanguage).toBe('es');
    const ofCompany = (await call('damePracticas', { as })).datos;
    expect(ofCompany).toMatchObject([{ ...placement, titulo, nombre: 'Zoë' }]);
    const own = await call('damePracticasAlumno', { as: { usuario: 'zoe@alumnado.example' } });
    expect(own.datos).toMatchObject([{ ...placement, titulo }]);
  });

  it('are accepted up to the limit of the centre', async () => {
    const { call, db, company, as, student } = await startCompanySandbox();
    db.update('company', { id: company }, { solicitudesEducacion: 1 });
    const accept = async (): Promise<number> => {
      const idSolicitudPractica = makeEducationRequest(db, company, student);
      return (await call('aceptarSolicitudPractica', { as, body: { idSolicitudPractica } })).status;
    };
    expect([await accept(), await accept()]).toEqual([0, 81]);
  });

  it('are changed only while they are pending, and for the same student', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const student = makeStudent(db, { numeroDocumento: known });
    makeStudent(db, { numeroDocumento: dniOf(99_700_002) });
    const id = makeEducationRequest(db, company, student);
    const body = {
      ...proposal,
      idSolicitudPractica: id,
      horario: 'Tardes',
      centroPracticas: makeWorkplace(db, company),
    };
    expect(await call('solicitudPracticaEmpresa', { as, body })).toMatchObject({
      status: 0,
      datos: { idSolicitudPractica: id },
    });
    expect((await call('dameSolicitudPractica', { as, params: { id } })).datos).toMatchObject({
      horario: 'Tardes',
      fechaInicio: '2026-03-01',
      estado: 'pendiente',
    });
    const { dni: _, ...unnamed } = body;
    expect(await call('solicitudPracticaEmpresa', { as, body: unnamed })).toMatchObject({ status: 0 });
    const another = { ...body, dni: dniOf(99_700_002) };
    expect(await call('solicitudPracticaEmpresa', { as, body: another })).toMatchObject({ status: 45 });
    db.update('placement_request', { id }, { estado: 'aceptada' });
    expect(await call('solicitudPracticaEmpresa', { as, body })).toMatchObject({ status: 49 });
  });

  it('have after a change the sent values only, except for keys outside of the form', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const student = makeStudent(db, { numeroDocumento: known });
    const datos = { ...proposal, observaciones: 'Con «EPI»', telefono: '600000000' };
    const id = makeEducationRequest(db, company, student, { datos });
    const { horasAldia: _, ...change } = proposal;
    await call('solicitudPracticaEmpresa', { as, body: { ...change, idSolicitudPractica: id } });
    const row = db.value(sql`SELECT datos FROM placement_request WHERE id = ${id}`);
    expect(row).toEqual({ ...change, telefono: '600000000' });
  });

  it('of another company, and unknown ones, answer 48', async () => {
    const { call, db, other, as, student } = await startCompanySandbox();
    for (const id of [makeEducationRequest(db, other.company, student), 9999]) {
      const body = { idSolicitudPractica: id };
      expect(await call('dameSolicitudPractica', { as, params: { id } })).toMatchObject({ status: 48 });
      expect(await call('aceptarSolicitudPractica', { as, body })).toMatchObject({ status: 48 });
      expect(await call('rechazarSolicitudPractica', { as, body })).toMatchObject({ status: 48 });
      const change = { ...proposal, ...body };
      expect(await call('solicitudPracticaEmpresa', { as, body: change })).toMatchObject({ status: 48 });
    }
    expect(db.column(sql`SELECT estado FROM placement_request`)).toEqual(['pendiente']);
  });
});

describe('proposing a placement', () => {
  it('finds a student by the identity number in any spelling, and answers only with the name', async () => {
    const { call, db, as } = await startCompanySandbox();
    makeStudent(db, { numeroDocumento: known, apellido2: 'Roig' });
    const spaced = `${known.slice(0, 8)} - ${known.slice(8).toLowerCase()}`;
    expect((await call('compruebaDNIalumno', { as, body: { dni: spaced } })).datos).toEqual({
      existe: true,
      nombre: 'Nora',
      apellidos: 'P',
    });
    const unknown = await call('compruebaDNIalumno', { as, body: { dni: dniOf(99_700_009) } });
    expect(unknown).toEqual({ http: 200, status: 0, datos: { existe: false } });
    expect(await call('compruebaDNIalumno', { as, body: { dni: '99700001A' } })).toMatchObject({
      status: 66,
    });
  });

  it('limits the lookups per day, except for the same numbers', async () => {
    const { call, as, other } = await startCompanySandbox(open);
    const look = (index: number, who = as) =>
      call('compruebaDNIalumno', { as: who, body: { dni: dniOf(99_600_000 + index) } });
    for (let index = 0; index < maxLookUpsPerDay; index += 1) expect((await look(index)).status).toBe(0);
    expect(await look(maxLookUpsPerDay)).toMatchObject({
      status: 48,
      datos: { motivo: 'Hoy ya has buscado 30 DNI. Vuelve a probar mañana.' },
    });
    expect((await look(0)).status).toBe(0);
    expect((await look(maxLookUpsPerDay, other.as)).status).toBe(0);
    const guessed = { ...proposal, dni: dniOf(99_600_000 + maxLookUpsPerDay) };
    expect((await call('solicitudPracticaEmpresa', { as, body: guessed })).status).toBe(48);
  });

  it('records it for the institution', async () => {
    const { call, db, company, as } = await startCompanySandbox(open);
    const student = makeStudent(db, { numeroDocumento: known });
    const { status, datos } = await call('solicitudPracticaEmpresa', { as, body: proposal });
    expect(status).toBe(0);
    const row = db.get(sql`SELECT kind, company, student, estado FROM placement_request
      WHERE id = ${datos?.idSolicitudPractica}`);
    expect(row).toEqual({ kind: 'propuestaEmpresa', company, student, estado: 'pendiente' });
  });

  it.each([
    [15, { centroPracticas: 9999 }, {}],
    [15, {}, { modulos: { condicionesPracticas: true } }],
    [15, { horasAldia: 6 }, { limitesJornada: { horasDia: 5 } }],
    [27, { fechaFin: '2026-03-01' }, {}],
    [45, { dni: dniOf(99_700_009) }, {}],
    [48, {}, { showPropuestaPracticas: false }],
    [66, { dni: '1' }, {}],
    [69, { emailTutorEmpresa: 'pau' }, {}],
  ])('answers %i to %o with settings %o', async (status, wrong, settings) => {
    const { call, db, as } = await startCompanySandbox({ ...open, ...settings });
    makeStudent(db, { numeroDocumento: known });
    const body = { ...proposal, ...wrong };
    expect(await call('solicitudPracticaEmpresa', { as, body })).toMatchObject({ http: 200, status });
    expect(db.value(sql`SELECT count(*) FROM placement_request`)).toBe(0);
  });

  it('answers 81 at the limit of the centre, and 24 during an open problem', async () => {
    const { call, db, company, as } = await startCompanySandbox(open);
    makeStudent(db, { numeroDocumento: known });
    db.update('company', { id: company }, { solicitudesEducacion: 1 });
    expect(await call('solicitudPracticaEmpresa', { as, body: proposal })).toMatchObject({ status: 0 });
    const another = { ...proposal, horasAldia: 4 };
    expect(await call('solicitudPracticaEmpresa', { as, body: another })).toMatchObject({ status: 81 });
    db.update('company', { id: company }, { conProblema: true });
    expect(await call('solicitudPracticaEmpresa', { as, body: proposal })).toMatchObject({ status: 24 });
  });
});
