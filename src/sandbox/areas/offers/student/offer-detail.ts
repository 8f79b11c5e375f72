import { given } from '#core/shared/given.ts';
import * as codes from '#core/contract/codes.ts';
import { profiles } from '#core/contract/constants.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import type { Db } from '../../../db/database.ts';
import { list, sql } from '../../../db/sql.ts';
import type { BaseContext } from '../../../context.ts';
import type { Handlers } from '../../../handler.ts';
import { offerDegrees } from '../offer-row.ts';
import { refuse } from '../../../refusal.ts';
import { requirementsOf } from '../../applications/applicant.ts';
import { offerHead } from './offer-card.ts';
import { assertService } from './offer-list.ts';
import { offerOf, type SeenOffer } from './offer-row.ts';

/** Fields that would tell whose an anonymous offer is. */
const revealing: readonly string[] = [
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'titulacionTutorEmpresa',
  'departamento',
  'tutores',
  'centroPracticas',
  'empresaDestino',
  'urlInformacionComplementaria',
] as const satisfies readonly (keyof OfferDetail)[];

/** Names of what the form of an offer has chosen from the data of its company. */
function namesOf(
  db: Db,
  { tutores = [], centroPracticas = 0 }: Pick<OfferDetail, 'tutores' | 'centroPracticas'>,
): Pick<OfferDetail, 'nombresTutores' | 'nombreCentroPracticas'> {
  const nombresTutores = db.column<string>(sql`
    SELECT nombre || ' ' || apellidos FROM contact WHERE id IN ${list(tutores)} ORDER BY apellidos, nombre`);
  const nombreCentroPracticas = db.value<string>(sql`
    SELECT concat_ws(', ', nombre, datos ->> 'direccion', datos ->> 'localidad')
    FROM workplace WHERE id = ${centroPracticas}`);
  return {
    ...(nombresTutores.length > 0 && { nombresTutores }),
    ...given({ nombreCentroPracticas }),
  };
}

interface CompanyRow {
  nombre: string;
  descripcion?: string;
  sector?: number;
  web?: string;
}

/** What a student sees of an offer; the contract leaves out what stays between company and university. */
export function offerDetail(context: BaseContext, offer: SeenOffer): OfferDetail {
  const { db, files, language } = context;
  const { provincia: _, ...datos } = offer.datos;
  const detail: OfferDetail = {
    ...datos,
    ...offerDegrees(db, offer.id),
    ...offerHead(offer, language),
    idPerfil: offer.idPerfil,
    conServicio: offer.conServicio,
    inscrito: offer.estadoCandidatura !== undefined,
    ...given({
      estado: offer.estadoCandidatura,
      pais: offer.pais,
      idProvincia: offer.provincia,
      programa: offer.programa,
      fechaCaducidad: offer.fechaCaducidad,
    }),
  };
  if (offer.anonima) {
    const told = Object.entries(detail).filter(([key]) => !revealing.includes(key));
    return Object.fromEntries(told) as OfferDetail;
  }
  const company = db.get<CompanyRow>(sql`
    SELECT nombreComercial AS nombre, descripcion, sector, datos ->> 'web' AS web
    FROM company WHERE id = ${offer.company}`);
  return {
    ...detail,
    ...namesOf(db, datos),
    ...given({ datosEmpresa: company }),
    ...(offer.file !== undefined && { ficheroInformacionComplementaria: files.link({ file: offer.file }) }),
  };
}

/** Refuses with 6 or 7 an offer of the other kind than the list that the reader comes from. */
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
