import { publication } from '#core/contract/constants.ts';
import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { fullName } from '#core/model/people.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** What of the form of an offer would tell which company it is of. */
const revealing: readonly string[] = [
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'titulacionTutorEmpresa',
  'puestoTrabajo',
  'departamento',
  'tutores',
  'centroPracticas',
  'empresaDestino',
  'urlInformacionComplementaria',
] as const satisfies readonly (keyof OfferDetail)[];

interface Named {
  nombre: string;
  apellidos?: string | undefined;
}

/** What of the data of a company an offer with its name tells, besides the form. */
export interface OfferingCompany {
  nombre: string;
  descripcion?: string | undefined;
  web?: string | undefined;
  sector?: number | undefined;
  /** The contacts that the offer names as tutors, in its order. */
  tutors: readonly Named[];
  /** The workplace that it names. */
  workplace?: { nombre: string; direccion?: string | undefined; localidad?: string | undefined } | undefined;
  /** Address of the document with more information. */
  file?: string | undefined;
}

/**
 * Whether an offer is published without the data of its company.
 * @param publishAs how the brand publishes where the form does not say (tipoOpcionPublicacionOferta)
 */
export function isAnonymous(
  {
    ocultarDatosEmpresa = false,
    idOpcionPublicacion,
  }: {
    readonly [K in 'ocultarDatosEmpresa' | 'idOpcionPublicacion']?: OfferRequest[K] | undefined;
  },
  publishAs: number,
): boolean {
  return ocultarDatosEmpresa || (idOpcionPublicacion ?? publishAs) === publication.anonymous;
}

type SeenCompany = Pick<
  OfferDetail,
  'datosEmpresa' | 'nombresTutores' | 'nombreCentroPracticas' | 'ficheroInformacionComplementaria'
>;

/**
 * What the form of an offer tells students, with what it names of the data of the company; nothing of it, nor what
 * would tell whose the offer is, in an anonymous one.
 */
export function offerForStudents<F extends object>(
  fields: F,
  company: OfferingCompany | 'anonymous',
): F & SeenCompany {
  if (company === 'anonymous') {
    const told = Object.entries(fields).filter(([key]) => !revealing.includes(key));
    return Object.fromEntries(told) as F;
  }
  const { nombre, descripcion, web, sector, tutors, workplace, file } = company;
  const site = workplace && [workplace.nombre, workplace.direccion, workplace.localidad];
  return {
    ...fields,
    datosEmpresa: { nombre, ...omitUndefined({ descripcion, web, sector }) },
    ...(tutors.length > 0 && { nombresTutores: tutors.map((it) => fullName(it.nombre, it.apellidos)) }),
    ...omitUndefined({
      nombreCentroPracticas: site?.filter(Boolean).join(', '),
      ficheroInformacionComplementaria: file,
    }),
  };
}
