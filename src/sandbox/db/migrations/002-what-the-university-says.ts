/** What the university says of an offer that it wants corrected, and with its answer to a change request. */
export const universityRemarks = `
ALTER TABLE offer ADD COLUMN observacionesUniversidad TEXT;
ALTER TABLE change_request ADD COLUMN observaciones TEXT;
`;
