import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer, makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import { me, startApplicantSandbox } from '../support/sandbox/student-sandbox.ts';

async function scene(settings: Parameters<typeof startApplicantSandbox>[0] = {}) {
  const sandbox = await startApplicantSandbox(settings);
  const { db, call } = sandbox;
  return {
    ...sandbox,
    stateOf: (candidacy: number) =>
      db.value<number>(sql`SELECT estado FROM candidacy WHERE id = ${candidacy}`),
    mine: () => call('dameCandidaturasPracticasUsuario', { as: me }),
  };
}

describe('withdrawing', () => {
  it('is possible until the institution has processed the candidacy', async () => {
    const { db, company, student, call, mine } = await scene();
    const withdraw = (urlOferta: string) => call('desinscribirse', { as: me, body: { urlOferta } });
    const expected: [number, number][] = [
      [1, 0],
      [2, 0],
      [3, 30],
      [8, 30],
      [16, 30],
      [9, 49],
      [14, 49],
    ];
    for (const [estado, status] of expected) {
      const offer = makeOffer(db, company);
      makeCandidacy(db, offer.id, student, { estado });
      expect(await withdraw(offer.urlAcceso), String(estado)).toMatchObject({ status });
    }
    expect(await withdraw(makeOffer(db, company).urlAcceso)).toMatchObject({ status: 31 });
    expect(await withdraw('nada')).toMatchObject({ status: 4 });
    const left = (await mine()).datos?.filter(
      ({ estado, historial }) => estado === 14 && historial?.length === 2,
    );
    expect(left).toHaveLength(2);
  });

  it('leaves the candidacies of others alone', async () => {
    const { db, company, call, stateOf } = await scene();
    const offer = makeOffer(db, company);
    const foreign = makeCandidacy(db, offer.id, makeStudent(db));
    for (const name of ['desinscribirse', 'aceptarPreinscripcion', 'rechazarPreinscripcion'] as const) {
      expect(await call(name, { as: me, body: { urlOferta: offer.urlAcceso } })).toMatchObject({
        status: 31,
      });
    }
    expect(stateOf(foreign)).toBe(1);
  });
});

describe('a pre-enrolment', () => {
  it('is accepted and goes to the company', async () => {
    const { db, company, student, call, mine, stateOf } = await scene();
    const offer = makeOffer(db, company);
    const id = makeCandidacy(db, offer.id, student, { estado: 16, fechaLimite: '2026-03-10' });
    expect((await mine()).datos).toMatchObject([
      { estado: 16, turno: 'estudiante', fechaLimite: '2026-03-10' },
    ]);
    const accept = (urlOferta = offer.urlAcceso) =>
      call('aceptarPreinscripcion', { as: me, body: { urlOferta } });
    expect(await accept()).toMatchObject({ status: 0 });
    expect(stateOf(id)).toBe(3);
    expect(await accept()).toMatchObject({ status: 14 });
    expect(await accept('nada')).toMatchObject({ status: 4 });
    db.update('candidacy', { id }, { estado: 10 });
    expect(await accept()).toMatchObject({ status: 49 });
  });

  it('is refused for overlapping dates (17), without IBAN (72) and without the conditions (15)', async () => {
    const { db, company, student, call } = await scene({
      checkIbanInPracticasConServicio: true,
      modulos: { condicionesPracticas: true },
    });
    const accept = async (values: Parameters<typeof makeOffer>[2], more: object = {}) => {
      const offer = makeOffer(db, company, values);
      makeCandidacy(db, offer.id, student, { estado: 16 });
      return call('aceptarPreinscripcion', { as: me, body: { urlOferta: offer.urlAcceso, ...more } });
    };
    makePlacement(db, student, company);
    expect(await accept({ datos: { fechaInicio: '2026-05-01', fechaFin: '2026-07-01' } })).toMatchObject({
      status: 17,
    });
    expect(await accept({ conServicio: true })).toMatchObject({ status: 72 });
    expect(await accept({})).toMatchObject({ status: 15 });
    expect(await accept({}, { condicionesAceptadas: true })).toMatchObject({ status: 0 });
  });

  it('is rejected with a listed reason for its kind of offer', async () => {
    const { db, company, student, call, mine, stateOf } = await scene();
    const offer = makeOffer(db, company);
    const id = makeCandidacy(db, offer.id, student, { estado: 16 });
    const reject = (reason: object) =>
      call('rechazarPreinscripcion', { as: me, body: { urlOferta: offer.urlAcceso, ...reason } });
    const wrong = [{}, { motivo: 'No quiero' }, { idMotivo: 101 }, { idMotivo: 301 }, { idMotivo: 9_999 }];
    for (const reason of wrong)
      expect(await reject(reason), JSON.stringify(reason)).toMatchObject({ status: 15 });
    expect(await reject({ idMotivo: 406 })).toMatchObject({ status: 0 });
    expect(stateOf(id)).toBe(17);
    expect((await mine()).datos).toMatchObject([
      { estado: 17, descripcionEstadoMotivo: 'Dejo las prácticas para más adelante', turno: 'nadie' },
    ]);
    expect(await reject({ idMotivo: 406 })).toMatchObject({ status: 49 });
    db.update('candidacy', { id }, { estado: 2 });
    expect(await reject({ idMotivo: 406 })).toMatchObject({ status: 14 });
    expect(await call('rechazarPreinscripcion', { as: me, body: { urlOferta: 'nada' } })).toMatchObject({
      status: 4,
    });
  });

  it('expires the day after its last one', async () => {
    const { db, company, student, call, mine, stateOf, wait } = await scene();
    const offer = makeOffer(db, company);
    const id = makeCandidacy(db, offer.id, student, { estado: 16, fechaLimite: '2026-03-10' });
    wait(11 * 3600);
    const accept = await call('aceptarPreinscripcion', { as: me, body: { urlOferta: offer.urlAcceso } });
    expect(accept).toMatchObject({ status: 49 });
    expect((await mine()).datos).toMatchObject([
      { estado: 18, puedeRetirar: false, historial: [{ estado: 16 }, { estado: 18, quien: 'sistema' }] },
    ]);
    expect(stateOf(id)).toBe(18);
  });
});

describe('my applications', () => {
  it('to placements keep the order of the student', async () => {
    const { db, company, student, call, mine } = await scene();
    const offers = [1, 2, 3, 4].map((number) => makeOffer(db, company, { titulo: `Oferta ${number}` }));
    const urls = offers.map(({ urlAcceso }) => urlAcceso);
    const states = [1, 2, 1, 3];
    offers.forEach(({ id }, index) =>
      makeCandidacy(db, id, student, { orden: index + 1, estado: states[index] }),
    );
    const put = (orden: (string | undefined)[]) =>
      call('editOrdenCandidaturasAlumno', { as: me, body: { orden: orden.map(String) } });
    expect(await put([urls[2], urls[0], urls[1]])).toMatchObject({ status: 0 });
    const titles = async () => (await mine()).datos?.map(({ titulo, orden }) => `${orden}: ${titulo}`);
    expect(await titles()).toEqual(['1: Oferta 3', '2: Oferta 1', '3: Oferta 2', '4: Oferta 4']);
    expect(await put([urls[3], urls[0]])).toMatchObject({ status: 49 });
    expect(await put(['nada'])).toMatchObject({ status: 31 });
    expect(await put([makeOffer(db, company).urlAcceso])).toMatchObject({ status: 31 });
    expect((await titles())?.[0]).toBe('1: Oferta 3');
  });

  it('are grouped by kind, and those to placements by state', async () => {
    const { db, company, student, call } = await scene();
    const candidacy = (values: Parameters<typeof makeOffer>[2], estado: number) =>
      makeCandidacy(db, makeOffer(db, company, values).id, student, { estado });
    candidacy({ idPerfil: 1, titulo: 'Trabajo' }, 9);
    candidacy({}, 3);
    candidacy({}, 1);
    candidacy({}, 3);
    candidacy({ estado: 'eliminada' }, 15);
    const jobs = await call('dameCandidaturasEmpleoUsuario', { as: me });
    expect(jobs.datos).toMatchObject([{ titulo: 'Trabajo', idPerfil: 1, estado: 9 }]);
    const byState = await call('dameCandidaturasPracticasUsuarioPorEstados', { as: me, language: 'ca' });
    expect(byState.datos?.map(({ descripcion, candidaturas }) => [descripcion, candidaturas.length])).toEqual(
      [
        ['Inscrita', 1],
        ['Enviada a l’empresa', 2],
      ],
    );
    db.update('student', { id: student }, { conPracticas: false });
    for (const name of [
      'dameCandidaturasPracticasUsuario',
      'dameCandidaturasPracticasUsuarioPorEstados',
    ] as const) {
      expect(await call(name, { as: me })).toMatchObject({ status: 21 });
    }
    db.update('student', { id: student }, { conPracticas: true, conEmpleo: false });
    expect(await call('dameCandidaturasEmpleoUsuario', { as: me })).toMatchObject({ status: 20 });
  });
});

it('tells applicants, and who asks for the offer, on which day it was closed', async () => {
  const { db, company, student, call, mine } = await scene();
  const cierre = { por: 'empresa', fecha: '2026-03-05T10:00' };
  const closed = makeOffer(db, company, { estado: 'cerrada', cierre });
  const applied = makeOffer(db, company, { estado: 'cerrada', cierre });
  const open = makeOffer(db, company);
  makeCandidacy(db, applied.id, student, { estado: 14 });
  makeCandidacy(db, open.id, student);
  expect(await call('dameOferta', { as: me, params: { url: closed.urlAcceso } })).toMatchObject({
    status: 4,
    datos: { fechaCierre: '2026-03-05' },
  });
  const days = new Map((await mine()).datos?.map((it) => [it.urlAcceso, it.fechaCierre]));
  expect(days.get(applied.urlAcceso)).toBe('2026-03-05');
  expect(days.get(open.urlAcceso)).toBeUndefined();
});
