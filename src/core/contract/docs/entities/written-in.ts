import { describe } from '../key-docs.ts';

/** Docs of the language of a text that is written once and shown in all languages. */
export const idioma = describe(
  'Language in which its texts are written, as a tag of BCP 47, for people who have pages read out. Absent: the portal tells it from the texts where it can.',
  'es',
);
