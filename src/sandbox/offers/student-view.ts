import { placementProfileText, profiles } from '#api/constants.ts';
import type { OfferDetail } from '#api/entities/offer.ts';
import type { Language } from '#i18n/languages.ts';
import { listDateOf } from '../clock.ts';
import { companyRow } from '../companies/company-row.ts';
import { islands } from '../domains/provinces.ts';
import { domainText } from '../domains/lists.ts';
import { textIn } from '../domains/rows.ts';
import type { BaseContext } from '../handlers/context.ts';
import { offerDegrees, type OfferRow } from './offer-row.ts';

/** What stands in the place of a company that publishes without its data. */
const confidential: Record<Language, string> = {
  es: 'Empresa confidencial',
  ca: 'Empresa confidencial',
  en: 'Confidential company',
};

/** Fields that stay between company and university. */
const internal: ReadonlySet<string> = new Set([
  'dniTutorEmpresa',
  'emailTutorEmpresa',
  'telefonoTutorEmpresa',
  'nombreCandidato',
  'apellidosCandidato',
  'dniCandidato',
  'numeroPedido',
  'observaciones',
  'ocultarDatosEmpresa',
  'solicitante',
]);

/** Fields that say who the company is: an anonymous offer does not have them either. */
const identifying: ReadonlySet<string> = new Set([
  'tutores',
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'titulacionTutorEmpresa',
  'departamento',
  'centroPracticas',
  'empresaDestino',
  'urlInformacionComplementaria',
]);

/** Name of the company of an offer, as a student reads it. */
export function companyShown(
  offer: Pick<OfferRow, 'anonima'>,
  nombreComercial: string,
  language: Language,
): string {
  return offer.anonima ? confidential[language] : nombreComercial;
}

/** The head of an offer in lists of students and of their applications. */
export function offerCard(
  offer: Omit<OfferRow, 'datos' | 'condiciones'>,
  nombreComercial: string,
  language: Language,
): Pick<
  OfferDetail,
  | 'idoferta'
  | 'titulo'
  | 'empresa'
  | 'fecha'
  | 'fechaDestacada'
  | 'textoPerfilOferta'
  | 'provincia'
  | 'nombreIsla'
  | 'idIsla'
  | 'urlAcceso'
> {
  const provincia = domainText('provincias', offer.provincia, language);
  const island = islands.find(({ id }) => id === offer.idIsla);
  return {
    idoferta: offer.id,
    titulo: offer.titulo,
    empresa: companyShown(offer, nombreComercial, language),
    fecha: listDateOf(offer.fecha),
    ...(offer.fechaDestacada ? { fechaDestacada: listDateOf(offer.fechaDestacada) } : {}),
    textoPerfilOferta: offer.idPerfil === profiles.practicas ? placementProfileText : 'Empleo',
    ...(provincia ? { provincia } : {}),
    ...(island ? { idIsla: island.id, nombreIsla: textIn(island, language) } : {}),
    urlAcceso: offer.urlAcceso,
  };
}

/** An offer as any student sees it, without what depends on who reads it. */
export function offerDetail({ db, files, language }: BaseContext, offer: OfferRow): OfferDetail {
  const company = companyRow(db, offer.company);
  const { nombreComercial, descripcion, sector, datos } = company;
  const hidden = (key: string): boolean => internal.has(key) || (offer.anonima && identifying.has(key));
  const shown = Object.entries(offer.datos).filter(([key]) => !hidden(key));
  const { fechaCaducidad, pais, programa, provincia } = offer;
  return {
    ...(Object.fromEntries(shown) as Partial<OfferDetail>),
    ...offerDegrees(db, offer.id),
    ...(fechaCaducidad === undefined ? {} : { fechaCaducidad }),
    ...(pais === undefined ? {} : { pais }),
    ...(programa === undefined ? {} : { programa }),
    ...(provincia === undefined ? {} : { idProvincia: provincia }),
    ...offerCard(offer, nombreComercial, language),
    idPerfil: offer.idPerfil,
    conServicio: offer.conServicio,
    ...(offer.anonima
      ? {}
      : {
          datosEmpresa: {
            nombre: nombreComercial,
            ...(descripcion === undefined ? {} : { descripcion }),
            ...(datos.web === undefined ? {} : { web: datos.web }),
            ...(sector === undefined ? {} : { sector }),
          },
        }),
    // The file may carry a letterhead.
    ...(offer.file === undefined || offer.anonima
      ? {}
      : { ficheroInformacionComplementaria: files.link({ file: offer.file }) }),
  };
}
