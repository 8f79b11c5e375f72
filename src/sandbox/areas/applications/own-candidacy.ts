import * as codes from '#core/contract/codes.ts';
import { list, type Sql, sql } from '../../db/sql.ts';
import { expirePreEnrolments } from './move.ts';
import { refuse } from '../../refusal.ts';
import type { StudentContext } from '../../context.ts';
import { type SeenOffer, selectOffers } from '../offers/student/offer-row.ts';

export interface CandidacyRow {
  id: number;
  offer: number;
  estado: number;
  /** Moment of the application. */
  fecha: string;
  orden?: number;
  idMotivo?: number;
  motivo?: string;
  fechaLimite?: string;
}

/** Loads the student's candidacies, after expiring unanswered pre-enrolments. */
export function ownCandidacies({ db, now, user }: StudentContext, where: Sql): CandidacyRow[] {
  expirePreEnrolments(db, now, { student: user.id });
  return db.all<CandidacyRow>(sql`
    SELECT candidacy.* FROM candidacy JOIN offer ON offer.id = candidacy.offer
    WHERE candidacy.student = ${user.id} AND ${where}
    ORDER BY candidacy.orden IS NULL, candidacy.orden, candidacy.fecha DESC, candidacy.id DESC`);
}

/** Loads offers by id. */
export function offersOf({ db, user }: StudentContext, ids: readonly number[]): Map<number, SeenOffer> {
  const rows = db.all<SeenOffer>(sql`${selectOffers(user.id)} WHERE offer.id IN ${list(ids)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Loads the student's candidacy for an offer. Refuses with `offerNotFound` an unknown offer, `applicationNotFound` a
 * missing candidacy.
 */
export function ownCandidacy(
  context: StudentContext,
  urlAcceso: string,
): { candidacy: CandidacyRow; offer: SeenOffer } {
  const offer = context.db.get<SeenOffer>(
    sql`${selectOffers(context.user.id)} WHERE offer.urlAcceso = ${urlAcceso} AND offer.estado <> 'eliminada'`,
  );
  if (!offer) return refuse(codes.offerNotFound);
  const [candidacy] = ownCandidacies(context, sql`offer.id = ${offer.id}`);
  return candidacy ? { candidacy, offer } : refuse(codes.applicationNotFound);
}
