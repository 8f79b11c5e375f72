/** One of the two halves of the portal. Students and graduates share one. */
export type Half = 'student' | 'company';
