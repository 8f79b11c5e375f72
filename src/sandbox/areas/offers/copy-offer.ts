import { profiles } from '#core/contract/constants.ts';
import type { CompanyContext } from '../../context.ts';
import { type OfferRow, offerDegrees, storeDegrees } from './offer-row.ts';
import { newSlug } from './save-offer.ts';

/** Fields that mean something else, or nothing, in an offer of the other kind. */
const kindFields: ReadonlySet<string> = new Set([
  'contrato',
  'salario',
  'salarioMaximo',
  'otrasRemuneraciones',
  'ayudaEstudio',
  'creditosSuperados',
  'vinculadaTFG',
  'nombreTFG',
  'tutorTFG',
]);

export const oppositeProfile = (idPerfil: 1 | 2): 1 | 2 =>
  idPerfil === profiles.empleo ? profiles.practicas : profiles.empleo;

/** A pending copy of an offer, of the same kind or of the other one. */
export function copyOffer(
  { db, user, now }: CompanyContext,
  offer: OfferRow,
  idPerfil: 1 | 2,
): { idoferta: number; urlAcceso: string } {
  const other = idPerfil !== offer.idPerfil;
  const { titulo, fechaCaducidad, pais, provincia, idIsla, anonima, file } = offer;
  // The dates of an old offer would be over when the copy is published.
  const { fechaInicio } = offer.datos;
  const isOver = fechaInicio !== undefined && fechaInicio < now.today;
  const isLeft = (key: string): boolean =>
    !(other && kindFields.has(key)) && !(isOver && (key === 'fechaInicio' || key === 'fechaFin'));
  const datos = Object.entries(offer.datos).filter(([key]) => isLeft(key));
  const urlAcceso = newSlug(titulo);
  const idoferta = db.insert('offer', {
    urlAcceso,
    company: user.company,
    contact: user.contact,
    idPerfil,
    titulo,
    fecha: now.today,
    // A copy of an old offer would be born expired.
    fechaCaducidad: fechaCaducidad && fechaCaducidad >= now.today ? fechaCaducidad : null,
    pais,
    provincia,
    idIsla,
    programa: other ? null : offer.programa,
    conServicio: !other && offer.conServicio,
    anonima,
    copiaDe: offer.id,
    condiciones: other ? {} : offer.condiciones,
    datos: Object.fromEntries(datos),
    file,
  });
  storeDegrees(db, idoferta, offerDegrees(db, offer.id));
  return { idoferta, urlAcceso };
}
