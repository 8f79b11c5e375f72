import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import { profiles } from '#core/contract/constants.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { offerForStudents, type OfferingCompany } from '#core/model/offer-for-students.ts';
import { list, sql } from '../../../db/sql.ts';
import type { BaseContext } from '../../../context.ts';
import type { Handlers } from '../../../handler.ts';
import { offerDegrees, statedMinors } from '../offer-row.ts';
import { refuse } from '../../../refusal.ts';
import { requirementsOf } from '../../applications/applicant.ts';
import { offerHead } from './offer-card.ts';
import { assertService } from './offer-list.ts';
import { offerOf, type SeenOffer } from './offer-row.ts';

/** Company data of an offer with a visible company. */
function offeringCompany({ db, files }: BaseContext, { company, file, datos }: SeenOffer): OfferingCompany {
  const found = db.get<Omit<OfferingCompany, 'tutors'>>(sql`
    SELECT nombreComercial AS nombre, descripcion, sector, datos ->> 'web' AS web
    FROM company WHERE id = ${company}`);
  const { tutores = [], centroPracticas = 0 } = datos;
  const contacts = db.all<{ id: number; nombre: string; apellidos: string }>(
    sql`SELECT id, nombre, apellidos FROM contact WHERE id IN ${list(tutores)}`,
  );
  return {
    nombre: '',
    ...found,
    tutors: tutores.flatMap((id) => contacts.find((it) => it.id === id) ?? []),
    workplace: db.get<NonNullable<OfferingCompany['workplace']>>(sql`
      SELECT nombre, datos ->> 'direccion' AS direccion, datos ->> 'localidad' AS localidad
      FROM workplace WHERE id = ${centroPracticas}`),
    file: file === undefined ? undefined : files.link({ file }),
  };
}

/** An offer for students; the contract drops fields internal to company and university. */
export function offerDetail(context: BaseContext, offer: SeenOffer): OfferDetail {
  const { db, brand, language } = context;
  const { provincia: _, ...datos } = offer.datos;
  return {
    ...offerForStudents(
      { ...datos, ...offerDegrees(db, offer.id) },
      offer.anonima ? 'anonymous' : offeringCompany(context, offer),
    ),
    ...offerHead(offer, language),
    idPerfil: offer.idPerfil,
    conServicio: offer.conServicio,
    ...statedMinors(brand, datos),
    inscrito: offer.estadoCandidatura !== undefined,
    ...omitUndefined({
      estado: offer.estadoCandidatura,
      pais: offer.pais,
      idProvincia: offer.provincia,
      programa: offer.programa,
      fechaCaducidad: offer.fechaCaducidad,
    }),
  };
}

/**
 * Refuses with `offerIsJob` or `offerIsPlacement` an offer of the other kind than the list that the reader comes from.
 */
function assertKind(offer: SeenOffer, kind: 'practicas' | 'empleo' | undefined): void {
  if (kind === undefined || profiles[kind] === offer.idPerfil) return;
  refuse(kind === 'practicas' ? codes.offerIsJob : codes.offerIsPlacement);
}

export const kindOf = (offer: Pick<SeenOffer, 'idPerfil'>): 'practicas' | 'empleo' =>
  offer.idPerfil === profiles.practicas ? 'practicas' : 'empleo';

export const offerDetailHandlers = {
  dameOferta: (context) => {
    const { db, now, user, params, query } = context;
    const offer = offerOf(db, now, user.id, params.url);
    assertKind(offer, query.tipo);
    assertService(context, kindOf(offer));
    return { ...offerDetail(context, offer), requisitos: requirementsOf(context, offer) };
  },
} satisfies Partial<Handlers>;
