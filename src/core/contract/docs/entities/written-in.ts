import { describe } from '../note.ts';

/** Of a text that somebody wrote once, and that stands in pages in every language. */
export const idioma = describe(
  'Language in which its texts are written, as a tag of BCP 47, for people who have pages read out. Absent: the portal tells it from the texts where it can.',
  'es',
);
