import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { isAnonymous } from '../offer-for-students.ts';
import type { OfferKind } from '../offers.ts';
import { genderedWord } from './gendered.ts';

/** Advice on an offer for its author; it keeps nothing from being sent. */
export type OfferRemark =
  | {
      about: keyof OfferRequest;
      kind:
        | 'noPay'
        | 'age'
        | 'nationality'
        | 'ownCar'
        | 'startOver'
        | 'expiryAfterStart'
        | 'contactData'
        | 'ownName';
    }
  | { about: 'titulo'; kind: 'gender'; word: string; both: string };

type Facts = { readonly [K in keyof OfferRequest]?: OfferRequest[K] | undefined };

/** Texts that students read. */
const texts = ['titulo', 'descripcion', 'tareasAdesarrollar', 'horario', 'otrasRemuneraciones'] as const;

/** An address of mail, a phone with its country, or nine digits that begin as a Spanish one: no range of salaries. */
const contactData =
  /[^\s@]+@[^\s@]+\.[^\s@]+|(?:\+|00)\d(?:[\s.-]?\d){8,}|(?<!\d[\s.-]?)[6-9](?:[\s.-]?\d){8}(?![\s.-]?\d)/;

/** What the remarks on an offer go by besides the offer. */
export interface RemarkFacts {
  kind: OfferKind;
  /** YYYY-MM-DD */
  today: string;
  /** What the company is called, and the address of its website: not for an anonymous offer. */
  names: readonly (string | undefined)[];
  /** How the brand publishes where the offer does not say. */
  publishAs: number;
}

/** Legal forms at the end of a firm's name, without which people write it. */
const legalForm = /[\s,]+(?:s\.?\s?[al]\.?(?:\s?u\.?)?|s\.?\s?coop\.?|sociedad limitada|sociedad anónima)$/i;

/** The words of a text without accents, one blank around each, so that names are compared word by word. */
const wordsOf = (text: string): string =>
  ` ${foldDiacritics(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The words by which a name or web address is recognized; nothing for one that is too short to tell. */
function tellingPart(name: string | undefined): string | undefined {
  const bare = name
    ?.trim()
    .replace(/^https?:\/\/(?:www\.)?|\/.*$/gi, '')
    .replace(legalForm, '');
  return bare && bare.length > 3 ? wordsOf(bare) : undefined;
}

/** The remarks on an offer, in the order of its fields. */
export function offerRemarks(offer: Facts, { kind, today, names, publishAs }: RemarkFacts): OfferRemark[] {
  const { titulo = '', fechaInicio, fechaCaducidad } = offer;
  const gendered = genderedWord(titulo);
  const isNameless = isAnonymous(offer, publishAs);
  const telling = isNameless ? texts.filter((key) => contactData.test(offer[key] ?? '')) : [];
  const parts = names.map(tellingPart).filter((it) => it !== undefined);
  const naming = isNameless
    ? texts.filter((key) => parts.some((part) => wordsOf(offer[key] ?? '').includes(part)))
    : [];
  const simple: readonly (false | OfferRemark)[] = [
    (offer.coche ?? false) && { about: 'coche', kind: 'ownCar' },
    offer.edadMaxima !== undefined && { about: 'edadMaxima', kind: 'age' },
    (offer.nacionalidades?.length ?? 0) > 0 && { about: 'nacionalidades', kind: 'nationality' },
    kind === 'empleo' && offer.salario === 0 && { about: 'salario', kind: 'noPay' },
    fechaInicio !== undefined && fechaInicio < today && { about: 'fechaInicio', kind: 'startOver' },
    fechaInicio !== undefined &&
      fechaCaducidad !== undefined &&
      fechaCaducidad > fechaInicio && { about: 'fechaCaducidad', kind: 'expiryAfterStart' },
  ];
  return [
    ...(gendered
      ? [{ about: 'titulo', kind: 'gender', word: gendered.word, both: gendered.both.join(' / ') } as const]
      : []),
    ...telling.map((about) => ({ about, kind: 'contactData' }) as const),
    ...naming.map((about) => ({ about, kind: 'ownName' }) as const),
    ...simple.filter((it): it is OfferRemark => it !== false),
  ];
}
