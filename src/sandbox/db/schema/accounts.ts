/** Who can sign in, and what signing in leaves behind. Moments are seconds since 1970 where they expire. */
export const accountTables = `
CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('alumno', 'empresa')),
  usuario TEXT NOT NULL COLLATE NOCASE,
  email TEXT NOT NULL COLLATE NOCASE,
  password TEXT,
  estado TEXT NOT NULL DEFAULT 'activa' CHECK (estado IN ('activa', 'bloqueada', 'baja', 'sinAcceso')),
  mensajeBloqueo TEXT,
  idIdiomaPreferido INTEGER,
  primerAcceso BOOLEAN NOT NULL DEFAULT 1,
  rgpdAceptado TEXT,
  tokensDesde REAL NOT NULL DEFAULT 0,
  sesionConservada TEXT,
  UNIQUE (kind, usuario)
);

CREATE TABLE one_time_code (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  account INTEGER REFERENCES account ON DELETE CASCADE,
  datos JSON NOT NULL,
  expires INTEGER NOT NULL,
  used INTEGER
);

CREATE TABLE leave_request (
  account INTEGER PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  fecha TEXT NOT NULL,
  motivo TEXT
);
`;
