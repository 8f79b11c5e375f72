/** One of the two halves of the portal. Students and graduates share one. */
export type Side = 'student' | 'company';
