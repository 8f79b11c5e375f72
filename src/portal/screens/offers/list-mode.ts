import type { OfferKind } from '#core/model/offers.ts';
import { oneOf } from '#portal/lists/filters/filter-kinds.ts';

/** Mode of a list: offers that fit the student, or all. */
export type OfferListMode = 'encajan' | 'todas';

/** Mode of each kind when the address names none. */
export const usualMode: Readonly<Record<OfferKind, OfferListMode>> = {
  practicas: 'encajan',
  empleo: 'todas',
};

const modes = oneOf<OfferListMode>('encajan', 'todas');

/** The mode in the query of a list's address. */
export const readMode = (query: URLSearchParams): OfferListMode | undefined =>
  modes.read(query.get('modo') ?? '');
