import type { CallFailure } from '#api/client/result.ts';
import type { OfferCard } from '#api/entities/offer.ts';
import type { Mode, OfferFilters } from './filters.ts';
import { byDay, searchable } from './match-offer.ts';

/** A list of offers as it is on the screen. */
export interface ListState {
  /** Nothing to show yet, a list, or why there is none. */
  state: 'loading' | 'ready' | 'failed';
  failure?: CallFailure | undefined;
  /** What the list was asked for. */
  filters: OfferFilters;
  /** Known as soon as it is settled which list is meant. */
  mode?: Mode;
  offers: readonly OfferCard[];
  /** How many offers there are with these filters; while it reads on, how many were found so far. */
  total: number;
  /** Pages of the server that are shown; 0 where the list is filtered here. */
  pages: number;
  /** Another list was asked for and is on its way; this one is still shown. */
  isUpdating: boolean;
  /** The server does not filter: the other pages are being read here. */
  isReading: boolean;
  /** Why the rest could not be read. */
  readFailure?: CallFailure | undefined;
  more: 'idle' | 'loading' | 'failed';
  /** How many offers fit the reader, once it is known here. */
  fitting?: number;
  /** The CV names no studies: nothing can fit. */
  hasNoStudies?: boolean;
}

/** A list without anything in it. */
export const empty = {
  offers: [],
  total: 0,
  pages: 0,
  isUpdating: false,
  isReading: false,
  more: 'idle',
} as const;

/** Which filters a query asks for. */
export const keysOf = (filters: OfferFilters): string[] =>
  Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [key]));

/** The offers that are not in the list yet: one that moved to a later page comes twice. */
export function newOnes(shown: readonly OfferCard[], offers: readonly OfferCard[]): OfferCard[] {
  const known = new Set(shown.map(({ urlAcceso }) => urlAcceso));
  return offers.filter(({ urlAcceso }) => !known.has(urlAcceso));
}

/** The rows of a page in the order of lists, should the server have another one. */
export const inOrder = (offers: readonly OfferCard[], { date }: OfferFilters): OfferCard[] =>
  offers
    .map(searchable)
    .sort(byDay(date))
    .map(({ offer }) => offer);
