import type { QueryOf } from '#core/contract/call.ts';
import type { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { likePattern, every, list, name, type Sql, sql } from '../../../db/sql.ts';
import { degrees, type DegreeInfo } from '../../domains/degrees.ts';
import { provinces } from '../../domains/provinces.ts';

export type OfferQuery = QueryOf<typeof dameOfertasUsuario>;

type TextColumn = 'titulo' | 'empresa' | 'descripcion';

const textColumns: readonly TextColumn[] = ['titulo', 'empresa', 'descripcion'];

/** Shortest word that the index of the texts can find; shorter ones are looked for in each text. */
const indexedLength = 3;

/** More words than these make a search no more exact. */
const maxWords = 12;

/** Offers that have a word somewhere in these texts, accents and capitals aside. */
function hasWord(word: string, columns: readonly TextColumn[]): Sql {
  if ([...word].length < indexedLength) {
    const anywhere = columns.map((column) => sql`${name(column)} LIKE ${likePattern(word)} ESCAPE '\\'`);
    const none = every(anywhere.map((condition) => sql`NOT coalesce(${condition}, 0)`));
    return sql`offer.id IN (SELECT rowid FROM offer_text WHERE NOT (${none}))`;
  }
  const phrase = `{${columns.join(' ')}} : "${word.replaceAll('"', '""')}"`;
  return sql`offer.id IN (SELECT rowid FROM offer_text WHERE offer_text MATCH ${phrase})`;
}

function hasWords(text: string, columns: readonly TextColumn[]): Sql {
  // The index would stop at a control character.
  const words = text
    .normalize('NFC')
    .replace(/[\u0000-\u001f\ufffd]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return every(words.slice(0, maxWords).map((word) => hasWord(word, columns)));
}

const hasDegree = (ids: readonly number[]): Sql =>
  sql`EXISTS (SELECT 1 FROM offer_degree WHERE offer_degree.offer = offer.id AND titulacion IN ${list(ids)})`;

const field = (key: string): Sql => sql`offer.datos ->> ${key}`;

/** Ids of an offer's own list, or those of its degrees. */
function hasKind(key: string, of: (degree: DegreeInfo) => number, ids: readonly number[]): Sql {
  const matching = degrees.filter((degree) => ids.includes(of(degree))).map(({ id }) => id);
  const own = sql`SELECT 1 FROM json_each(offer.datos, ${`$.${key}`}) WHERE value IN ${list(ids)}`;
  return sql`(EXISTS (${own}) OR ${hasDegree(matching)})`;
}

/** A province by its number or by a part of its name in any language. */
function inProvince(wanted: string): Sql {
  const part = foldDiacritics(wanted.trim());
  const found = provinces.filter(
    ({ id, ...names }) =>
      String(id) === part ||
      Object.values(names).some((it) => typeof it === 'string' && foldDiacritics(it).includes(part)),
  );
  return sql`offer.provincia IN ${list(found.map(({ id }) => id))}`;
}

type Conditions = {
  [K in keyof Required<OfferQuery>]: (value: NonNullable<OfferQuery[K]>, student: number) => Sql | undefined;
};

/** SQL condition of each filter, except the order. */
const conditionOf: Conditions = {
  comun: (text) => hasWords(text, textColumns),
  date: () => undefined,
  titulo: (text) => hasWords(text, ['titulo']),
  provincia: inProvince,
  titulaciones: hasDegree,
  omitirInscritos: (_, student) =>
    sql`NOT EXISTS (SELECT 1 FROM candidacy AS own WHERE own.offer = offer.id AND own.student = ${student})`,
  // Looked at one by one, in `offer-list.ts`.
  soloPosibles: () => undefined,
  fechainicio: (date) => sql`${field('fechaInicio')} >= ${date}`,
  contrato: (ids) => sql`${field('contrato')} IN ${list(ids)}`,
  salario: (least) => sql`coalesce(${field('salarioMaximo')}, ${field('salario')}) >= ${least}`,
  areasTitulaciones: (ids) => hasKind('areasTitulaciones', (degree) => degree.area, ids),
  tipoModalidadAsistencia: (ids) => sql`${field('tipoModalidadAsistencia')} IN ${list(ids)}`,
  areaFuncional: (ids) => sql`${field('area_funcional')} IN ${list(ids)}`,
  nivelesTitulaciones: (ids) => hasKind('nivelesTitulaciones', (degree) => degree.level, ids),
  tiposFormacion: (ids) => hasKind('tiposFormacion', (degree) => degree.kind, ids),
  tituloPrograma: (text) =>
    sql`offer.programa IN (SELECT id FROM programme WHERE titulo LIKE ${likePattern(text.trim())} ESCAPE '\\')`,
};

/** Conditions of a query, and the filters that they stand for. */
export function filterConditions(
  filters: OfferQuery,
  student: number,
): { conditions: Sql[]; applied: string[] } {
  const conditions: Sql[] = [];
  const applied: string[] = [];
  for (const [key, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    const make = conditionOf[key as keyof Conditions] as (value: unknown, student: number) => Sql | undefined;
    const condition = make(value, student);
    if (condition) conditions.push(condition);
    applied.push(key);
  }
  return { conditions, applied };
}
