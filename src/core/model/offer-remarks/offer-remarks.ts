import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { isAnonymous } from '../offer-for-students.ts';
import type { OfferKind } from '../offers.ts';
import type { DiscriminatoryWording } from './discriminatory-wording.ts';
import { offerWordings, type StudentText, studentTexts } from './offer-wordings.ts';

/** Advice for the author of an offer; never keeps the offer from being sent. */
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
  | WordingRemark;

/** Words of a text that may discriminate. */
export interface WordingRemark extends DiscriminatoryWording {
  about: StudentText;
  kind: 'wording';
}

type Facts = { readonly [K in keyof OfferRequest]?: OfferRequest[K] | undefined };

/**
 * An e-mail address, a phone number with country code, or nine digits that begin like a Spanish number; not a
 * range of salaries.
 */
const contactData =
  /[^\s@]+@[^\s@]+\.[^\s@]+|(?:\+|00)\d(?:[\s.-]?\d){8,}|(?<!\d[\s.-]?)[6-9](?:[\s.-]?\d){8}(?![\s.-]?\d)/;

/** Context of an offer that its remarks depend on. */
export interface RemarkFacts {
  kind: OfferKind;
  /** YYYY-MM-DD */
  today: string;
  /** Names of the company and its web address, which an anonymous offer must not contain. */
  names: readonly (string | undefined)[];
  /** Default of the brand where the offer leaves its publication open. */
  publishAs: number;
}

/** Legal form at the end of a company's name, which people leave out. */
const legalForm = /[\s,]+(?:s\.?\s?[al]\.?(?:\s?u\.?)?|s\.?\s?coop\.?|sociedad limitada|sociedad anónima)$/i;

/** Words of a text without accents, each between blanks, so that names are compared word by word. */
const wordsOf = (text: string): string =>
  ` ${foldDiacritics(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Words that identify a name or web address; undefined for one too short to be distinctive. */
function distinctiveWords(name: string | undefined): string | undefined {
  const bare = name
    ?.trim()
    .replace(/^https?:\/\/(?:www\.)?|\/.*$/gi, '')
    .replace(legalForm, '');
  return bare && bare.length > 3 ? wordsOf(bare) : undefined;
}

/** Lists the remarks on an offer, in the order of its fields. */
export function offerRemarks(offer: Facts, { kind, today, names, publishAs }: RemarkFacts): OfferRemark[] {
  const { fechaInicio, fechaCaducidad } = offer;
  const isNameless = isAnonymous(offer, publishAs);
  const withContactData = isNameless ? studentTexts.filter((key) => contactData.test(offer[key] ?? '')) : [];
  const ownNames = names.map(distinctiveWords).filter((words) => words !== undefined);
  const withName = isNameless
    ? studentTexts.filter((key) => ownNames.some((name) => wordsOf(offer[key] ?? '').includes(name)))
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
    ...offerWordings(offer).map((wording) => ({ ...wording, kind: 'wording' }) as const),
    ...withContactData.map((about) => ({ about, kind: 'contactData' }) as const),
    ...withName.map((about) => ({ about, kind: 'ownName' }) as const),
    ...simple.filter((remark): remark is OfferRemark => remark !== false),
  ];
}
