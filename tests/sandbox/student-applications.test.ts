import { describe, expect, it } from 'vitest';
import type { BrandSettings } from '../../src/brand/brand.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { countryId } from '../../src/sandbox/domains/countries.ts';
import { degrees } from '../../src/sandbox/domains/degrees.ts';
import { level } from '../../src/sandbox/domains/study-levels.ts';
import { makeCompany, makeStudent } from '../../src/sandbox/seed/make.ts';
import { makeCandidacy, makeOffer, makePlacement, makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import { startSandbox } from '../support/sandbox.ts';

const me = { usuario: 'nora@alumnado.example' };
const clock = (): Date => new Date('2026-03-10T12:00:00Z');
const longMaster = degrees.find((degree) => degree.level === level.master && degree.years === 2)?.id ?? 0;

type Settings = NonNullable<Parameters<typeof startSandbox>[0]>['settings'];

async function scene(settings: Settings = {}) {
  const sandbox = await startSandbox({ content: 'empty', clock, settings: { ...settings } });
  const student = makeStudent(sandbox.db, { email: me.usuario });
  makeStudy(sandbox.db, student, { titulacion: 101 });
  const company = makeCompany(sandbox.db);
  const { db, call } = sandbox;
  return {
    ...sandbox,
    student,
    company,
    apply: (urlOferta: string, more: object = {}) =>
      call('inscribirse', { as: me, body: { urlOferta, ...more } }),
    stateOf: (candidacy: number) =>
      db.value<number>(sql`SELECT estado FROM candidacy WHERE id = ${candidacy}`),
    mine: () => call('dameCandidaturasPracticasUsuario', { as: me }),
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** What makes an application fail: settings, and what is particular about the offer, the student and the company. */
interface Case {
  settings?: Partial<BrandSettings>;
  offer?: Record<string, unknown> & { requeridas?: number[] };
  prepare?: (scene: Scene) => void;
}

const studentWith = (values: Record<string, string | number | boolean | object | null>) => ({
  prepare: ({ db, student }: Scene) => void db.update('student', { id: student }, values),
});

const refusals: [number, string, Case][] = [
  [4, 'closed', { offer: { estado: 'cerrada' } }],
  [4, 'past its last day', { offer: { fechaCaducidad: '2026-03-09' } }],
  [20, 'no employment service', { offer: { idPerfil: 1 }, ...studentWith({ conEmpleo: false }) }],
  [21, 'no placement service', studentWith({ conPracticas: false })],
  [
    24,
    'problem',
    { prepare: ({ db, company }) => void db.update('company', { id: company }, { conProblema: true }) },
  ],
  [
    24,
    'blocked',
    { prepare: ({ db, company }) => void db.update('company', { id: company }, { estado: 'bloqueada' }) },
  ],
  [22, 'no unit', studentWith({ unidad: null })],
  [23, 'not enrolled', studentWith({ matriculadoPracticas: false })],
  [26, 'no studies', { prepare: ({ db, student }) => void db.delete('study', { student }) }],
  [54, 'search off', studentWith({ busquedaPracticasActiva: false })],
  [55, 'no CV', { settings: { CVRequired: true } }],
  [34, 'no permit', studentWith({ personales: { nacionalidades: [countryId('AR')] } })],
  [13, 'other degree', { offer: { requeridas: [102] } }],
  [47, 'other degree for a job', { offer: { idPerfil: 1, requeridas: [102] } }],
  [
    18,
    'only undergraduates',
    {
      offer: { datos: { nivelesTitulaciones: [level.grado] } },
      prepare: ({ db, student }) => void db.update('study', { student }, { titulacion: longMaster }),
    },
  ],
  [19, 'only postgraduates', { offer: { datos: { nivelesTitulaciones: [level.master] } } }],
  [
    53,
    'pending',
    {
      offer: { condiciones: { sinPracticasPendientes: true } },
      ...studentWith({ practicasPendientes: true }),
    },
  ],
  [52, 'credits of the offer', { offer: { datos: { creditosSuperados: 4 } } }],
  [
    52,
    'half a master',
    {
      offer: { datos: { fechaInicio: '2026-04-01' } },
      prepare: ({ db, student }) => {
        db.update('study', { student }, { titulacion: longMaster });
        db.update('student', { id: student }, { creditosSuperados: 59 });
      },
    },
  ],
  [80, 'profile', { offer: { datos: { coche: true } } }],
  [
    17,
    'overlap',
    {
      offer: { datos: { fechaInicio: '2026-06-30', fechaFin: '2026-08-01' } },
      prepare: ({ db, student, company }) => void makePlacement(db, student, company),
    },
  ],
  [72, 'IBAN', { settings: { checkIbanInPracticasConServicio: true }, offer: { conServicio: true } }],
  [48, 'elsewhere', { offer: { datos: { urlInscripcionExterna: 'https://empleo.example' } } }],
];

describe('applying', () => {
  it('leaves a candidacy, its first step, and says what the university wants to say', async () => {
    const { db, company, student, apply, mine } = await scene();
    const { urlAcceso } = makeOffer(db, company, {
      condiciones: { mensaje: 'Pasa por secretaría.' },
      requeridas: [101],
    });
    const answer = await apply(urlAcceso);
    expect(answer).toMatchObject({ status: 0, mensaje: 'Pasa por secretaría.' });
    expect((await mine()).datos).toEqual([
      {
        idoferta: expect.any(Number) as number,
        titulo: 'Oferta 1',
        empresa: 'Talleres Sala 1',
        fecha: '15/01/2026',
        textoPerfilOferta: 'Prácticas',
        provincia: 'Illes Balears',
        urlAcceso,
        idCandidatura: answer.datos?.idCandidatura,
        idPerfil: 2,
        estado: 1,
        fechaInscripcion: '2026-03-10T13:00:00',
        orden: 1,
        historial: [{ estado: 1, fecha: '2026-03-10T13:00:00', quien: 'estudiante' }],
        turno: 'universidad',
        puedeRetirar: true,
      },
    ]);
    expect(await apply(urlAcceso)).toMatchObject({ status: 10 });
    expect(db.value(sql`SELECT count(*) FROM candidacy WHERE student = ${student}`)).toBe(1);
  });

  it.each(refusals)('is refused with %i: %s', async (status, _, { settings = {}, offer = {}, prepare }) => {
    const made = await scene(settings as Settings);
    const { urlAcceso } = makeOffer(made.db, made.company, offer as Parameters<typeof makeOffer>[2]);
    prepare?.(made);
    expect(await made.apply(urlAcceso)).toMatchObject({ http: 200, status });
    expect(made.db.value(sql`SELECT count(*) FROM candidacy`)).toBe(0);
  });

  it('to an offer that there is not is refused with 4', async () => {
    const { apply } = await scene();
    expect(await apply('nada')).toMatchObject({ status: 4 });
  });

  it('within a programme needs an adhesion that was accepted (91)', async () => {
    const { db, company, student, apply } = await scene();
    const programme = makeProgramme(db).id;
    const { urlAcceso } = makeOffer(db, company, { programa: programme });
    expect(await apply(urlAcceso)).toMatchObject({ status: 91 });
    const adhesion = db.insert('adhesion', { programme, student, fecha: '2026-01-01' });
    expect(await apply(urlAcceso)).toMatchObject({ status: 91 });
    db.update('adhesion', { id: adhesion }, { estado: 'aceptada' });
    expect(await apply(urlAcceso)).toMatchObject({ status: 0 });
    const open = makeOffer(db, company, { programa: makeProgramme(db, { necesitaAdhesion: false }).id });
    expect(await apply(open.urlAcceso)).toMatchObject({ status: 0 });
  });

  it('asks for the documents of the offer (11) until all have come, each a file or an address', async () => {
    const { db, company, apply, mine } = await scene();
    const { urlAcceso } = makeOffer(db, company, { datos: { documentosRequeridos: [3, 2] } });
    expect(await apply(urlAcceso)).toMatchObject({
      status: 11,
      datos: {
        documentacionNecesaria: [{ idDocumento: 3, nombre: 'Expediente académico' }, { idDocumento: 2 }],
      },
    });
    const file = Buffer.from('%PDF-1.7').toString('base64');
    const record = {
      idDocumento: 3,
      nombre: 'Expediente',
      ficheroB64ParaAltas: file,
      extension_adjunto: 'pdf',
    };
    const letter = { idDocumento: 2, nombre: 'Carta', enlace: 'https://nora.example/carta' };
    expect(await apply(urlAcceso, { documentos: [record] })).toMatchObject({
      status: 11,
      datos: { documentacionNecesaria: [{ entregado: true }, { entregado: false }] },
    });
    const wrong = { ...record, ficheroB64ParaAltas: Buffer.from('MZ').toString('base64') };
    expect(await apply(urlAcceso, { documentos: [wrong, letter] })).toMatchObject({ status: 46 });
    expect(await apply(urlAcceso, { documentos: [record, letter] })).toMatchObject({ status: 0 });
    expect((await mine()).datos?.[0]?.documentacionNecesaria).toMatchObject([
      { entregado: true },
      { entregado: true },
    ]);
    expect(db.value(sql`SELECT count(*) FROM file`)).toBe(1);
  });

  it('to a placement needs the conditions accepted where the brand has some', async () => {
    const { db, company, apply } = await scene({ modulos: { condicionesPracticas: true } });
    const { urlAcceso } = makeOffer(db, company);
    expect(await apply(urlAcceso)).toMatchObject({ status: 15 });
    expect(await apply(urlAcceso, { condicionesAceptadas: true })).toMatchObject({ status: 0 });
    expect(await apply(makeOffer(db, company, { idPerfil: 1 }).urlAcceso)).toMatchObject({ status: 0 });
  });

  it('warns about credits that can still be passed before the placement starts', async () => {
    const { db, company, student, call, apply } = await scene();
    db.update('study', { student }, { titulacion: longMaster });
    db.update('student', { id: student }, { creditosSuperados: 40 });
    const { urlAcceso } = makeOffer(db, company, { datos: { fechaInicio: '2026-09-15' } });
    const warning = (id: string) =>
      call('sacaAvisoDeMinimoDeCreditosParaInscribirse', { as: me, params: { id } });
    expect((await warning(urlAcceso)).datos).toMatch(/al menos 60 créditos; ahora constan 40/);
    expect(await apply(urlAcceso)).toMatchObject({ status: 0 });
    expect(await warning('nada')).toMatchObject({ status: 4 });
    expect(await warning(makeOffer(db, company, { idPerfil: 1 }).urlAcceso)).toMatchObject({ status: 6 });
    db.update('student', { id: student }, { creditosSuperados: 60 });
    expect(await warning(urlAcceso)).toMatchObject({ status: 0, datos: '' });
  });
});

describe('withdrawing', () => {
  it('is possible until the university has processed the candidacy', async () => {
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

  it('is refused for dates that overlap (17), without IBAN (72) and without the conditions (15)', async () => {
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

  it('is rejected with a reason of the list for its kind of offer', async () => {
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
  it('to placements keep the order that the student gives them', async () => {
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

  it('come apart by kind, and those to placements by state', async () => {
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
        ["Enviada a l'empresa", 2],
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
