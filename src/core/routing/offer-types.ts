/**
 * How the kind of a new offer is spelled in its address; in Spanish as the kinds are called. Apart from the table of
 * routes, which is too large for a page that only needs this.
 */
export const offerTypes = [
  { es: 'practicas', ca: 'practiques', en: 'placement' },
  { es: 'empleo', ca: 'feina', en: 'job' },
] as const;
