import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementStates } from '../../src/core/contract/entities/agreement.ts';
import { offerStates } from '../../src/core/contract/entities/process.ts';
import { iban } from '../../src/core/contract/validation/iban.ts';
import { identityDocument } from '../../src/core/contract/validation/identity.ts';
import { taxNumber } from '../../src/core/contract/validation/tax-number.ts';
import { loadBrands } from '../../src/generator/brands/load-brands.ts';
import { addDays, momentOf } from '../../src/sandbox/clock.ts';
import { domainText } from '../../src/sandbox/areas/domains/lists.ts';
import type { Db } from '../../src/sandbox/db/database.ts';
import { name, sql } from '../../src/sandbox/db/sql.ts';
import {
  allStates,
  isFinal,
  type TransitionRole,
  moveRefusal,
  openStates,
} from '../../src/sandbox/areas/applications/candidacy.ts';
import { agreementState } from '../../src/sandbox/areas/agreements/rules.ts';
import { offerState } from '../../src/sandbox/areas/offers/rules.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';

const noon = (): Date => new Date('2026-10-14T10:00:00Z');
const { today } = momentOf(noon());
const brands = (await loadBrands({ brandsDir: 'brands' })).brands.map((brand) => [brand.id, brand] as const);

/** Every row of every table, without random values: salts, keys and creation times. */
function contentOf(db: Db): Record<string, unknown[]> {
  const tables = db.column<string>(sql`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE 'sqlite_%'
      AND name NOT LIKE 'offer_text_%' AND name <> 'setting' ORDER BY name`);
  return Object.fromEntries(
    tables.map((table) => {
      const rows = db.all<Record<string, unknown>>(sql`SELECT * FROM ${name(table)}`);
      return [table, rows.map(({ password: _, content: __, ...row }) => row)] as const;
    }),
  );
}

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

const sorted = (values: Iterable<string>): string[] => [...values].toSorted();

describe.each(brands)('the example data of %s', (_, brand) => {
  const { modulos, ...settings } = brand.settings;
  let sandbox: Sandbox;
  let db: Db;
  beforeAll(() => {
    sandbox = createSandbox({ brand, data: ':memory:', clock: noon });
    ({ db } = sandbox);
  });
  afterAll(() => sandbox.close());

  const statesIn = (table: string): string[] =>
    sorted(db.column<string>(sql`SELECT DISTINCT estado FROM ${name(table)} WHERE estado IS NOT NULL`));

  it('marks the language of some texts in another one than the default', () => {
    const { defaultLanguage } = brand;
    const texts = (table: string): string[] =>
      sorted(db.column<string>(sql`SELECT DISTINCT idioma FROM ${name(table)} WHERE idioma IS NOT NULL`));
    const others = sorted(brand.languages.filter((language) => language !== defaultLanguage));
    expect(texts('offer')).toEqual(others);
    expect(texts('event')).toEqual(modulos.eventos && others.includes('en') ? ['en'] : []);
  });

  it('has no dangling references', () => {
    expect(db.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
  });

  it('is the same for the same day, and moves with the day', () => {
    const made = (clock: () => Date): Record<string, unknown[]> => {
      const other = createSandbox({ brand, data: ':memory:', clock });
      const content = contentOf(other.db);
      other.close();
      return content;
    };
    expect(digest(made(noon))).toBe(digest(contentOf(db)));
    const days = (content: Record<string, unknown[]>): string[] =>
      (content['offer'] as { fecha: string }[]).map(({ fecha }) => fecha);
    const later = days(made(() => new Date('2026-10-15T10:00:00Z')));
    expect(later).toEqual(days(contentOf(db)).map((day) => addDays(day, 1)));
  });

  it('has only the kinds of offers of the brand, each in all states', () => {
    const offers = db.all<{
      idPerfil: number;
      estado: (typeof offerStates)[number];
      fechaCaducidad?: string;
    }>(sql`SELECT idPerfil, estado, fechaCaducidad FROM offer`);
    // One is open to minors, where they study and do placements.
    const ofMinors = settings.menores !== 'ninguno' && modulos.practicas ? 1 : 0;
    expect(offers).toHaveLength(120 + ofMinors);
    const kinds = [...(modulos.empleo ? [1] : []), ...(modulos.practicas ? [2] : [])];
    expect([...new Set(offers.map(({ idPerfil }) => idPerfil))].toSorted()).toEqual(kinds);
    for (const kind of kinds) {
      const states = offers.filter(({ idPerfil }) => idPerfil === kind).map((row) => offerState(row, today));
      expect(sorted(new Set(states))).toEqual(sorted(offerStates));
    }
    for (const condition of [
      sql`gestor IS NULL`,
      sql`gestor IS NOT NULL`,
      sql`anonima`,
      sql`copiaDe IS NOT NULL`,
      sql`datos ->> 'urlInscripcionExterna' IS NOT NULL`,
      sql`datos ->> 'documentosRequeridos' IS NOT NULL`,
      ...(modulos.practicas ? [sql`conServicio`] : []),
      ...(settings.hasProgramaPracticasActivo ? [sql`programa IS NOT NULL`] : []),
    ]) {
      expect(db.value<number>(sql`SELECT count(*) FROM offer WHERE ${condition}`)).toBeGreaterThan(0);
    }
  });

  it('is empty in fields that the brand hides', () => {
    const flags: Record<string, { visible: boolean } | undefined> = settings.campos.oferta;
    const keys = db.column<string>(sql`SELECT DISTINCT key FROM offer, json_each(offer.datos)`);
    expect(keys.filter((key) => flags[key]?.visible === false)).toEqual([]);
  });

  it('uses only ids of the domain lists', () => {
    const single = {
      area_funcional: 'areasFuncionales',
      sector: 'sectoresActividad',
      tipoModalidadAsistencia: 'tiposModalidadAsistencia',
      campus: 'campus',
      experiencia: 'tiposExperiencia',
      creditosSuperados: 'rangosDeCreditos',
      cursoMinimo: 'cursos',
      programasInformaticos: 'ProgramasInformaticos',
      competencias: 'competenciasfesionales',
      interes: 'TagsInteresAlumno',
      etiquetas: 'etiquetas',
      permisosConducir: 'permisosConducir',
      documentosRequeridos: 'tiposDocumentoAlumnoPracticas',
    } as const;
    const offers = db.all<{ datos: Record<string, unknown>; provincia: number; idPerfil: number }>(
      sql`SELECT datos, provincia, idPerfil FROM offer`,
    );
    for (const { datos, provincia, idPerfil } of offers) {
      const contracts = idPerfil === 1 ? 'tiposContrato' : 'tiposContratoOfertaPracticas';
      const wrong = Object.entries({ ...single, contrato: contracts } as const).filter(([key, list]) => {
        const ids = [datos[key] ?? []].flat() as number[];
        return !ids.every((id) => domainText(list, id, 'es') !== '');
      });
      expect(wrong).toEqual([]);
      expect(domainText('provincias', provincia, 'es')).not.toBe('');
    }
  });

  it('has candidacies in all states, each with a valid history', () => {
    const candidacies = db.all<{ id: number; estado: number; fecha: string; offer: string }>(sql`
      SELECT candidacy.id, candidacy.estado, candidacy.fecha, offer.estado AS offer
      FROM candidacy JOIN offer ON offer.id = candidacy.offer`);
    expect(sorted(new Set(candidacies.map(({ estado }) => String(estado))))).toEqual(
      sorted(allStates.map(String)),
    );
    for (const { id, estado, fecha, offer } of candidacies) {
      const steps = db.all<{ estado: number; fecha: string; quien: TransitionRole }>(
        sql`SELECT estado, fecha, quien FROM candidacy_step WHERE candidacy = ${id} ORDER BY id`,
      );
      expect([steps[0]?.estado, steps[0]?.fecha, steps.at(-1)?.estado]).toEqual([1, fecha, estado]);
      steps.slice(1).forEach((step, index) => {
        const from = steps[index];
        const refusal =
          step.estado === 15 || step.estado === 18
            ? undefined
            : moveRefusal(from?.estado ?? 0, step.estado, step.quien);
        expect([from?.estado, step.estado, step.quien, refusal]).toEqual([
          from?.estado,
          step.estado,
          step.quien,
          undefined,
        ]);
        expect(step.fecha >= (from?.fecha ?? '')).toBe(true);
      });
      expect((steps.at(-1)?.fecha ?? '') <= momentOf(noon()).local).toBe(true);
      if (offer === 'cerrada') expect(openStates).not.toContain(estado);
      if (offer === 'eliminada') expect(isFinal(estado)).toBe(true);
    }
  });

  it('has everything else in all states, as far as the brand has it', () => {
    expect(statesIn('company')).toEqual(['bloqueada', 'pendiente', 'validada']);
    expect(db.value(sql`SELECT count(*) FROM company WHERE conProblema`)).toBeGreaterThan(0);
    const agreements = db.all<{ estado: (typeof agreementStates)[number]; fechaCaducidad?: string }>(
      sql`SELECT estado, fechaCaducidad FROM agreement`,
    );
    const current = new Set(agreements.map((row) => agreementState(row, today)));
    expect(sorted(current)).toEqual(modulos.convenios ? sorted(agreementStates) : []);
    expect(statesIn('placement')).toEqual(modulos.practicas ? ['activa', 'finalizada', 'pendiente'] : []);
    const sheets = modulos.practicas && modulos.hojasSemanales;
    expect(statesIn('weekly_sheet')).toEqual(sheets ? ['Enviado', 'rechazado', 'validado'] : []);
    expect(db.value(sql`SELECT count(*) FROM weekly_sheet WHERE estado IS NULL`)).toBe(sheets ? 1 : 0);
    const three = ['aceptada', 'pendiente', 'rechazada'];
    expect(statesIn('change_request')).toEqual(modulos.practicas && modulos.cambioPracticas ? three : []);
    const education = db.column<string>(
      sql`SELECT DISTINCT estado FROM placement_request WHERE kind = 'educacion'`,
    );
    expect(sorted(education)).toEqual(modulos.practicas && settings.checkMenuEducacion ? three : []);
    const adhesions = modulos.practicas && settings.hasProgramaPracticasActivo;
    expect(statesIn('adhesion')).toEqual(adhesions ? ['aceptada', 'rechazada', 'solicitada'] : []);
    const leaving = db.value(sql`SELECT count(*) FROM leave_request`);
    expect(leaving).toBe(modulos.bajaServicio ? 1 : 0);
  });

  it('has a placement for every accepted request, and valid extensions', () => {
    const accepted = db.all<{ kind: string; placements: number }>(sql`
      SELECT kind, (SELECT count(*) FROM placement WHERE placement.student = request.student
        AND placement.company = request.company AND fechaInicio = request.datos ->> 'fechaInicio') AS placements
      FROM placement_request AS request WHERE request.estado = 'aceptada'`);
    expect(accepted.every(({ placements }) => placements === 1)).toBe(true);
    const kinds = new Set(accepted.map(({ kind }) => kind));
    expect(kinds.has('educacion')).toBe(modulos.practicas && settings.checkMenuEducacion);
    expect(kinds.has('propuestaEmpresa')).toBe(modulos.practicas && settings.showPropuestaPracticas);
    const ends = sql`change.datos ->> 'fechaFin'`;
    const notHeld = sql`
      SELECT count(*) FROM change_request AS change JOIN placement ON placement.id = placement
      WHERE change.estado = 'aceptada' AND ${ends} IS NOT NULL AND ${ends} <> fechaFin`;
    expect(db.value(notHeld)).toBe(0);
  });

  it('has events, guides, surveys and notices of every kind, as far as the brand has them', () => {
    const count = (table: string, condition = sql`1`): number =>
      db.value<number>(sql`SELECT count(*) FROM ${name(table)} WHERE ${condition}`) ?? 0;
    if (modulos.eventos) {
      expect(count('event', sql`publicado AND fecha < ${today}`)).toBeGreaterThan(1);
      expect(count('event', sql`publicado AND fecha >= ${today}`)).toBeGreaterThan(7);
    } else expect(count('event')).toBe(0);
    if (modulos.guias) expect(count('guide')).toBeGreaterThan(5);
    else expect(count('guide')).toBe(0);
    if (modulos.encuestas) {
      const kinds = db.column<string>(sql`SELECT DISTINCT tipo FROM survey_question`);
      expect(sorted(kinds)).toEqual(['escala', 'multiple', 'texto', 'unica']);
      expect(count('survey_option', sql`idPreguntaDestino IS NOT NULL`)).toBeGreaterThan(1);
      const surveys = ['respuestaObligatoria', 'sacaOpcionAnonima', 'paraEmpresa', 'soloNoRegistrados'];
      for (const key of surveys) expect(count('survey', sql`${name(key)}`)).toBeGreaterThan(0);
      expect(count('survey', sql`placement IS NOT NULL`)).toBe(modulos.practicas ? 1 : 0);
    } else expect(count('survey')).toBe(0);
    if (modulos.notificaciones) {
      const notices = [sql`urlAcceso IS NOT NULL`, sql`urlExterna IS NOT NULL`, sql`Importante`, sql`leida`];
      const plain = sql`urlAcceso IS NULL AND urlExterna IS NULL`;
      for (const condition of [...notices, plain])
        expect(count('notification', condition)).toBeGreaterThan(0);
    } else expect(count('notification')).toBe(0);
    expect(count('communication') > 0).toBe(modulos.comunicaciones);
  });

  it('has long and unusual text', () => {
    const all = JSON.stringify(db.all(sql`SELECT titulo, datos FROM offer`));
    for (const piece of ['<b>', '<script>', ' & ', '\\"', '«', '’', 'Electroencefalografía', '☀️']) {
      expect(all).toContain(piece);
    }
  });

  it('has numbers and addresses that forms accept, and none of a real person', () => {
    const people = db.all<{ tipoDocumento: number; numeroDocumento: string }>(sql`SELECT * FROM student`);
    const wrong = people.filter((row) => identityDocument(row.tipoDocumento)(row.numeroDocumento));
    expect(wrong).toEqual([]);
    const companies = db.all<{ cif: string; idPais: number; iban?: string }>(sql`SELECT * FROM company`);
    expect(companies.filter((row) => taxNumber(row.idPais)(row.cif) ?? iban(row.iban ?? ''))).toEqual([]);
    const all = JSON.stringify(contentOf(db));
    const emails = [...new Set(all.match(/[\w.+-]+@[\w.-]+/g))];
    expect(emails.filter((email) => !email.endsWith('.example'))).toEqual([]);
    const hosts = [...new Set(all.match(/https?:\/\/[\w.-]+/g))];
    expect(hosts.filter((host) => !/\.example$|^https:\/\/www\.linkedin\.com$/.test(host))).toEqual([]);
  });
});
