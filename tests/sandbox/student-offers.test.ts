import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryOf } from '../../src/core/contract/call.ts';
import type { dameOfertasUsuario } from '../../src/core/contract/calls/student-offers.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeCandidacy, makeOffer, makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import type { TestSandbox } from '../support/sandbox/sandbox.ts';
import { bakery, me, startStudentSandbox } from '../support/sandbox/student-sandbox.ts';

const page = (sandbox: TestSandbox, query: QueryOf<typeof dameOfertasUsuario> = {}, number = 1) =>
  sandbox.call('dameOfertasUsuario', { as: me, params: { type: 'practicas', page: number }, query });

describe('the eligibility of the reader', () => {
  it('is given for each offer with unmet conditions, and can be a filter', async () => {
    const sandbox = await startStudentSandbox({}, bakery);
    const { db, company, student } = sandbox;
    db.run(sql`DELETE FROM study WHERE student = ${student}`);
    makeStudy(db, student, { titulacion: 101 });
    const open = makeOffer(db, company, { titulo: 'Abierta', requeridas: [101] });
    const other = makeOffer(db, company, { titulo: 'De otra titulación', requeridas: [102] });
    const applied = makeOffer(db, company, { titulo: 'Ya inscrita', requeridas: [101] });
    makeCandidacy(db, applied.id, student);
    const { datos: all } = await page(sandbox);
    const offerAt = (url: string) => all?.ofertas.find(({ urlAcceso }) => urlAcceso === url);
    expect(offerAt(open.urlAcceso)).toMatchObject({ puedeInscribirse: true, requisitos: [] });
    expect(offerAt(other.urlAcceso)).toMatchObject({
      puedeInscribirse: false,
      requisitos: [{ codigo: 13, cumple: false, texto: 'Tener una de las titulaciones de la oferta.' }],
    });
    expect(offerAt(applied.urlAcceso)).toMatchObject({ puedeInscribirse: false, requisitos: [] });
    const { datos: possible } = await page(sandbox, { soloPosibles: '1' });
    expect(possible).toMatchObject({ numTotal: 1, filtrosAplicados: ['soloPosibles'] });
    expect(possible?.ofertas.map(({ urlAcceso }) => urlAcceso)).toEqual([open.urlAcceso]);
  });
});

describe('the list of offers', () => {
  it('comes in pages of ten, newest first by the highlighted date or else the date', async () => {
    const { db, company, ...sandbox } = await startStudentSandbox({}, bakery);
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

  it('has only published, current offers of its kind', async () => {
    const { db, company, ...sandbox } = await startStudentSandbox({}, bakery);
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

  it('has the data of a card, without the name of an anonymous company', async () => {
    const { db, company, student, ...sandbox } = await startStudentSandbox({}, bakery);
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
        estado: 1,
      },
      { titulo: 'Anónima', empresa: 'Empresa confidencial', inscrito: false },
    ]);
  });

  it('applies every filter of the query and lists them', async () => {
    const { db, company, student, ...sandbox } = await startStudentSandbox({}, bakery);
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

  it('answers any search text', async () => {
    const { db, company, ...sandbox } = await startStudentSandbox({}, bakery);
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

  it('fits a student by a required degree or, without one, a welcome one', async () => {
    const { db, company, student, ...sandbox } = await startStudentSandbox({}, bakery);
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
    const { db, student, ...sandbox } = await startStudentSandbox({}, bakery);
    db.update('student', { id: student }, { conPracticas: false });
    expect(await page({ db, ...sandbox })).toMatchObject({ status: 21 });
    expect(await sandbox.call('dameNumOfertasPracticasUsuario', { as: me })).toMatchObject({ status: 21 });
    db.update('student', { id: student }, { conPracticas: true, conEmpleo: false });
    const jobs = { type: 'empleo', page: 1 } as const;
    expect(await sandbox.call('dameOfertasUsuario', { as: me, params: jobs })).toMatchObject({ status: 20 });
    expect(await sandbox.call('dameNumOfertasEmpleoUsuario', { as: me })).toMatchObject({ status: 20 });
  });
});

it('finds a page of offers without scanning all of them', async () => {
  const { db } = await startStudentSandbox({}, bakery);
  const plan = db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN
    SELECT id FROM offer WHERE offer.estado = 'activa' AND offer.idPerfil = 2
      AND (offer.fechaCaducidad IS NULL OR offer.fechaCaducidad >= '2026-03-10')
    ORDER BY coalesce(offer.fechaDestacada, offer.fecha) DESC, offer.id DESC LIMIT 10`);
  expect(plan.map(({ detail }) => detail).join()).toMatch(/USING (?:COVERING )?INDEX offer_in_list/);
  expect(plan.map(({ detail }) => detail).join()).not.toContain('TEMP B-TREE');
});
