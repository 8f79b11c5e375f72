import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import { publication } from '#core/contract/constants.ts';
import type { OfferKind } from '../offers.ts';
import { genderedWord } from './gendered.ts';

/** Something about an offer that whoever writes it may want to think over; it keeps nothing from being sent. */
export type OfferRemark =
  | {
      about: keyof OfferRequest;
      kind: 'noPay' | 'age' | 'nationality' | 'ownCar' | 'expiryAfterStart' | 'contactData';
    }
  | { about: 'titulo'; kind: 'gender'; word: string; both: string };

type Facts = { readonly [K in keyof OfferRequest]?: OfferRequest[K] | undefined };

/** Texts that students read. */
const texts = ['titulo', 'descripcion', 'tareasAdesarrollar', 'horario', 'otrasRemuneraciones'] as const;

/** An address of mail, a phone with its country, or nine digits that begin as a Spanish one: no range of salaries. */
const contactData =
  /[^\s@]+@[^\s@]+\.[^\s@]+|(?:\+|00)\d(?:[\s.-]?\d){8,}|(?<!\d[\s.-]?)[6-9](?:[\s.-]?\d){8}(?![\s.-]?\d)/;

/** The remarks on an offer, in the order of its fields. */
export function offerRemarks(offer: Facts, kind: OfferKind): OfferRemark[] {
  const { titulo = '', fechaInicio, fechaCaducidad } = offer;
  const gendered = genderedWord(titulo);
  const isAnonymous = offer.idOpcionPublicacion === publication.anonymous;
  const telling = isAnonymous ? texts.filter((key) => contactData.test(offer[key] ?? '')) : [];
  const simple: readonly (false | OfferRemark)[] = [
    (offer.coche ?? false) && { about: 'coche', kind: 'ownCar' },
    offer.edadMaxima !== undefined && { about: 'edadMaxima', kind: 'age' },
    (offer.nacionalidades?.length ?? 0) > 0 && { about: 'nacionalidades', kind: 'nationality' },
    kind === 'empleo' && offer.salario === 0 && { about: 'salario', kind: 'noPay' },
    fechaInicio !== undefined &&
      fechaCaducidad !== undefined &&
      fechaCaducidad > fechaInicio && { about: 'fechaCaducidad', kind: 'expiryAfterStart' },
  ];
  return [
    ...(gendered
      ? [{ about: 'titulo', kind: 'gender', word: gendered.word, both: gendered.both.join(' / ') } as const]
      : []),
    ...telling.map((about) => ({ about, kind: 'contactData' }) as const),
    ...simple.filter((it): it is OfferRemark => it !== false),
  ];
}
