/** The note and the stars that a company keeps on a candidacy. */
export const candidacyNotes = `
ALTER TABLE candidacy ADD COLUMN nota TEXT NOT NULL DEFAULT '';
ALTER TABLE candidacy ADD COLUMN estrellas INTEGER NOT NULL DEFAULT 0 CHECK (estrellas BETWEEN 0 AND 5);
`;
