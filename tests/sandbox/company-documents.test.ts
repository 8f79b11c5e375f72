import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../src/core/contract/call.ts';
import type { Calls } from '../../src/core/contract/calls/index.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import { type CompanySandbox, startCompanySandbox, upload } from '../support/sandbox/company-sandbox.ts';

describe('documents', () => {
  it('of the institution are listed on their own and by active programme', async () => {
    const { call, db, as } = await startCompanySandbox();
    const programme = makeProgramme(db, { titulo: 'Dual' });
    const past = makeProgramme(db, { activo: false });
    const add = (titulo: string, id?: number): number =>
      db.insert('university_document', { programme: id, titulo, url: `https://uni.example/${titulo}.pdf` });
    add('guia');
    add('zeta', programme.id);
    add('anexo', programme.id);
    add('antiguo', past.id);
    expect((await call('dameDocumentosPracticas', { as })).datos).toEqual([
      { titulo: 'guia', url: 'https://uni.example/guia.pdf' },
    ]);
    expect((await call('dameDocumentosPracticasPorPrograma', { as })).datos).toEqual([
      {
        idPrograma: programme.id,
        titulo: 'Dual',
        documentos: ['anexo', 'zeta'].map((titulo) => ({ titulo, url: `https://uni.example/${titulo}.pdf` })),
      },
    ]);
  });

  it('of the company are uploaded, listed and removed by that company alone', async () => {
    const { call, as, other } = await startCompanySandbox({ canUploadDocEmpresas: true });
    const { datos } = await call('adddoc', { as, body: upload('Escrituras') });
    const { datos: linked } = await call('adddoc', {
      as,
      body: { nombre: 'Plano', enlace: 'https://archivo.example/plano' },
    });
    expect(await (await fetch(datos?.enlace ?? '')).text()).toBe('%PDF-1.4 Escrituras');
    expect((await call('documentosAportados', { as })).datos).toMatchObject([
      { id: linked?.id, nombre: 'Plano', enlace: 'https://archivo.example/plano' },
      { id: datos?.id, nombre: 'Escrituras', extension_adjunto: 'pdf', fecha: '2026-02-10T10:00:00' },
    ]);
    const body = { id: datos?.id ?? 0 };
    expect((await call('documentosAportados', { as: other.as })).datos).toEqual([]);
    expect(await call('deldoc', { as: other.as, body })).toMatchObject({ status: 0 });
    expect((await call('documentosAportados', { as })).datos).toHaveLength(2);
    expect(await call('deldoc', { as, body })).toMatchObject({ status: 0 });
    expect((await call('documentosAportados', { as })).datos).toHaveLength(1);
    // A retry after a lost response succeeds.
    expect(await call('deldoc', { as, body })).toMatchObject({ status: 0 });
    expect((await fetch(datos?.enlace ?? '')).status).toBe(404);
  });

  it.each([
    [15, { nombre: 'Nada' }],
    [15, upload('Grande', 'pdf', `%PDF-${'x'.repeat(2 * 1024 * 1024)}`)],
    [46, upload('Programa', 'exe')],
    [46, upload('Foto', 'png')],
  ])('are refused with %i when they are not right', async (status, body) => {
    const { call, as } = await startCompanySandbox({ canUploadDocEmpresas: true });
    expect(await call('adddoc', { as, body })).toMatchObject({ status });
  });

  it('are refused with 56 if they exist already', async () => {
    const { call, as } = await startCompanySandbox({ canUploadDocEmpresas: true });
    const linked = { nombre: 'Plano', enlace: 'https://archivo.example/plano' };
    for (const body of [upload('Escrituras'), linked]) {
      expect(await call('adddoc', { as, body })).toMatchObject({ status: 0 });
      expect(await call('adddoc', { as, body: { ...body, nombre: 'Otro nombre' } })).toMatchObject({
        status: 56,
      });
    }
  });

  it('are neither uploaded nor removed if the brand does not allow it', async () => {
    const { call, as, db, company } = await startCompanySandbox();
    const id = db.insert('company_document', {
      company,
      nombre: 'Plano',
      fecha: '2026-01-01',
      enlace: 'https://a.example',
    });
    expect(await call('adddoc', { as, body: upload('Escrituras') })).toMatchObject({ status: 48 });
    expect(await call('deldoc', { as, body: { id } })).toMatchObject({ status: 48 });
    expect((await call('documentosAportados', { as })).datos).toHaveLength(1);
  });
});

describe('placements at a company', () => {
  it('are listed with their weekly sheets, without documents for the institution or data of others', async () => {
    const { call, db, company, other, as, student } = await startCompanySandbox();
    const id = makePlacement(db, student, company, { datos: { horasAldia: 4, departamento: 'Taller' } });
    const foreign = makePlacement(db, student, other.company);
    for (const placement of [id, foreign]) {
      const enlace = 'https://archivo.example/memoria';
      db.insert('placement_document', { placement, nombre: 'Memoria', fecha: '2026-02-01', enlace });
      db.insert('weekly_sheet', { placement, semana: '2026-02-02' });
      db.insert('weekly_sheet', {
        placement,
        semana: '2026-02-09',
        estado: 'Enviado',
        fechaEnvio: '2026-02-10',
        enlace,
      });
    }
    const { datos: placements } = await call('damePracticas', { as });
    expect(placements).toMatchObject([
      {
        id,
        nombre: 'Nora',
        apellidos: 'Prat',
        horasAldia: 4,
        departamento: 'Taller',
      },
    ]);
    expect(placements?.[0]).not.toHaveProperty('documentos');
    const { datos: sheets } = await call('dameAnexosPracticas', { as });
    expect(sheets).toMatchObject([
      { idPractica: id, semana: '2026-02-09', estado: 'Enviado', enlace: 'https://archivo.example/memoria' },
      { idPractica: id, semana: '2026-02-02' },
    ]);
    expect(sheets?.[1]).not.toHaveProperty('estado');
  });

  it('have the remarks of the institution and the programmes that the company has joined', async () => {
    const { call, db, company, other, as } = await startCompanySandbox();
    const titulo = { es: 'Curricular', ca: 'Curriculars' };
    db.insert('placement_note', { titulo, texto: { es: 'Hasta 900 horas', ca: 'Fins a 900 hores' } });
    const notesIn = async (language: string) =>
      (await call('dameNotasInformativasPracticasCurricularExtraordinaria', { as, language })).datos;
    expect(await notesIn('es')).toEqual([{ titulo: 'Curricular', texto: 'Hasta 900 horas' }]);
    expect(await notesIn('ca')).toEqual([{ titulo: 'Curriculars', texto: 'Fins a 900 hores' }]);
    const joined = makeProgramme(db, { titulo: 'Dual', datos: { descripcion: 'Formación dual' } });
    const asked = makeProgramme(db);
    const fecha = '2026-01-01';
    db.insert('adhesion', { programme: joined.id, company, estado: 'aceptada', fecha });
    db.insert('adhesion', { programme: asked.id, company, fecha });
    db.insert('adhesion', { programme: asked.id, company: other.company, estado: 'aceptada', fecha });
    expect((await call('programasDeLaEmpresa', { as })).datos).toEqual([
      { idPrograma: joined.id, titulo: 'Dual', urlAcceso: joined.urlAcceso, descripcion: 'Formación dual' },
    ]);
  });
});

describe('asking for a change of a placement', () => {
  type Request = RequestOf<Calls['solicitarAccionSobrePractica']>;
  const extension = { tipo: 'Ampliación', fechaFin: '2026-07-31', motivo: 'Queda trabajo' } as const;
  const variation = { tipo: 'Variación', horasAldia: 5, motivo: 'Otro horario' } as const;
  type Change = typeof extension | typeof variation | Partial<Request>;

  async function ask(
    { call, as, db, company, student }: CompanySandbox,
    request: Change,
    placement: Parameters<typeof makePlacement>[3] = {},
  ): Promise<{ status: number; mensaje?: string | undefined }> {
    const idPractica = makePlacement(db, student, company, placement);
    return call('solicitarAccionSobrePractica', { as, body: { idPractica, ...request } as Request });
  }

  it('records an extension and a variation, with a file', async () => {
    const sandbox = await startCompanySandbox();
    const { db } = sandbox;
    expect(await ask(sandbox, { ...extension, fichero: upload('Motivos') })).toMatchObject({ status: 0 });
    expect(await ask(sandbox, variation)).toMatchObject({ status: 0 });
    const rows = db.all(
      sql`SELECT tipo, estado, datos, file IS NOT NULL AS "conFichero:boolean" FROM change_request`,
    );
    expect(rows).toEqual([
      {
        tipo: 'Ampliación',
        estado: 'pendiente',
        datos: { fechaFin: '2026-07-31', motivo: 'Queda trabajo' },
        conFichero: true,
      },
      {
        tipo: 'Variación',
        estado: 'pendiente',
        datos: { horasAldia: 5, motivo: 'Otro horario' },
        conFichero: false,
      },
    ]);
  });

  it.each([
    [15, { ...extension, fechaFin: undefined }, {}],
    [15, { ...variation, horasAldia: undefined }, {}],
    [27, { ...extension, fechaFin: '2026-06-30' }, {}],
    [46, { ...extension, fichero: upload('Motivos', 'exe') }, {}],
    [48, extension, { estado: 'finalizada' }],
    [48, extension, { fechaFin: '2026-02-09' }],
  ])('answers %i to %o of a placement with %o', async (status, request, placement) => {
    const sandbox = await startCompanySandbox();
    expect(await ask(sandbox, request as Change, placement)).toMatchObject({ status });
    expect(sandbox.db.value(sql`SELECT count(*) FROM change_request`)).toBe(0);
  });

  it('answers 58 with the reason to too many months or hours', async () => {
    const sandbox = await startCompanySandbox({ limitesJornada: { horasSemana: 25 } });
    const programme = makeProgramme(sandbox.db, { titulo: 'Dual', meses: 6 });
    const placement = { programa: programme.id, datos: { horasAldia: 4, numeroDiasSemana: 6 } };
    expect(await ask(sandbox, { ...extension, fechaFin: '2026-08-03' }, placement)).toMatchObject({
      status: 58,
      mensaje: 'La dedicación debe ajustarse a la del programa «Dual»: 6 meses.',
    });
    expect(await ask(sandbox, { ...extension, fechaFin: '2026-08-02' }, placement)).toMatchObject({
      status: 0,
    });
    expect(await ask(sandbox, variation, placement)).toMatchObject({
      status: 58,
      mensaje: 'Las prácticas pueden ocupar como máximo 25 horas a la semana.',
    });
    expect(await ask(sandbox, { ...variation, numeroDiasSemana: 5 }, placement)).toMatchObject({ status: 0 });
  });

  it('shows with the placement the request and its state', async () => {
    const sandbox = await startCompanySandbox();
    const { call, db, as } = sandbox;
    await ask(sandbox, extension);
    const asked = { ...extension, fecha: '2026-02-10' };
    const shown = async () => (await call('damePracticas', { as })).datos?.[0]?.solicitudes;
    expect(await shown()).toEqual([{ ...asked, estado: 'pendiente' }]);
    const answer = { estado: 'rechazada', observaciones: 'Supera el curso' };
    db.update('change_request', {}, answer);
    expect(await shown()).toEqual([{ ...asked, ...answer }]);
  });

  it('answers 48 to a second one of the kind, and if the brand has none', async () => {
    const sandbox = await startCompanySandbox();
    const { call, as, db } = sandbox;
    await ask(sandbox, extension);
    const idPractica = db.value<number>(sql`SELECT id FROM placement`) ?? 0;
    const again = { idPractica, ...extension };
    expect(await call('solicitarAccionSobrePractica', { as, body: again })).toMatchObject({
      status: 48,
      datos: { motivo: 'Ya hay una solicitud de este tipo pendiente de respuesta.' },
    });
    const other = { idPractica, ...variation };
    expect(await call('solicitarAccionSobrePractica', { as, body: other })).toMatchObject({ status: 0 });
    const without = await startCompanySandbox({ modulos: { cambioPracticas: false } });
    expect(await ask(without, extension)).toMatchObject({ status: 48 });
  });

  it('answers 45 to a placement at another company, and to an unknown one', async () => {
    const { call, as, db, other, student } = await startCompanySandbox();
    for (const idPractica of [makePlacement(db, student, other.company), 9999]) {
      const body = { idPractica, ...extension };
      expect(await call('solicitarAccionSobrePractica', { as, body })).toMatchObject({ status: 45 });
    }
  });
});
