/** Stores notes on placements per language; an existing note is copied to every language. */
export const notesInLanguages = `
CREATE TABLE note_in_languages (
  id INTEGER PRIMARY KEY,
  titulo JSON,
  texto JSON NOT NULL
);
INSERT INTO note_in_languages (id, titulo, texto)
  SELECT id, CASE WHEN titulo IS NOT NULL THEN json_object('es', titulo) END, json_object('es', texto)
  FROM placement_note;
DROP TABLE placement_note;
ALTER TABLE note_in_languages RENAME TO placement_note;
`;
