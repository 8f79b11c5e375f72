import type { EditableOffer } from '#api/entities/offer-form.ts';
import type { OfferState } from '#api/entities/process.ts';
import type { Db } from '../../db/database.ts';
import { every, type Sql, sql } from '../../db/sql.ts';
import type { Moment } from '../../clock.ts';
import { refuse } from '../../refusal.ts';
import type { OfferConditions } from '../../rules/application/facts.ts';
import { offerState } from '../../rules/offer.ts';

/** An offer with what a student sees of its company and programme, and the own application. */
export interface OfferRow {
  id: number;
  urlAcceso: string;
  company: number;
  idPerfil: 1 | 2;
  estado: OfferState;
  titulo: string;
  /** YYYY-MM-DD */
  fecha: string;
  fechaDestacada?: string;
  fechaCaducidad?: string;
  pais?: number;
  provincia?: number;
  idIsla?: number;
  programa?: number;
  conServicio: boolean;
  anonima: boolean;
  condiciones: OfferConditions;
  /** Fields of the form that have no column. */
  datos: Partial<EditableOffer>;
  file?: number;
  nombreComercial: string;
  tituloPrograma?: string;
  /** State of the own application. */
  estadoCandidatura?: number;
  /** Degrees of all kinds. */
  titulaciones: number[];
}

/** Everything of `OfferRow`, for one student; conditions follow. */
export function selectOffers(student: number): Sql {
  return sql`
    SELECT offer.*, nombreComercial, programme.titulo AS tituloPrograma, candidacy.estado AS estadoCandidatura,
      (SELECT json_group_array(DISTINCT titulacion) FROM offer_degree WHERE offer_degree.offer = offer.id)
        AS "titulaciones:json"
    FROM offer
    JOIN company ON company.id = offer.company
    LEFT JOIN programme ON programme.id = offer.programa
    LEFT JOIN candidacy ON candidacy.offer = offer.id AND candidacy.student = ${student}`;
}

/** Offers that anyone with the service can see: published and not past their last day. */
export function isVisible(now: Moment, idPerfil: Sql): Sql {
  return every([
    sql`offer.estado = 'activa'`,
    sql`offer.idPerfil = ${idPerfil}`,
    sql`(offer.fechaCaducidad IS NULL OR offer.fechaCaducidad >= ${now.today})`,
  ]);
}

/**
 * The offer of an address. Refuses with 4 one that is not there, or no longer open; whoever has applied goes on
 * seeing it until it is deleted.
 */
export function offerOf(db: Db, now: Moment, student: number, urlAcceso: string): OfferRow {
  const offer = db.get<OfferRow>(sql`${selectOffers(student)} WHERE offer.urlAcceso = ${urlAcceso}`);
  if (!offer || offer.estado === 'eliminada') return refuse(4);
  if (offer.estadoCandidatura === undefined && offerState(offer, now.today) !== 'activa') refuse(4);
  return offer;
}
