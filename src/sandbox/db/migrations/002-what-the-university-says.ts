/** Adds the university's remarks to offers sent back and to answered change requests. */
export const universityRemarks = `
ALTER TABLE offer ADD COLUMN observacionesUniversidad TEXT;
ALTER TABLE change_request ADD COLUMN observaciones TEXT;
`;
