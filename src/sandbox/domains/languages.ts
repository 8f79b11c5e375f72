import type { TextRow } from './rows.ts';

/** Languages that someone may speak. */
export const spoken = {
  spanish: 1,
  catalan: 2,
  english: 3,
  french: 4,
  german: 5,
  italian: 6,
  portuguese: 7,
} as const;

export const spokenLanguages: readonly TextRow[] = [
  { id: spoken.spanish, es: 'Español', ca: 'Espanyol', en: 'Spanish' },
  { id: spoken.catalan, es: 'Catalán', ca: 'Català', en: 'Catalan' },
  { id: spoken.english, es: 'Inglés', ca: 'Anglès', en: 'English' },
  { id: spoken.french, es: 'Francés', ca: 'Francès', en: 'French' },
  { id: spoken.german, es: 'Alemán', ca: 'Alemany', en: 'German' },
  { id: spoken.italian, es: 'Italiano', ca: 'Italià', en: 'Italian' },
  { id: spoken.portuguese, es: 'Portugués', ca: 'Portuguès', en: 'Portuguese' },
  { id: 8, es: 'Gallego', ca: 'Gallec', en: 'Galician' },
  { id: 9, es: 'Euskera', ca: 'Basc', en: 'Basque' },
  { id: 10, es: 'Aranés', ca: 'Aranès', en: 'Aranese' },
  { id: 11, es: 'Árabe', ca: 'Àrab', en: 'Arabic' },
  { id: 12, es: 'Búlgaro', ca: 'Búlgar', en: 'Bulgarian' },
  { id: 13, es: 'Chino', ca: 'Xinès', en: 'Chinese' },
  { id: 14, es: 'Coreano', ca: 'Coreà', en: 'Korean' },
  { id: 15, es: 'Griego', ca: 'Grec', en: 'Greek' },
  { id: 16, es: 'Japonés', ca: 'Japonès', en: 'Japanese' },
  { id: 17, es: 'Neerlandés', ca: 'Neerlandès', en: 'Dutch' },
  { id: 18, es: 'Polaco', ca: 'Polonès', en: 'Polish' },
  { id: 19, es: 'Rumano', ca: 'Romanès', en: 'Romanian' },
  { id: 20, es: 'Ruso', ca: 'Rus', en: 'Russian' },
  { id: 21, es: 'Sueco', ca: 'Suec', en: 'Swedish' },
  { id: 22, es: 'Ucraniano', ca: 'Ucraïnès', en: 'Ukrainian' },
  { id: 23, es: 'Lengua de signos española', ca: 'Llengua de signes espanyola', en: 'Spanish Sign Language' },
  { id: 24, es: 'Lengua de signos catalana', ca: 'Llengua de signes catalana', en: 'Catalan Sign Language' },
];

/** Levels of the European framework, a higher id for a higher level. */
export const languageLevels: readonly TextRow[] = [
  { id: 1, es: 'A1' },
  { id: 2, es: 'A2' },
  { id: 3, es: 'B1' },
  { id: 4, es: 'B2' },
  { id: 5, es: 'C1' },
  { id: 6, es: 'C2' },
  { id: 7, es: 'Lengua materna', ca: 'Llengua materna', en: 'Mother tongue' },
];

export const languageCertificates: readonly TextRow[] = [
  { id: 1, es: 'Cambridge B1 Preliminary (PET)' },
  { id: 2, es: 'Cambridge B2 First (FCE)' },
  { id: 3, es: 'Cambridge C1 Advanced (CAE)' },
  { id: 4, es: 'Cambridge C2 Proficiency (CPE)' },
  { id: 5, es: 'IELTS' },
  { id: 6, es: 'TOEFL iBT' },
  { id: 7, es: 'TOEIC' },
  { id: 8, es: 'Linguaskill' },
  { id: 9, es: 'DELF' },
  { id: 10, es: 'DALF' },
  { id: 11, es: 'Goethe-Zertifikat' },
  { id: 12, es: 'TestDaF' },
  { id: 13, es: 'CELI' },
  { id: 14, es: 'CILS' },
  { id: 15, es: 'CAPLE' },
  { id: 16, es: 'HSK' },
  { id: 17, es: 'JLPT' },
  { id: 18, es: 'DELE' },
  { id: 19, es: 'SIELE' },
  { id: 20, es: 'CertAcles' },
  {
    id: 21,
    es: 'Certificado de la Escuela Oficial de Idiomas',
    ca: "Certificat de l'Escola Oficial d'Idiomes",
    en: 'Official School of Languages certificate',
  },
  {
    id: 22,
    es: 'Certificado oficial de catalán',
    ca: 'Certificat oficial de català',
    en: 'Official Catalan certificate',
  },
  {
    id: 23,
    es: 'Certificado oficial de euskera (EGA, HABE)',
    ca: 'Certificat oficial de basc (EGA, HABE)',
    en: 'Official Basque certificate (EGA, HABE)',
  },
  {
    id: 24,
    es: 'Certificado oficial de gallego (Celga)',
    ca: 'Certificat oficial de gallec (Celga)',
    en: 'Official Galician certificate (Celga)',
  },
  { id: 99, es: 'Otro certificado', ca: 'Un altre certificat', en: 'Other certificate' },
];
