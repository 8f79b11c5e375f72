/** Students and graduates with their CV, and the graduates that the university knows of. */
export const studentTables = `
CREATE TABLE student (
  id INTEGER PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  egresado BOOLEAN NOT NULL DEFAULT 0,
  sso BOOLEAN NOT NULL DEFAULT 0,
  soloCiclosUAX BOOLEAN NOT NULL DEFAULT 0,
  conPracticas BOOLEAN NOT NULL DEFAULT 1,
  conEmpleo BOOLEAN NOT NULL DEFAULT 1,
  nombre TEXT NOT NULL,
  apellido1 TEXT NOT NULL,
  apellido2 TEXT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  emailEstudiante TEXT UNIQUE COLLATE NOCASE,
  tipoDocumento INTEGER,
  numeroDocumento TEXT UNIQUE,
  fechaNacimiento TEXT,
  personales JSON NOT NULL DEFAULT '{}',
  busquedaPracticasActiva BOOLEAN NOT NULL DEFAULT 0,
  busquedaTrabajoActiva BOOLEAN NOT NULL DEFAULT 0,
  validadoDOIP BOOLEAN NOT NULL DEFAULT 0,
  perfil JSON NOT NULL DEFAULT '{}',
  preferencias JSON NOT NULL DEFAULT '{}',
  imagen INTEGER REFERENCES file,
  matriculadoPracticas BOOLEAN NOT NULL DEFAULT 1,
  practicasPendientes BOOLEAN NOT NULL DEFAULT 0,
  unidad TEXT DEFAULT 'UTP' CHECK (unidad IN ('UTP', 'UTE')),
  creditosSuperados REAL NOT NULL DEFAULT 100,
  solicitudesEducacion INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE study (
  id INTEGER PRIMARY KEY,
  student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
  deLaUniversidad BOOLEAN NOT NULL DEFAULT 0,
  complementaria BOOLEAN NOT NULL DEFAULT 0,
  titulacion INTEGER,
  actual BOOLEAN,
  datos JSON NOT NULL DEFAULT '{}'
);
CREATE INDEX study_of_student ON study (student);

CREATE TABLE experience (
  id INTEGER PRIMARY KEY,
  student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
  puesto TEXT NOT NULL,
  datos JSON NOT NULL DEFAULT '{}',
  file INTEGER REFERENCES file,
  enlace TEXT
);
CREATE INDEX experience_of_student ON experience (student);

CREATE TABLE spoken_language (
  id INTEGER PRIMARY KEY,
  student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
  idioma INTEGER NOT NULL,
  nivel INTEGER NOT NULL,
  UNIQUE (student, idioma)
);

CREATE TABLE student_document (
  id INTEGER PRIMARY KEY,
  student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
  destino TEXT NOT NULL
    CHECK (destino IN ('cv', 'documentos', 'documentosPrivados', 'documentosProcesos', 'certificados')),
  nombre TEXT NOT NULL,
  fecha TEXT NOT NULL,
  idTipo INTEGER,
  idDocumento INTEGER,
  file INTEGER REFERENCES file,
  enlace TEXT
);
CREATE INDEX student_document_of_student ON student_document (student);

CREATE TABLE process_document (
  id INTEGER PRIMARY KEY,
  student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
  nombre TEXT NOT NULL,
  descripcion TEXT,
  idProceso INTEGER
);

CREATE TABLE graduate_record (
  numeroDocumento TEXT PRIMARY KEY,
  fechaNacimiento TEXT NOT NULL,
  nombre TEXT NOT NULL,
  apellido1 TEXT NOT NULL,
  apellido2 TEXT,
  titulacion INTEGER,
  sso BOOLEAN NOT NULL DEFAULT 0
);
`;
