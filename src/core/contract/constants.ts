/** Kinds of offer: `idPerfil`. */
export const profiles = { empleo: 1, practicas: 2 } as const;

/** Value of textoPerfilOferta that marks a placement offer: data, the same in every language. */
export const placementProfileText = 'Prácticas';

/** Candidacy states with a meaning for the portal; all others are rows of a domain list. */
export const candidacyStates = { interview: 6, preEnrolmentPending: 16, preEnrolmentRejected: 17 } as const;

/** Id of the country that has a list of provinces. */
export const spain = 1;

/** Id that stands for an unknown province, which has no towns. */
export const unknownProvince = 53;

/**
 * Kinds of company contact with special rules: the default, forum participants, who give the years, and
 * placement tutors.
 */
export const contactTypes = { general: 9, forum: 8, placementTutor: 7 } as const;

/** First year of the forum that a contact may have attended. */
export const firstForumYear = 2010;

/** Kinds of identity document (`tiposDocumentoIdentidad`). */
export const identityDocuments = { dni: 1, nie: 2, passport: 3 } as const;

/** How an offer is published (`tipoOpcionPublicacionOferta`). */
export const publication = { withData: 1, anonymous: 2 } as const;

/** Kind of document (`tiposDocumentoAlumnoPracticas`) that must be a PDF: the copy of a degree certificate. */
export const degreeCopy = 4;

/** Spanish towns with a name shorter than the minimum length of texts. */
export const shortTowns: readonly string[] = ['EA'];

/** Maximum length of a password in characters. */
export const longestPassword = 200;
