import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { placementProfileText, profiles } from '#core/contract/constants.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { Language } from '#core/i18n/languages.ts';
import { listDateOf } from '../../../clock.ts';
import type { Measured } from '../../applications/applicant.ts';
import { degreeById } from '../../domains/degrees.ts';
import { domainText } from '../../domains/lists.ts';
import { islands } from '../../domains/provinces.ts';
import { textIn } from '../../../texts/translated.ts';
import type { SeenOffer } from './offer-row.ts';

/** Placeholder for the name of a hidden company. */
const confidential = { es: 'Empresa confidencial', ca: 'Empresa confidencial', en: 'Confidential company' };

const jobProfileText = 'Empleo';

const distinct = (ids: readonly (number | undefined)[]): number[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
];

/** Name of the company as a student sees it. */
function companyName(offer: Pick<SeenOffer, 'anonima' | 'nombreComercial'>, language: Language): string {
  return offer.anonima ? textIn(confidential, language) : offer.nombreComercial;
}

/** Fields of an offer shared by all lists and pages. */
export function offerHead(offer: SeenOffer, language: Language): Omit<OfferCard, 'titulaciones'> {
  const island = islands.find(({ id }) => id === offer.idIsla);
  const provincia = domainText('provincias', offer.provincia, language) || offer.datos.provinciaTexto;
  return {
    idoferta: offer.id,
    titulo: offer.titulo,
    empresa: companyName(offer, language),
    fecha: listDateOf(offer.fecha),
    textoPerfilOferta: offer.idPerfil === profiles.practicas ? placementProfileText : jobProfileText,
    urlAcceso: offer.urlAcceso,
    ...omitUndefined({
      idioma: offer.idioma,
      fechaDestacada: offer.fechaDestacada && listDateOf(offer.fechaDestacada),
      provincia,
      idIsla: island?.id,
      nombreIsla: island && textIn(island, language),
    }),
  };
}

/** An offer in a list, with what its filters look at. */
export function offerCard(offer: SeenOffer, language: Language, measured: Measured): OfferCard {
  const { datos, titulaciones, tituloPrograma, estadoCandidatura } = offer;
  const degrees = titulaciones.map(degreeById);
  return {
    ...offerHead(offer, language),
    titulaciones,
    areasTitulaciones: distinct([...(datos.areasTitulaciones ?? []), ...degrees.map((it) => it?.area)]),
    nivelesTitulaciones: distinct([...(datos.nivelesTitulaciones ?? []), ...degrees.map((it) => it?.level)]),
    tiposFormacion: distinct(degrees.map((it) => it?.kind)),
    inscrito: estadoCandidatura !== undefined,
    ...measured,
    ...omitUndefined({
      tipoModalidadAsistencia: datos.tipoModalidadAsistencia,
      areaFuncional: datos.area_funcional,
      contrato: datos.contrato,
      salario: datos.salario,
      tituloPrograma,
      descripcion: datos.descripcion,
      fechaInicio: datos.fechaInicio,
      horasAldia: datos.horasAldia,
      fechaCaducidad: offer.fechaCaducidad,
      estado: estadoCandidatura,
    }),
  };
}
