import { publication } from '#core/contract/constants.ts';
import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { fullName } from '#core/model/people.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** Fields of an offer that would reveal its company. */
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

interface TutorName {
  nombre: string;
  apellidos?: string | undefined;
}

/** Data of the company that an offer shows besides its own fields. */
export interface OfferingCompany {
  nombre: string;
  descripcion?: string | undefined;
  web?: string | undefined;
  sector?: number | undefined;
  /** Contacts that the offer names as tutors, in the order of the offer. */
  tutors: readonly TutorName[];
  /** Workplace that the offer names. */
  workplace?: { nombre: string; direccion?: string | undefined; localidad?: string | undefined } | undefined;
  /** Address of the document with more information. */
  file?: string | undefined;
}

/**
 * Whether an offer is published without the data of its company.
 * @param publishAs default of the brand where the form leaves it open (tipoOpcionPublicacionOferta)
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
 * The fields of an offer for students, with the company data that they refer to. In an anonymous offer,
 * neither that data nor any revealing field is included.
 */
export function offerForStudents<F extends object>(
  fields: F,
  company: OfferingCompany | 'anonymous',
): F & SeenCompany {
  if (company === 'anonymous') {
    const visible = Object.entries(fields).filter(([key]) => !revealing.includes(key));
    return Object.fromEntries(visible) as F;
  }
  const { nombre, descripcion, web, sector, tutors, workplace, file } = company;
  const site = workplace && [workplace.nombre, workplace.direccion, workplace.localidad];
  return {
    ...fields,
    datosEmpresa: { nombre, ...omitUndefined({ descripcion, web, sector }) },
    ...(tutors.length > 0 && {
      nombresTutores: tutors.map((tutor) => fullName(tutor.nombre, tutor.apellidos)),
    }),
    ...omitUndefined({
      nombreCentroPracticas: site?.filter(Boolean).join(', '),
      ficheroInformacionComplementaria: file,
    }),
  };
}
