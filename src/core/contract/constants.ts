/** Kinds of offer: `idPerfil`. */
export const profiles = { empleo: 1, practicas: 2 } as const;

/** The value of textoPerfilOferta that marks a placement offer: data, in every language the same. */
export const placementProfileText = 'Prácticas';

/** The two candidacy states that have a meaning for the portal; all others are texts of a domain list. */
export const candidacyStates = { preEnrolmentPending: 16, preEnrolmentRejected: 17 } as const;

/** Country with a list of provinces. */
export const spain = 1;

/** Province that stands for an unknown one; it has no towns. */
export const unknownProvince = 53;

/** Kinds of company contact: the one of a contact without a choice, and the one that asks for the forum years. */
export const contactTypes = { general: 9, forum: 8, placementTutor: 7 } as const;

/** First year of the forum that a contact may have attended. */
export const firstForumYear = 2010;

/** Kinds of identity document (`tiposDocumentoIdentidad`). */
export const identityDocuments = { dni: 1, nie: 2, passport: 3 } as const;

/** How an offer is published (`tipoOpcionPublicacionOferta`). */
export const publication = { withData: 1, anonymous: 2 } as const;

/** Kind of document (`tiposDocumentoAlumnoPracticas`) that has to be a PDF: the copy of a degree certificate. */
export const degreeCopy = 4;

/** The towns of Spain whose name is shorter than texts have to be. */
export const shortTowns: readonly string[] = ['EA'];

/** Characters of the longest password that can be sent. */
export const longestPassword = 200;
