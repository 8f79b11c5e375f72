/** One of the two sides of the portal. Students and graduates share one. */
export type Side = 'student' | 'company';
