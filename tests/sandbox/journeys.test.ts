import { expect, it } from 'vitest';
import { moveCandidacy } from '../../src/sandbox/areas/applications/move.ts';
import { momentOf } from '../../src/sandbox/clock.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { dniOf, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer, makePlacement, makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { makeFiscalAccount, makeWorkplace } from '../support/sandbox/make-companies.ts';
import {
  type CompanySandbox,
  placementForm,
  startCompanySandbox,
  upload,
} from '../support/sandbox/company-sandbox.ts';

/* Calls of a company and a student in sequence, from the first to the last; the university uses the console. */

const zoe = { usuario: 'zoe@alumnado.example' };

function addZoe({ db }: CompanySandbox, values: object = {}): number {
  const student = makeStudent(db, { email: zoe.usuario, nombre: 'Zoë', ...values });
  makeStudy(db, student);
  return student;
}

it('a first offer: missing data is named and filled in, and the offer waits for the institution', async () => {
  const { call, db, company, as } = await startCompanySandbox();
  const datos = db.value<Record<string, unknown>>(sql`SELECT datos FROM company WHERE id = ${company}`) ?? {};
  const { domicilioFiscal, ...rest } = datos;
  db.update('company', { id: company }, { datos: rest });
  const missing = async () => (await call('faltanDatosAlaEmpresa', { as })).datos;
  expect(await missing()).toEqual({ faltanDatos: true, campos: ['domicilioFiscal'], impedimentos: [] });
  await call('editaEmpresaCompletos', { as, body: { domicilioFiscal: domicilioFiscal as object } });
  expect(await missing()).toEqual({ faltanDatos: false, campos: [], impedimentos: [] });
  const { descripcion: _, ...gap } = placementForm;
  expect(await call('addOferta', { as, body: gap as typeof placementForm })).toMatchObject({
    status: 15,
    datos: { campos: ['descripcion'] },
  });
  const made = await call('addOferta', { as, body: placementForm });
  const params = { id: made.datos?.urlAcceso ?? '' };
  expect((await call('dameDatosProcesoComoAlumno', { as, params })).datos).toMatchObject({
    titulo: placementForm.titulo,
  });
  expect((await call('dameProcesosEmpleoYpracticas', { as })).datos).toMatchObject([
    { Estado: 'pendiente', urlAcceso: params.id, numCandidatos: 0 },
  ]);
});

it('choosing: from a new candidacy to the placement, with a pre-enrolment and a gap on the way', async () => {
  const sandbox = await startCompanySandbox({ vistaCandidato: 'ciega' });
  const { call, db, company, as } = sandbox;
  const student = addZoe(sandbox);
  const centroPracticas = makeWorkplace(db, company, { nombre: 'Nave 7' });
  const offer = makeOffer(db, company, { titulo: 'Mecánica', datos: { ...placementForm, centroPracticas } });
  const { urlAcceso } = offer;
  const applied = await call('inscribirse', { as: zoe, body: { urlOferta: urlAcceso } });
  const idCandidatura = applied.datos?.idCandidatura ?? 0;
  const now = momentOf(new Date('2026-02-10T09:00:00Z'));
  const byUniversity = (to: number): void => {
    const estado = db.value<number>(sql`SELECT estado FROM candidacy WHERE id = ${idCandidatura}`) ?? 0;
    moveCandidacy(db, now, { id: idCandidatura, estado }, to, 'universidad');
  };
  byUniversity(3);
  const listed = async () =>
    (await call('dameDatosProceso', { as, params: { id: urlAcceso } })).datos?.candidatos[0];
  const move = async (idEstado: number) =>
    (await call('cambiaEstadoCandidatura', { as, body: { idCandidatura, idEstado } })).datos;

  expect(await listed()).toMatchObject({ leido: false, iniciales: 'Z. P.', estado: 3 });
  expect(await listed()).not.toHaveProperty('nombre');
  await call('dameCandidato', { as, params: { id: idCandidatura } });
  expect(await listed()).toMatchObject({ leido: true });
  await move(16);
  expect(await listed()).toMatchObject({ fechaLimite: '2026-02-17' });
  await call('aceptarPreinscripcion', { as: zoe, body: { urlOferta: urlAcceso } });
  expect(await listed()).toMatchObject({ estado: 3, ultimoPaso: { quien: 'estudiante' } });
  for (const estado of [4, 5, 6]) expect(await move(estado)).toEqual({ idEstado: estado });
  expect(await listed()).toMatchObject({ nombre: 'Zoë', estado: 6 });

  const datos = db.value<Record<string, unknown>>(sql`SELECT datos FROM company WHERE id = ${company}`) ?? {};
  const { firmante, ...unsigned } = datos;
  db.update('company', { id: company }, { datos: unsigned });
  expect(await move(8)).toEqual({ idEstado: 6, faltanDatos: true, campos: ['empresa.firmante'] });
  await call('editaEmpresaCompletos', { as, body: { firmante: firmante as { nombre: string } as never } });
  expect(await move(8)).toEqual({ idEstado: 8 });
  byUniversity(11);
  byUniversity(12);

  const { fechaInicio, fechaFin, horario, tareasAdesarrollar, nombreTutorEmpresa } = placementForm;
  const about = {
    titulo: 'Mecánica',
    urlOferta: urlAcceso,
    fechaInicio,
    fechaFin,
    horario,
    tareasAdesarrollar,
  };
  const placement = { ...about, nombreTutorEmpresa, centroPracticas: 'Nave 7', titulacion: 101 };
  expect((await call('damePracticas', { as })).datos).toMatchObject([{ ...placement, nombre: 'Zoë' }]);
  expect((await call('damePracticasAlumno', { as: zoe })).datos).toMatchObject([placement]);
  expect(db.value(sql`SELECT student FROM placement WHERE candidacy = ${idCandidatura}`)).toBe(student);
});

it('again next year: a closed offer is copied, gets new dates and waits for the institution', async () => {
  const { call, db, company, as } = await startCompanySandbox({ canDuplicarOferta: true });
  const { urlAcceso: urlOferta } = makeOffer(db, company, {
    estado: 'cerrada',
    fechaCaducidad: '2025-05-01',
    requeridas: [101],
    datos: placementForm,
  });
  const copy = (await call('copiarOferta', { as, body: { urlOferta } })).datos;
  const params = { id: copy?.idoferta ?? 0 };
  const editable = (await call('dameOfertaEditable', { as, params })).datos;
  expect(editable).not.toHaveProperty('fechaCaducidad');
  const dates = { fechaInicio: '2027-02-01', fechaFin: '2027-06-30' };
  const body = { ...placementForm, ...dates, idoferta: params.id };
  expect(await call('addOferta', { as, body })).toMatchObject({
    status: 0,
    datos: { urlAcceso: copy?.urlAcceso },
  });
  expect((await call('dameOfertaEditable', { as, params })).datos).toMatchObject(dates);
});

it('closing: the chosen candidate stays with the offer, and the others get the final state', async () => {
  const sandbox = await startCompanySandbox();
  const { call, db, company, as, student } = sandbox;
  const offer = makeOffer(db, company);
  makeCandidacy(db, offer.id, addZoe(sandbox), { estado: 3 });
  makeCandidacy(db, offer.id, student, { estado: 12 });
  const chosen = { nombre: 'Nora Prat', fechaInicioContrato: '2026-03-01', idTipoContrato: 1 };
  const body = { urlOferta: offer.urlAcceso, hayElegido: true, ...chosen };
  expect(await call('cerrarOferta', { as, body })).toMatchObject({ status: 0 });
  const { datos } = await call('dameDatosProceso', { as, params: { id: offer.urlAcceso } });
  expect(datos?.proceso).toMatchObject({ Estado: 'cerrada', cierre: { por: 'empresa', ...chosen } });
  expect(datos?.candidatos.map(({ estado }) => estado).sort((a, b) => a - b)).toEqual([12, 15]);
  const own = await call('dameCandidaturasPracticasUsuario', { as: zoe });
  expect(own.datos).toMatchObject([{ estado: 15, turno: 'nadie', puedeRetirar: false }]);
});

it('the agreement: requested, downloaded, signed, uploaded, and again after an error', async () => {
  const { call, db, company, contact, as } = await startCompanySandbox({ canCrearConvenio: true });
  const body = {
    idContactoEmpresaGestion: contact,
    idContactoEmpresaFacturacion: contact,
    idCuentaFacturacion: makeFiscalAccount(db, company),
    tramitacionManual: true,
    requierePedido: false,
    pagoDomiciliado: false,
    datosFirmante: { nombre: 'Remei', apellidos: 'Núñez', cargo: 'Gerente' },
  };
  const { datos } = await call('addConvenioEmpresa', { as, body });
  expect((await fetch(datos?.enlace ?? '')).headers.get('content-type')).toBe('application/pdf');
  const idConvenio = datos?.idConvenio ?? 0;
  const sign = async (name: string): Promise<number> =>
    (await call('adjuntaFicheroAlConvenioEmpresa', { as, body: { idConvenio, ...upload(name) } })).status;
  expect(await sign('firmado')).toBe(0);
  db.update('agreement', { id: idConvenio }, { estado: 'Erróneo empresa', observaciones: 'Falta una firma' });
  const latest = async () => (await call('dameDetalleUltimoConvenioEmpresa', { as })).datos;
  expect(await latest()).toMatchObject({ estado: 'Erróneo empresa', observaciones: 'Falta una firma' });
  expect(await sign('corregido')).toBe(0);
  expect(await latest()).toMatchObject({ estado: 'Firmado empresa' });
});

it('during the placement: an extension is requested once, and its state shown', async () => {
  const { call, db, company, as, student } = await startCompanySandbox();
  const idPractica = makePlacement(db, student, company);
  const body = { idPractica, tipo: 'Ampliación', fechaFin: '2026-07-31', motivo: 'Acabar' } as const;
  expect(await call('solicitarAccionSobrePractica', { as, body })).toMatchObject({ status: 0 });
  expect(await call('solicitarAccionSobrePractica', { as, body })).toMatchObject({
    status: 48,
    datos: { motivo: expect.stringContaining('pendiente') },
  });
  expect((await call('damePracticas', { as })).datos).toMatchObject([
    { id: idPractica, solicitudes: [{ tipo: 'Ampliación', estado: 'pendiente', fechaFin: '2026-07-31' }] },
  ]);
});

it('schools: a request is changed and accepted, which makes a placement; a proposal is stored once', async () => {
  const sandbox = await startCompanySandbox({ showPropuestaPracticas: true });
  const { call, db, company, as } = sandbox;
  db.update('company', { id: company }, { solicitudesEducacion: 5 });
  const dni = dniOf(99_700_001);
  addZoe(sandbox, { numeroDocumento: dni, solicitudesEducacion: 1 });
  const cif = db.value<string>(sql`SELECT cif FROM company WHERE id = ${company}`) ?? '';
  const dates = { fechaInicio: '2026-04-01', fechaFin: '2026-06-30' };
  const asked = { cif, email: 'rrhh@taller.example', telefono: '600 000 002', titulacion: 101, ...dates };
  const sent = await call('solicitudPracticaAlumno', { as: zoe, body: asked });
  const { idSolicitudPractica = 0 } = sent.datos ?? {};
  const [waiting] = (await call('dameSolicitudesPracticasEducacion', { as })).datos ?? [];
  expect(waiting).toMatchObject({ idSolicitudPractica, estado: 'pendiente', nombre: 'Zoë' });
  const change = { idSolicitudPractica, dni, ...dates, horario: 'Matins', horasAldia: 4 };
  expect(await call('solicitudPracticaEmpresa', { as, body: change })).toMatchObject({ status: 0 });
  await call('aceptarSolicitudPractica', { as, body: { idSolicitudPractica } });
  const placement = { ...dates, horario: 'Matins', horasAldia: 4, titulacion: 101 };
  expect((await call('damePracticasAlumno', { as: zoe })).datos).toMatchObject([placement]);
  expect((await call('damePropuestasAlumno', { as: zoe })).datos).toMatchObject([{ estado: 'aceptada' }]);

  expect((await call('compruebaDNIalumno', { as, body: { dni } })).datos).toMatchObject({ existe: true });
  const proposal = { dni, fechaInicio: '2026-09-01', fechaFin: '2026-12-31' };
  const first = await call('solicitudPracticaEmpresa', { as, body: proposal });
  expect((await call('solicitudPracticaEmpresa', { as, body: proposal })).datos).toEqual(first.datos);
  expect((await call('damePropuestasEmpresa', { as })).datos).toMatchObject([
    { ...proposal, estado: 'pendiente' },
  ]);
});
