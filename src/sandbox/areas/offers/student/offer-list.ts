import * as codes from '#core/contract/codes.ts';
import type { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import { profiles } from '#core/contract/constants.ts';
import { pageSize } from '#core/contract/entities/paging.ts';
import { every, list, type Sql, sql } from '../../../db/sql.ts';
import { refuse } from '../../../refusal.ts';
import type { Context, StudentContext } from '../../../context.ts';
import { createEligibilityCheck } from '../../applications/applicant.ts';
import { studiesOf } from '../../cv/studies.ts';
import type { Handlers } from '../../../handler.ts';
import { offerCard } from './offer-card.ts';
import { filterConditions } from './offer-filters.ts';
import { isVisible, type SeenOffer, selectOffers } from './offer-row.ts';

type Kind = keyof typeof profiles;

/** Refuses with `noEmploymentService` or `noPlacementService` who does not have the service of a kind of offer. */
export function assertService({ user }: StudentContext, kind: Kind): void {
  if (kind === 'empleo' && !user.conEmpleo) refuse(codes.noEmploymentService);
  if (kind === 'practicas' && !user.conPracticas) refuse(codes.noPlacementService);
}

const visibleOf = ({ now }: StudentContext, kind: Kind): Sql => isVisible(now, sql`${profiles[kind]}`);

/** Date by which lists are sorted; the same expression as in the index. */
const listDate = sql`coalesce(offer.fechaDestacada, offer.fecha)`;

/** Condition: offers for one of the degrees, required or, without required degrees, welcome. */
function fits(degrees: readonly number[]): Sql {
  return sql`offer.id IN (
    SELECT wanted.offer FROM offer_degree AS wanted WHERE wanted.titulacion IN ${list(degrees)}
      AND (wanted.clase = 'requerida' OR NOT EXISTS (
        SELECT 1 FROM offer_degree AS required
        WHERE required.offer = wanted.offer AND required.clase = 'requerida')))`;
}

function degreesOf({ db, user }: StudentContext): number[] | undefined {
  const { studies } = studiesOf(db, user.id);
  return studies.length === 0 ? undefined : studies.flatMap(({ titulacion }) => titulacion ?? []);
}

const countOf = ({ db }: StudentContext, conditions: readonly Sql[]): number =>
  db.value<number>(sql`SELECT count(*) FROM offer WHERE ${every(conditions)}`) ?? 0;

function counts(context: StudentContext, kind: Kind): { numTotal: number; numEncajan?: number } {
  assertService(context, kind);
  const visible = visibleOf(context, kind);
  const degrees = degreesOf(context);
  return {
    numTotal: countOf(context, [visible]),
    ...(degrees && { numEncajan: countOf(context, [visible, fits(degrees)]) }),
  };
}

/**
 * Returns the ids of a page and the total count. The unfiltered list walks its index; a filtered list is queried once and
 * counted.
 */
function pageOf(
  context: Context<typeof dameOfertasUsuario>,
  visible: Sql,
  filters: readonly Sql[],
): { ids: number[]; numTotal: number } {
  const { db, params, query } = context;
  const order = query.date === 'asc' ? sql`${listDate} ASC, id ASC` : sql`${listDate} DESC, id DESC`;
  const found = sql`SELECT id FROM offer WHERE ${every([visible, ...filters])} ORDER BY ${order}`;
  const offset = (params.page - 1) * pageSize;
  if (filters.length === 0 && !query.soloPosibles) {
    const ids = db.column<number>(sql`${found} LIMIT ${pageSize} OFFSET ${offset}`);
    return { ids, numTotal: countOf(context, [visible]) };
  }
  const matching = db.column<number>(found);
  const measure = createEligibilityCheck(context);
  const all = query.soloPosibles
    ? offersInOrder(context, matching).flatMap((row) => (measure(row).puedeInscribirse ? [row.id] : []))
    : matching;
  return { ids: all.slice(offset, offset + pageSize), numTotal: all.length };
}

function offersInOrder({ db, user }: StudentContext, ids: readonly number[]): SeenOffer[] {
  const rows = db.all<SeenOffer>(sql`${selectOffers(user.id)} WHERE offer.id IN ${list(ids)}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Lists and counts of offers. */
export const offerListHandlers = {
  dameNumOfertasEmpleoUsuario: (context) => counts(context, 'empleo'),

  dameNumOfertasPracticasUsuario: (context) => counts(context, 'practicas'),

  dameOfertasUsuario: (context) => {
    const { user, params, query, language } = context;
    assertService(context, params.type);
    const { conditions, applied } = filterConditions(query, user.id);
    const measure = createEligibilityCheck(context);
    const { ids, numTotal } = pageOf(context, visibleOf(context, params.type), conditions);
    return {
      ofertas: offersInOrder(context, ids).map((row) => offerCard(row, language, measure(row))),
      numTotal,
      numPaginas: Math.ceil(numTotal / pageSize),
      filtrosAplicados: applied,
    };
  },

  ofertasEncajanConUsuario: (context) => {
    const { db, user, language } = context;
    const degrees = degreesOf(context) ?? refuse(codes.noStudies);
    const kinds: Kind[] = [
      ...(user.conPracticas ? (['practicas'] as const) : []),
      ...(user.conEmpleo ? (['empleo'] as const) : []),
    ];
    const rows = kinds.flatMap((kind) =>
      db.all<SeenOffer>(sql`${selectOffers(user.id)} WHERE ${every([visibleOf(context, kind), fits(degrees)])}
        ORDER BY ${listDate} DESC, offer.id DESC`),
    );
    const measure = createEligibilityCheck(context);
    return { ofertas: rows.map((row) => offerCard(row, language, measure(row))) };
  },
} satisfies Partial<Handlers>;
