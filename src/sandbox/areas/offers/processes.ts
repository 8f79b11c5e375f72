import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { offerStates, type OfferState, type Process } from '#core/contract/entities/process.ts';
import { profiles } from '#core/contract/constants.ts';
import type { Language } from '#core/i18n/languages.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { sentToCompany } from '../applications/company-view.ts';
import { addDays } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { every, list, type Sql, sql } from '../../db/sql.ts';
import { provinces } from '../domains/provinces.ts';
import { textIn } from '../../texts/translated.ts';
import { offerState } from './rules.ts';
import type { OfferRow } from './offer-row.ts';

/** An offer of a company with its counts. */
export interface ProcessRow extends OfferRow {
  /** `urlAcceso` of the copied offer. */
  original?: string;
  numCandidatos: number;
  numCandidatosSinLeer: number;
}

export interface ProcessFilters {
  estado?: readonly OfferState[] | undefined;
  desde?: string | undefined;
  hasta?: string | undefined;
  titulo?: string | undefined;
  type?: readonly (keyof typeof profiles)[] | undefined;
  omitirLeidos?: '1' | undefined;
  caducanPronto?: '1' | undefined;
  soloConCandidatos?: '1' | undefined;
}

/** An offer that expires within so many days does so soon. */
const soon = 7;

type Counts = Pick<ProcessRow, 'numCandidatos' | 'numCandidatosSinLeer'>;

const nobody: Counts = { numCandidatos: 0, numCandidatosSinLeer: 0 };

/** Loads offers with their counts, in two queries: a subquery per row takes three times as long. */
function rows(db: Db, conditions: readonly Sql[]): ProcessRow[] {
  const counts = db.all<Counts & { id: number }>(sql`
    SELECT candidacy.offer AS id, count(*) AS numCandidatos, sum(NOT leido) AS numCandidatosSinLeer
    FROM offer JOIN candidacy ON candidacy.offer = offer.id
    WHERE ${every(conditions)} AND ${sentToCompany} GROUP BY candidacy.offer`);
  const countsOf = new Map(counts.map(({ id, ...own }) => [id, own]));
  const offers = db.all<Omit<ProcessRow, keyof Counts>>(sql`
    SELECT offer.*, original.urlAcceso AS original
    FROM offer LEFT JOIN offer AS original ON original.id = offer.copiaDe
    WHERE ${every(conditions)} ORDER BY offer.fecha DESC, offer.id DESC`);
  return offers.map((row) => ({ ...row, ...(countsOf.get(row.id) ?? nobody) }));
}

/** Offers of a company, newest first; deleted ones only when their state is asked for. */
export function processes(db: Db, company: number, today: string, filters: ProcessFilters): ProcessRow[] {
  const { estado, desde, hasta, titulo, type, omitirLeidos, caducanPronto, soloConCandidatos } = filters;
  const conditions = [sql`offer.company = ${company}`];
  if (desde) conditions.push(sql`offer.fecha >= ${desde}`);
  if (hasta) conditions.push(sql`offer.fecha <= ${hasta}`);
  if (type?.length) conditions.push(sql`offer.idPerfil IN ${list(type.map((kind) => profiles[kind]))}`);
  const open: readonly OfferState[] = ['pendiente', 'activa'];
  const states = estado?.length ? estado : offerStates.filter((state) => state !== 'eliminada');
  return rows(db, conditions).filter((row) => {
    const state = offerState(row, today);
    return (
      states.includes(state) &&
      (!titulo || foldDiacritics(row.titulo).includes(foldDiacritics(titulo))) &&
      (!omitirLeidos || row.numCandidatosSinLeer > 0) &&
      (!soloConCandidatos || row.numCandidatos > 0) &&
      (!caducanPronto || (open.includes(state) && (row.fechaCaducidad ?? '9999') <= addDays(today, soon)))
    );
  });
}

/** An offer of a company that is not deleted, by a condition on `offer`. */
export function ownProcess(db: Db, company: number, condition: Sql): ProcessRow | undefined {
  return rows(db, [sql`offer.company = ${company}`, sql`offer.estado <> 'eliminada'`, condition])[0];
}

/** An offer as the company sees it in its list. */
export function processOf(row: ProcessRow, today: string, language: Language): Process {
  const state = offerState(row, today);
  const province = provinces.find(({ id }) => id === row.provincia);
  const { plazas } = row.datos;
  return {
    idoferta: row.id,
    urlAcceso: row.urlAcceso,
    titulo: row.titulo,
    idPerfil: row.idPerfil,
    idEstado: offerStates.indexOf(state) + 1,
    Estado: state,
    fecha: row.fecha.slice(0, 10),
    ...(row.fechaCaducidad && { fechaCaducidad: row.fechaCaducidad }),
    ...(province && { provincia: textIn(province, language) }),
    ...omitUndefined({ plazas }),
    numCandidatos: row.numCandidatos,
    numCandidatosSinLeer: row.numCandidatosSinLeer,
    tieneGestor: row.gestor !== undefined,
    ...(row.original && { copiaDe: row.original }),
    ...(row.gestor && { gestor: row.gestor }),
    ...(row.observacionesUniversidad &&
      state === 'pendiente' && { observacionesUniversidad: row.observacionesUniversidad }),
    ...(row.cierre && state === 'cerrada' && { cierre: row.cierre }),
  };
}
