/**
 * What the sandbox needs for itself: settings, stored files, mails that were not sent. The id of a file is never
 * given again: an old link must not open another file.
 */
export const sandboxTables = `
CREATE TABLE setting (
  key TEXT PRIMARY KEY,
  value JSON NOT NULL
) WITHOUT ROWID;

CREATE TABLE file (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  nombre TEXT NOT NULL,
  extension TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  content BLOB NOT NULL
);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  fecha TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  link TEXT,
  language TEXT NOT NULL
);
`;
