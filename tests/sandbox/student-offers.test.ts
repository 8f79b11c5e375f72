import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryOf } from '../../src/api/call.ts';
import type { dameOfertasUsuario } from '../../src/api/calls/student-offers.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/make.ts';
import { makeWorkplace } from '../../src/sandbox/seed/make-companies.ts';
import { makeCandidacy, makeOffer, makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox.ts';

const me = { usuario: 'nora@alumnado.example' };

/** Noon of a day in spring. */
const clock = (): Date => new Date('2026-03-10T12:00:00Z');

async function scene() {
  const sandbox = await startSandbox({ content: 'empty', clock });
  const student = makeStudent(sandbox.db, { email: me.usuario });
  const company = makeCompany(sandbox.db, {
    nombreComercial: "Forn «Ca l'Àngela»",
    datos: { web: 'https://forn.example' },
  });
  return { ...sandbox, student, company };
}

const page = (sandbox: TestSandbox, query: QueryOf<typeof dameOfertasUsuario> = {}, number = 1) =>
  sandbox.call('dameOfertasUsuario', { as: me, params: { type: 'practicas', page: number }, query });

describe('the list of offers', () => {
  it('comes by ten, newest first by the highlighted date or else the date', async () => {
    const { db, company, ...sandbox } = await scene();
    for (let day = 1; day <= 23; day += 1) {
      makeOffer(db, company, { titulo: `Día ${day}`, fecha: `2026-02-${String(day).padStart(2, '0')}` });
    }
    makeOffer(db, company, { titulo: 'Destacada', fecha: '2025-12-01', fechaDestacada: '2026-03-01' });
    const first = await page({ db, ...sandbox });
    expect(first).toMatchObject({ status: 0, datos: { numTotal: 24, numPaginas: 3, filtrosAplicados: [] } });
    expect(first.datos?.ofertas.map(({ titulo }) => titulo).slice(0, 3)).toEqual([
      'Destacada',
      'Día 23',
      'Día 22',
    ]);
    expect(first.datos?.ofertas).toHaveLength(10);
    expect((await page({ db, ...sandbox }, {}, 3)).datos?.ofertas.map(({ titulo }) => titulo)).toEqual([
      'Día 4',
      'Día 3',
      'Día 2',
      'Día 1',
    ]);
    expect((await page({ db, ...sandbox }, {}, 4)).datos).toMatchObject({ ofertas: [], numPaginas: 3 });
    const oldest = await page({ db, ...sandbox }, { date: 'asc' });
    expect(oldest.datos?.ofertas[0]).toMatchObject({ titulo: 'Día 1' });
    expect(oldest.datos?.filtrosAplicados).toEqual(['date']);
  });

  it('has only offers of its kind that are published and not past their last day', async () => {
    const { db, company, ...sandbox } = await scene();
    makeOffer(db, company, { titulo: 'Hasta hoy', fechaCaducidad: '2026-03-10' });
    makeOffer(db, company, { fechaCaducidad: '2026-03-09' });
    makeOffer(db, company, { idPerfil: 1 });
    for (const estado of ['pendiente', 'cerrada', 'caducada', 'eliminada'])
      makeOffer(db, company, { estado });
    expect((await page({ db, ...sandbox })).datos).toMatchObject({
      numTotal: 1,
      ofertas: [{ titulo: 'Hasta hoy' }],
    });
    expect(await sandbox.call('dameNumOfertasPracticasUsuario', { as: me })).toMatchObject({
      datos: { numTotal: 1 },
    });
    expect(await sandbox.call('dameNumOfertasEmpleoUsuario', { as: me })).toMatchObject({
      datos: { numTotal: 1 },
    });
  });

  it('shows what a card needs, and no name of a company that does not want to be named', async () => {
    const { db, company, student, ...sandbox } = await scene();
    const open = makeOffer(db, company, {
      titulo: 'Prácticas de obrador',
      fecha: '2026-02-03',
      fechaDestacada: '2026-03-04',
      idIsla: 72,
      requeridas: [101],
      datos: { descripcion: 'Masa madre', area_funcional: 17, salario: 600, fechaInicio: '2026-06-01' },
    });
    makeOffer(db, company, { titulo: 'Anónima', anonima: true, fecha: '2026-01-01' });
    makeCandidacy(db, open.id, student);
    const { datos } = await page({ db, ...sandbox });
    expect(datos?.ofertas).toMatchObject([
      {
        idoferta: open.id,
        urlAcceso: open.urlAcceso,
        empresa: "Forn «Ca l'Àngela»",
        fecha: '03/02/2026',
        fechaDestacada: '04/03/2026',
        textoPerfilOferta: 'Prácticas',
        provincia: 'Illes Balears',
        nombreIsla: 'Mallorca',
        idIsla: 72,
        titulaciones: [101],
        nivelesTitulaciones: [1],
        areaFuncional: 17,
        inscrito: true,
      },
      { titulo: 'Anónima', empresa: 'Empresa confidencial', inscrito: false },
    ]);
  });

  it('applies every filter of the query and says which', async () => {
    const { db, company, student, ...sandbox } = await scene();
    const programa = makeProgramme(db, { titulo: 'Impulsa 100% digital' }).id;
    const wanted = makeOffer(db, company, {
      titulo: 'Prácticas de programación web',
      requeridas: [101],
      programa,
      provincia: 8,
      datos: {
        descripcion: 'Hacer pan "a mano"',
        contrato: 2,
        salario: 500,
        salarioMaximo: 900,
        tipoModalidadAsistencia: 3,
        area_funcional: 9,
        areasTitulaciones: [15],
        fechaInicio: '2026-09-01',
      },
    });
    const applied = makeOffer(db, company, {
      titulo: 'Otra cosa',
      requeridas: [102],
      datos: { salario: 100, fechaInicio: '2026-04-01' },
    });
    makeCandidacy(db, applied.id, student);
    makeOffer(db, company, { titulo: 'Secreta', anonima: true });
    const urls = async (query: QueryOf<typeof dameOfertasUsuario>): Promise<string[]> => {
      const { datos } = await page({ db, ...sandbox }, query);
      expect(datos?.filtrosAplicados?.sort()).toEqual(Object.keys(query).sort());
      expect(datos?.numTotal).toBe(datos?.ofertas.length);
      return datos?.ofertas.map(({ urlAcceso }) => urlAcceso) ?? [];
    };
    const only: QueryOf<typeof dameOfertasUsuario>[] = [
      { comun: 'PROGRAMACION pan' },
      { comun: 'ramaci' },
      { comun: '"a mano"' },
      { comun: 'pa programación' },
      { titulo: 'web' },
      { provincia: 'barcel' },
      { provincia: '8' },
      { titulaciones: [101, 555] },
      { fechainicio: '2026-08-31' },
      { contrato: [1, 2] },
      { salario: 900 },
      { areasTitulaciones: [15] },
      { tipoModalidadAsistencia: [3] },
      { areaFuncional: [9] },
      { tituloPrograma: '100%' },
      { omitirInscritos: '1', titulo: 'prácticas' },
    ];
    for (const query of only) expect(await urls(query), JSON.stringify(query)).toEqual([wanted.urlAcceso]);
    for (const query of [{ nivelesTitulaciones: [1] }, { tiposFormacion: [1] }]) {
      expect(await urls(query)).toEqual([applied.urlAcceso, wanted.urlAcceso]);
    }
    const none: QueryOf<typeof dameOfertasUsuario>[] = [
      { comun: 'àngela secreta' },
      { comun: "' OR 1=1 --" },
      { comun: '" OR titulo : *' },
      { comun: '%' },
      { titulo: 'àngela' },
      { provincia: 'narnia' },
      { salario: 901 },
      { tituloPrograma: '%%' },
    ];
    for (const query of none) expect(await urls(query), JSON.stringify(query)).toEqual([]);
    expect(await urls({ comun: 'angela' })).toHaveLength(2);
    db.update('company', { id: company }, { nombreComercial: 'Panadería Núria' });
    expect(await urls({ comun: 'nuria' })).toHaveLength(2);
    db.update('offer', { id: wanted.id }, { titulo: 'Repartir' });
    expect(await urls({ titulo: 'web' })).toEqual([]);
    expect(sandbox.faults).toEqual([]);
  });

  it('answers whatever is looked for', async () => {
    const { db, company, ...sandbox } = await scene();
    makeOffer(db, company);
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        async (text, number) => {
          const query = { comun: text, titulo: text, provincia: text, tituloPrograma: text, salario: number };
          expect(await page({ db, ...sandbox }, query, number)).toMatchObject({ http: 200, status: 0 });
        },
      ),
      {
        numRuns: 60,
        examples: [
          ['"""', 1],
          ['\u0301\u0301\u0301', 1],
          ['AND NOT', 1],
          ['a\0b', 1],
          ['%_\\', 1],
        ],
      },
    );
    expect((await page({ db, ...sandbox }, {}, Number.MAX_SAFE_INTEGER)).datos?.ofertas).toEqual([]);
  });

  it('fits a student by a degree that is required or, where none is, welcome', async () => {
    const { db, company, student, ...sandbox } = await scene();
    expect(await sandbox.call('ofertasEncajanConUsuario', { as: me })).toMatchObject({ status: 26 });
    expect((await sandbox.call('dameNumOfertasPracticasUsuario', { as: me })).datos).toEqual({ numTotal: 0 });
    makeStudy(db, student, { titulacion: 101 });
    const required = makeOffer(db, company, { requeridas: [101, 102] });
    const welcome = makeOffer(db, company, { idPerfil: 1 });
    db.insert('offer_degree', { offer: welcome.id, titulacion: 101, clase: 'deseable' });
    const other = makeOffer(db, company, { requeridas: [102] });
    db.insert('offer_degree', { offer: other.id, titulacion: 101, clase: 'deseable' });
    makeOffer(db, company);
    const { datos } = await sandbox.call('ofertasEncajanConUsuario', { as: me });
    expect(datos?.ofertas).toMatchObject([
      { urlAcceso: required.urlAcceso, textoPerfilOferta: 'Prácticas' },
      { urlAcceso: welcome.urlAcceso, textoPerfilOferta: 'Empleo' },
    ]);
    expect((await sandbox.call('dameNumOfertasPracticasUsuario', { as: me })).datos).toEqual({
      numTotal: 3,
      numEncajan: 1,
    });
    db.update('student', { id: student }, { conEmpleo: false });
    expect((await sandbox.call('ofertasEncajanConUsuario', { as: me })).datos?.ofertas).toHaveLength(1);
  });

  it('is refused with 20 or 21 without the service', async () => {
    const { db, student, ...sandbox } = await scene();
    db.update('student', { id: student }, { conPracticas: false });
    expect(await page({ db, ...sandbox })).toMatchObject({ status: 21 });
    expect(await sandbox.call('dameNumOfertasPracticasUsuario', { as: me })).toMatchObject({ status: 21 });
    db.update('student', { id: student }, { conPracticas: true, conEmpleo: false });
    const jobs = { type: 'empleo', page: 1 } as const;
    expect(await sandbox.call('dameOfertasUsuario', { as: me, params: jobs })).toMatchObject({ status: 20 });
    expect(await sandbox.call('dameNumOfertasEmpleoUsuario', { as: me })).toMatchObject({ status: 20 });
  });
});

describe('an offer', () => {
  it('is shown with its company, without what stays between company and university', async () => {
    const { db, company, student, ...sandbox } = await scene();
    makeStudy(db, student);
    const { urlAcceso } = makeOffer(db, company, {
      requeridas: [102],
      datos: {
        descripcion: 'Hornear',
        observaciones: 'interno',
        dniTutorEmpresa: '1',
        coche: true,
        provincia: 7,
      },
    });
    const get = () => sandbox.call('dameOferta', { as: me, params: { url: urlAcceso }, language: 'en' });
    const { datos } = await get();
    expect(datos).toMatchObject({
      descripcion: 'Hornear',
      provincia: 'Balearic Islands',
      idProvincia: 7,
      idPerfil: 2,
      titulaciones: [102],
      datosEmpresa: { nombre: "Forn «Ca l'Àngela»", web: 'https://forn.example', sector: 1 },
      inscrito: false,
      requisitos: [
        { codigo: 54, cumple: true, texto: 'Have your search active.' },
        { codigo: 13, cumple: false },
        { codigo: 80, cumple: false, texto: 'Have a car of your own.' },
      ],
    });
    expect(datos).not.toHaveProperty('observaciones');
    expect(datos).not.toHaveProperty('dniTutorEmpresa');
  });

  it('names the tutors and the workplace that its company chose from its own', async () => {
    const { db, company, ...sandbox } = await scene();
    const tutores = [
      makeContact(db, company, { nombre: 'Ona', apellidos: 'Riu', email: 'ona@forn.example' }),
      makeContact(db, company, { nombre: 'Pau', apellidos: 'Bru', email: 'pau@forn.example' }),
    ];
    const datos = { direccion: 'Carrer Nou, 2', localidad: 'Sabadell' };
    const centroPracticas = makeWorkplace(db, company, { nombre: 'Obrador', datos });
    const { urlAcceso } = makeOffer(db, company, { datos: { tutores, centroPracticas } });
    const answer = await sandbox.call('dameOferta', { as: me, params: { url: urlAcceso } });
    expect(answer.datos).toMatchObject({
      nombresTutores: ['Pau Bru', 'Ona Riu'],
      nombreCentroPracticas: 'Obrador, Carrer Nou, 2, Sabadell',
    });
    expect(JSON.stringify(answer.datos)).not.toContain('@forn.example');
  });

  it('of a company without name tells nothing about it', async () => {
    const { db, company, ...sandbox } = await scene();
    const { urlAcceso } = makeOffer(db, company, {
      anonima: true,
      datos: {
        tutores: [makeContact(db, company, { nombre: 'Angela' })],
        centroPracticas: makeWorkplace(db, company, { nombre: 'Forn' }),
        nombreTutorEmpresa: 'Angela',
        empresaDestino: 'Forn',
        urlInformacionComplementaria: 'https://forn.example',
      },
    });
    const { datos } = await sandbox.call('dameOferta', { as: me, params: { url: urlAcceso } });
    expect(datos).toMatchObject({ empresa: 'Empresa confidencial' });
    expect(JSON.stringify(datos)).not.toMatch(/Forn|Angela|forn/);
  });

  it('is refused with 4, 6, 7, 20 and 21', async () => {
    const { db, company, student, ...sandbox } = await scene();
    const placement = makeOffer(db, company).urlAcceso;
    const job = makeOffer(db, company, { idPerfil: 1 }).urlAcceso;
    const closed = makeOffer(db, company, { estado: 'cerrada' });
    const get = (url: string, tipo?: 'practicas' | 'empleo') =>
      sandbox.call('dameOferta', { as: me, params: { url }, query: tipo ? { tipo } : {} });
    expect(await get('no-existe')).toMatchObject({ status: 4 });
    expect(await get(closed.urlAcceso)).toMatchObject({ status: 4 });
    expect(await get(job, 'practicas')).toMatchObject({ status: 6 });
    expect(await get(placement, 'empleo')).toMatchObject({ status: 7 });
    expect(await get(placement, 'practicas')).toMatchObject({ status: 0 });
    makeCandidacy(db, closed.id, student, { estado: 15 });
    expect(await get(closed.urlAcceso)).toMatchObject({ status: 0, datos: { inscrito: true, estado: 15 } });
    db.update('student', { id: student }, { conPracticas: false });
    expect(await get(placement)).toMatchObject({ status: 21 });
    db.update('student', { id: student }, { conPracticas: true, conEmpleo: false });
    expect(await get(job)).toMatchObject({ status: 20 });
  });
});

it('finds a page of offers without reading through all of them', async () => {
  const { db } = await scene();
  const plan = db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN
    SELECT id FROM offer WHERE offer.estado = 'activa' AND offer.idPerfil = 2
      AND (offer.fechaCaducidad IS NULL OR offer.fechaCaducidad >= '2026-03-10')
    ORDER BY coalesce(offer.fechaDestacada, offer.fecha) DESC, offer.id DESC LIMIT 10`);
  expect(plan.map(({ detail }) => detail).join()).toMatch(/USING (?:COVERING )?INDEX offer_in_list/);
  expect(plan.map(({ detail }) => detail).join()).not.toContain('TEMP B-TREE');
});
