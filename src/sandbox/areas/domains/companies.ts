import { contactTypes } from '#core/contract/constants.ts';
import type { TextRow } from './rows.ts';
import data from './data/companies.json' with { type: 'json' };

export const contactKinds: readonly TextRow[] = data.contactKinds;

/** Kinds of contact by name (`tiposContacoEmpresa`). */
export const contactKind = {
  ...contactTypes,
  management: 1,
  humanResources: 2,
  administration: 3,
  billing: 4,
  agreements: 5,
  signatory: 6,
} as const;

export const publicationOptions: readonly TextRow[] = data.publicationOptions;

export const societyTypes: readonly TextRow[] = data.societyTypes;

export const billingRanges: readonly TextRow[] = data.billingRanges;

export const employeeRanges: readonly TextRow[] = [
  { id: 1, es: 'De 1 a 9', ca: 'D’1 a 9', en: '1 to 9' },
  { id: 2, es: 'De 10 a 49', ca: 'De 10 a 49', en: '10 to 49' },
  { id: 3, es: 'De 50 a 249', ca: 'De 50 a 249', en: '50 to 249' },
  { id: 4, es: 'De 250 a 999', ca: 'De 250 a 999', en: '250 to 999' },
  { id: 5, es: '1000 o más', ca: '1000 o més', en: '1,000 or more' },
];

/** Labels that an offer can carry. */
export const offerLabels: readonly TextRow[] = data.offerLabels;

/** Campuses of the university. */
export const campuses: readonly TextRow[] = data.campuses;
