import { degreeCopy, identityDocuments } from '#core/contract/constants.ts';
import type { TextRow } from './rows.ts';
import data from './data/people.json' with { type: 'json' };

export const identityDocumentTypes: readonly TextRow[] = [
  { id: identityDocuments.dni, es: 'DNI' },
  { id: identityDocuments.nie, es: 'NIE' },
  { id: identityDocuments.passport, es: 'Pasaporte', ca: 'Passaport', en: 'Passport' },
];

/** Genders that example people have. */
export const gender = { woman: 1, man: 2 } as const;

export const genders: readonly TextRow[] = [
  { id: gender.woman, es: 'Mujer', ca: 'Dona', en: 'Woman' },
  { id: gender.man, es: 'Hombre', ca: 'Home', en: 'Man' },
  { id: 3, es: 'No binario', ca: 'No binari', en: 'Non-binary' },
  { id: 4, es: 'Prefiero no indicarlo', ca: 'Prefereixo no indicar-ho', en: 'I prefer not to say' },
];

/** Documents that an offer can ask for and a student can hand in. */
export const studentDocument = {
  cv: 1,
  coverLetter: 2,
  academicRecord: 3,
  degreeCertificate: degreeCopy,
  languageCertificate: 5,
  portfolio: 6,
  identity: 7,
  noSexualOffences: 8,
  socialSecurity: 9,
  other: 99,
} as const;

export const studentDocumentTypes: readonly TextRow[] = data.studentDocumentTypes;
