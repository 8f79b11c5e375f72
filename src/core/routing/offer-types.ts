/**
 * Spellings of the kind of a new offer in its address; the Spanish one is the name of the kind. Kept out of
 * the table of routes, which is too large for a page that needs only these.
 */
export const offerTypes = [
  { es: 'practicas', ca: 'practiques', en: 'placement' },
  { es: 'empleo', ca: 'feina', en: 'job' },
] as const;
