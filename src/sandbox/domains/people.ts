import { degreeCopy, identityDocuments } from '#api/constants.ts';
import type { TextRow } from './rows.ts';

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

export const studentDocumentTypes: readonly TextRow[] = [
  { id: studentDocument.cv, es: 'Currículum', ca: 'Currículum', en: 'CV' },
  {
    id: studentDocument.coverLetter,
    es: 'Carta de presentación',
    ca: 'Carta de presentació',
    en: 'Cover letter',
  },
  {
    id: studentDocument.academicRecord,
    es: 'Expediente académico',
    ca: 'Expedient acadèmic',
    en: 'Academic record',
  },
  {
    id: studentDocument.degreeCertificate,
    es: 'Copia del título',
    ca: 'Còpia del títol',
    en: 'Copy of the degree certificate',
  },
  {
    id: studentDocument.languageCertificate,
    es: 'Certificado de idiomas',
    ca: "Certificat d'idiomes",
    en: 'Language certificate',
  },
  { id: studentDocument.portfolio, es: 'Portafolio', ca: 'Portafolis', en: 'Portfolio' },
  {
    id: studentDocument.identity,
    es: 'Documento de identidad',
    ca: "Document d'identitat",
    en: 'Identity document',
  },
  {
    id: studentDocument.noSexualOffences,
    es: 'Certificado de delitos de naturaleza sexual',
    ca: 'Certificat de delictes de naturalesa sexual',
    en: 'Certificate of no sexual offences',
  },
  {
    id: studentDocument.socialSecurity,
    es: 'Número de la Seguridad Social',
    ca: 'Número de la Seguretat Social',
    en: 'Social security number',
  },
  { id: studentDocument.other, es: 'Otro documento', ca: 'Un altre document', en: 'Other document' },
];
