import * as codes from '#core/contract/codes.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import type { Db } from '../../../db/database.ts';
import { every, type Sql, sql } from '../../../db/sql.ts';
import type { SandboxMoment } from '../../../clock.ts';
import { refuse } from '../../../refusal.ts';
import type { OfferConditions } from '../../applications/facts.ts';
import type { OfferRow } from '../offer-row.ts';
import { offerState } from '../rules.ts';

/** Internal fields of an offer, hidden from students. */
type OfCompany =
  'contact' | 'gestor' | 'observacionesUniversidad' | 'copiaDe' | 'cierre' | 'condiciones' | 'datos';

/** An offer with what a student sees of its company and programme, and the own application. */
export interface SeenOffer extends Omit<OfferRow, OfCompany> {
  condiciones: OfferConditions;
  /** Fields of the form that have no column. */
  datos: Partial<EditableOffer>;
  nombreComercial: string;
  tituloPrograma?: string;
  /** State of the own application. */
  estadoCandidatura?: number;
  /** Day on which its company closed it. */
  fechaCierre?: string;
  /** Degrees of all kinds. */
  titulaciones: number[];
}

/** Stands for a student who has not applied to anything: ids begin at 1. */
export const noStudent = 0;

/** Everything of `SeenOffer`, for one student; conditions follow. */
export function selectOffers(student: number): Sql {
  return sql`
    SELECT offer.*, nombreComercial, programme.titulo AS tituloPrograma, candidacy.estado AS estadoCandidatura,
      CASE WHEN offer.estado = 'cerrada' THEN substr(offer.cierre ->> 'fecha', 1, 10) END AS fechaCierre,
      (SELECT json_group_array(DISTINCT titulacion) FROM offer_degree WHERE offer_degree.offer = offer.id)
        AS "titulaciones:json"
    FROM offer
    JOIN company ON company.id = offer.company
    LEFT JOIN programme ON programme.id = offer.programa
    LEFT JOIN candidacy ON candidacy.offer = offer.id AND candidacy.student = ${student}`;
}

/** Offers that anyone with the service can see: published and not past their last day. */
export function isVisible(now: SandboxMoment, idPerfil: Sql): Sql {
  return every([
    sql`offer.estado = 'activa'`,
    sql`offer.idPerfil = ${idPerfil}`,
    sql`(offer.fechaCaducidad IS NULL OR offer.fechaCaducidad >= ${now.today})`,
  ]);
}

/**
 * Loads an offer by its URL key. Refuses with `offerNotFound` a missing or closed offer; applicants keep access until
 * deletion.
 */
export function offerOf(db: Db, now: SandboxMoment, student: number, urlAcceso: string): SeenOffer {
  const offer = db.get<SeenOffer>(sql`${selectOffers(student)} WHERE offer.urlAcceso = ${urlAcceso}`);
  if (!offer || offer.estado === 'eliminada') return refuse(codes.offerNotFound);
  if (offer.estadoCandidatura === undefined && offerState(offer, now.today) !== 'activa')
    refuse(codes.offerNotFound, undefined, omitUndefined({ fechaCierre: offer.fechaCierre }));
  return offer;
}
