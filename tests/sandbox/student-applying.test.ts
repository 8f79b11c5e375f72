import { describe, expect, it } from 'vitest';
import type { BrandSettings } from '../../src/core/brand/brand.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { countryId } from '../../src/sandbox/areas/domains/countries.ts';
import { level } from '../../src/sandbox/areas/domains/study-levels.ts';
import { makeOffer, makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import { longMaster, me, startApplicantSandbox } from '../support/sandbox/student-sandbox.ts';

async function scene(settings: Parameters<typeof startApplicantSandbox>[0] = {}) {
  const sandbox = await startApplicantSandbox(settings);
  const { call } = sandbox;
  return {
    ...sandbox,
    apply: (urlOferta: string, more: object = {}) =>
      call('inscribirse', { as: me, body: { urlOferta, ...more } }),
    mine: () => call('dameCandidaturasPracticasUsuario', { as: me }),
  };
}

type ApplyingTest = Awaited<ReturnType<typeof scene>>;

/** A case of a failing application: settings, and changes of the offer, the student and the company. */
interface Case {
  settings?: Partial<BrandSettings>;
  offer?: Record<string, unknown> & { requeridas?: number[] };
  prepare?: (scene: ApplyingTest) => void;
}

const studentWith = (values: Record<string, string | number | boolean | object | null>) => ({
  prepare: ({ db, student }: ApplyingTest) => void db.update('student', { id: student }, values),
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
  it('refuses with the conditions met and not met', async () => {
    const { db, company, apply } = await scene();
    const { urlAcceso } = makeOffer(db, company, { requeridas: [101], datos: { coche: true } });
    const answer = await apply(urlAcceso);
    expect(answer).toMatchObject({ status: 80 });
    const { requisitos = [] } = answer.datos as { requisitos?: { codigo: number; cumple: boolean }[] };
    expect(requisitos.filter(({ cumple }) => !cumple)).toMatchObject([{ codigo: 80 }]);
    expect(requisitos.length).toBeGreaterThan(1);
  });

  it('creates a candidacy with its first step, and answers with the text of the institution', async () => {
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
    const made = await scene(settings as Parameters<typeof scene>[0]);
    const { urlAcceso } = makeOffer(made.db, made.company, offer as Parameters<typeof makeOffer>[2]);
    prepare?.(made);
    expect(await made.apply(urlAcceso)).toMatchObject({ http: 200, status });
    expect(made.db.value(sql`SELECT count(*) FROM candidacy`)).toBe(0);
  });

  it('to an unknown offer is refused with 4', async () => {
    const { apply } = await scene();
    expect(await apply('nada')).toMatchObject({ status: 4 });
  });

  it('within a programme needs an accepted adhesion (91)', async () => {
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

  it('requires the documents of the offer (11), each a file or an address', async () => {
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

  it('to a placement needs the conditions of the brand accepted', async () => {
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
