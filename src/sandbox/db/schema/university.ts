/** Tables of published content: programmes, events, surveys, guides, documents and notifications. */
export const universityTables = `
CREATE TABLE programme (
  id INTEGER PRIMARY KEY,
  urlAcceso TEXT NOT NULL UNIQUE,
  titulo TEXT NOT NULL,
  activo BOOLEAN NOT NULL DEFAULT 1,
  necesitaAdhesion BOOLEAN NOT NULL DEFAULT 1,
  tiempoDedicacionJornada REAL,
  meses REAL,
  imagen INTEGER REFERENCES file,
  datos JSON NOT NULL DEFAULT '{}'
);

CREATE TABLE adhesion (
  id INTEGER PRIMARY KEY,
  programme INTEGER NOT NULL REFERENCES programme ON DELETE CASCADE,
  student INTEGER REFERENCES student ON DELETE CASCADE,
  company INTEGER REFERENCES company ON DELETE CASCADE,
  estado TEXT NOT NULL DEFAULT 'solicitada' CHECK (estado IN ('solicitada', 'aceptada', 'rechazada')),
  fecha TEXT NOT NULL,
  CHECK ((student IS NULL) <> (company IS NULL)),
  UNIQUE (programme, student),
  UNIQUE (programme, company)
);

CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  urlAcceso TEXT NOT NULL UNIQUE,
  titulo TEXT NOT NULL,
  idioma TEXT,
  fecha TEXT NOT NULL,
  fechaFin TEXT,
  categoria TEXT NOT NULL,
  destacado BOOLEAN NOT NULL DEFAULT 0,
  publicado BOOLEAN NOT NULL DEFAULT 1,
  conInscripcion BOOLEAN NOT NULL DEFAULT 1,
  plazas INTEGER,
  dirigidoA TEXT NOT NULL DEFAULT 'todos' CHECK (dirigidoA IN ('todos', 'alumnos', 'egresados')),
  imagen INTEGER REFERENCES file,
  datos JSON NOT NULL DEFAULT '{}'
);

CREATE TABLE event_registration (
  event INTEGER NOT NULL REFERENCES event ON DELETE CASCADE,
  student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
  fecha TEXT NOT NULL,
  PRIMARY KEY (event, student)
) WITHOUT ROWID;

CREATE TABLE survey (
  id INTEGER PRIMARY KEY,
  urlAcceso TEXT NOT NULL UNIQUE,
  titulo TEXT NOT NULL,
  descripcion TEXT,
  respuestaObligatoria BOOLEAN NOT NULL DEFAULT 0,
  paraAlumnos BOOLEAN NOT NULL DEFAULT 1,
  paraEmpresa BOOLEAN NOT NULL DEFAULT 0,
  sacaOpcionAnonima BOOLEAN NOT NULL DEFAULT 0,
  soloNoRegistrados BOOLEAN NOT NULL DEFAULT 0,
  publicada BOOLEAN NOT NULL DEFAULT 1,
  desde TEXT,
  hasta TEXT,
  placement INTEGER REFERENCES placement ON DELETE SET NULL
);

CREATE TABLE survey_question (
  id INTEGER PRIMARY KEY,
  survey INTEGER NOT NULL REFERENCES survey ON DELETE CASCADE,
  orden INTEGER NOT NULL,
  texto TEXT NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('unica', 'multiple', 'texto', 'escala')),
  respuestaObligatoria BOOLEAN NOT NULL DEFAULT 0
);

CREATE TABLE survey_option (
  id INTEGER PRIMARY KEY,
  question INTEGER NOT NULL REFERENCES survey_question ON DELETE CASCADE,
  orden INTEGER NOT NULL,
  texto TEXT NOT NULL,
  idPreguntaDestino INTEGER REFERENCES survey_question
);

CREATE TABLE survey_target (
  survey INTEGER NOT NULL REFERENCES survey ON DELETE CASCADE,
  account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  PRIMARY KEY (survey, account)
) WITHOUT ROWID;

CREATE TABLE survey_response (
  id INTEGER PRIMARY KEY,
  survey INTEGER NOT NULL REFERENCES survey ON DELETE CASCADE,
  account INTEGER REFERENCES account ON DELETE SET NULL,
  session TEXT NOT NULL UNIQUE,
  fecha TEXT NOT NULL,
  lContestaciones JSON NOT NULL
);
CREATE UNIQUE INDEX survey_answered_once ON survey_response (survey, account) WHERE account IS NOT NULL;

CREATE TABLE notification (
  id INTEGER PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  fecha TEXT NOT NULL,
  titulo TEXT NOT NULL,
  texto TEXT,
  leida BOOLEAN NOT NULL DEFAULT 0,
  Importante BOOLEAN NOT NULL DEFAULT 0,
  urlAcceso TEXT,
  urlExterna TEXT
);
CREATE INDEX notification_of_account ON notification (account);

CREATE TABLE communication (
  id INTEGER PRIMARY KEY,
  audience TEXT NOT NULL DEFAULT 'todos' CHECK (audience IN ('todos', 'alumno', 'empresa')),
  fechaDesde TEXT NOT NULL,
  descripcion TEXT NOT NULL,
  enlace TEXT
);

CREATE TABLE guide (
  id INTEGER PRIMARY KEY,
  orden INTEGER NOT NULL DEFAULT 0,
  titulo TEXT NOT NULL,
  descripcion TEXT,
  imagen INTEGER REFERENCES file,
  file INTEGER REFERENCES file,
  enlace TEXT
);

CREATE TABLE university_document (
  id INTEGER PRIMARY KEY,
  programme INTEGER REFERENCES programme ON DELETE CASCADE,
  titulo TEXT NOT NULL,
  url TEXT NOT NULL
);

CREATE TABLE placement_note (
  id INTEGER PRIMARY KEY,
  titulo TEXT,
  texto TEXT NOT NULL
);
`;
