import type { EditableOffer, OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { Closing, OfferState } from '#core/contract/entities/process.ts';
import type { Brand } from '#core/brand/brand.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { publication } from '#core/contract/constants.ts';
import { isAnonymous } from '#core/model/offer-for-students.ts';
import { admitsMinors } from '#core/model/minors.ts';
import type { BaseContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Bindable, sql } from '../../db/sql.ts';

/** Fields of the form that have a column or a table of their own; all others are in `datos`. */
const columnKeys = [
  'idoferta',
  'titulo',
  'idPerfil',
  'fechaCaducidad',
  'pais',
  'provincia',
  'programa',
  'conServicio',
  'idOpcionPublicacion',
  'ficheroInformacionComplementaria',
  'titulaciones',
  'titulacionesDeseables',
  'titulacionesPropuestas',
] as const satisfies readonly (keyof OfferRequest)[];

/** A row of `offer`. */
export interface OfferRow {
  id: number;
  urlAcceso: string;
  company: number;
  contact?: number;
  idPerfil: 1 | 2;
  /** Stored state; `offerState` computes the current one. */
  estado: OfferState;
  titulo: string;
  /** Language of the text, if known. */
  idioma?: string;
  /** YYYY-MM-DD, like all its days. */
  fecha: string;
  fechaDestacada?: string;
  fechaCaducidad?: string;
  pais?: number;
  provincia?: number;
  idIsla?: number;
  programa?: number;
  conServicio: boolean;
  anonima: boolean;
  /** Name of the offer's manager at the university. */
  gestor?: string;
  /** Corrections requested by the university, until resubmission. */
  observacionesUniversidad?: string;
  copiaDe?: number;
  /** Further conditions for applicants, set by the university. */
  condiciones: Record<string, unknown>;
  datos: Partial<Omit<OfferRequest, (typeof columnKeys)[number]>>;
  file?: number;
  cierre?: Closing;
}

/** Degrees of an offer by their part in it, as the form calls them. */
const degreeKeys = {
  titulaciones: 'requerida',
  titulacionesDeseables: 'deseable',
  titulacionesPropuestas: 'propuesta',
} as const;

type Degrees = { [K in keyof typeof degreeKeys]?: number[] | undefined };

/**
 * Columns of an offer from a form; what the form leaves empty is emptied.
 * @param publishAs how it is published when the form does not say (tipoOpcionPublicacionOferta)
 */
export function offerColumns(form: OfferRequest, publishAs: number): Record<string, Bindable> {
  const { titulo, idPerfil, fechaCaducidad, pais, provincia, programa, conServicio = false } = form;
  const own: readonly string[] = columnKeys;
  return {
    titulo,
    // A new text may be in another language.
    idioma: null,
    idPerfil,
    fechaCaducidad,
    pais,
    provincia,
    programa,
    conServicio,
    anonima: isAnonymous(form, publishAs),
    datos: Object.fromEntries(Object.entries(form).filter(([key]) => !own.includes(key))),
  };
}

/** Degrees of an offer. */
export function offerDegrees(db: Db, offer: number): Partial<Record<keyof typeof degreeKeys, number[]>> {
  const rows = db.all<{ titulacion: number; clase: string }>(
    sql`SELECT titulacion, clase FROM offer_degree WHERE offer = ${offer} ORDER BY titulacion`,
  );
  const entries = Object.entries(degreeKeys).map(([key, clase]) => {
    return [key, rows.filter((row) => row.clase === clase).map(({ titulacion }) => titulacion)] as const;
  });
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
}

/** Replaces the degrees of an offer. */
export function storeDegrees(db: Db, offer: number, degrees: Degrees): void {
  db.delete('offer_degree', { offer });
  for (const [key, clase] of Object.entries(degreeKeys)) {
    for (const titulacion of new Set(degrees[key as keyof typeof degreeKeys])) {
      db.insert('offer_degree', { offer, titulacion, clase });
    }
  }
}

/** Whether minors may apply to an offer, as answers say it; nothing where the brand has no minors. */
export function statedMinors(
  { settings: { menores } }: Brand,
  datos: OfferRow['datos'],
): Pick<EditableOffer, 'admiteMenores'> {
  return menores === 'ninguno' ? {} : { admiteMenores: admitsMinors(datos, menores) };
}

/** An offer as its form needs it. */
export function editableOffer({ db, files, brand }: BaseContext, row: OfferRow): EditableOffer {
  const { id, urlAcceso, titulo, idPerfil, conServicio, anonima, datos, file } = row;
  const { fechaCaducidad, pais, provincia, programa } = row;
  const idOpcionPublicacion = anonima ? publication.anonymous : publication.withData;
  const address = file === undefined ? undefined : files.link({ file });
  return {
    ...datos,
    ...offerDegrees(db, id),
    ...statedMinors(brand, datos),
    ...omitUndefined({
      fechaCaducidad,
      pais,
      provincia,
      programa,
      ficheroInformacionComplementaria: address,
    }),
    idoferta: id,
    urlAcceso,
    titulo,
    idPerfil,
    conServicio,
    idOpcionPublicacion,
  } as EditableOffer;
}
