/** Placements, their documents and weekly sheets, and the requests around them. */
export const placementTables = `
CREATE TABLE placement (
  id INTEGER PRIMARY KEY,
  student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
  company INTEGER NOT NULL REFERENCES company ON DELETE CASCADE,
  offer INTEGER REFERENCES offer ON DELETE SET NULL,
  candidacy INTEGER REFERENCES candidacy ON DELETE SET NULL,
  programa INTEGER REFERENCES programme,
  titulo TEXT NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('pendiente', 'activa', 'finalizada')),
  conServicio BOOLEAN NOT NULL DEFAULT 0,
  fechaInicio TEXT NOT NULL,
  fechaFin TEXT NOT NULL,
  datos JSON NOT NULL DEFAULT '{}'
);
CREATE INDEX placement_of_student ON placement (student);
CREATE INDEX placement_of_company ON placement (company);

CREATE TABLE placement_document (
  id INTEGER PRIMARY KEY,
  placement INTEGER NOT NULL REFERENCES placement ON DELETE CASCADE,
  nombre TEXT NOT NULL,
  fecha TEXT NOT NULL,
  idTipo INTEGER,
  file INTEGER REFERENCES file,
  enlace TEXT
);

CREATE TABLE weekly_sheet (
  id INTEGER PRIMARY KEY,
  placement INTEGER NOT NULL REFERENCES placement ON DELETE CASCADE,
  semana TEXT NOT NULL,
  estado TEXT CHECK (estado IN ('Enviado', 'validado', 'rechazado')),
  fechaEnvio TEXT,
  observaciones TEXT,
  file INTEGER REFERENCES file,
  enlace TEXT,
  UNIQUE (placement, semana)
);

CREATE TABLE change_request (
  id INTEGER PRIMARY KEY,
  placement INTEGER NOT NULL REFERENCES placement ON DELETE CASCADE,
  contact INTEGER REFERENCES contact ON DELETE SET NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('Ampliación', 'Variación')),
  estado TEXT NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'aceptada', 'rechazada')),
  fecha TEXT NOT NULL,
  datos JSON NOT NULL,
  file INTEGER REFERENCES file,
  enlace TEXT
);

CREATE TABLE placement_request (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('propuestaAlumno', 'propuestaEmpresa', 'educacion')),
  student INTEGER REFERENCES student ON DELETE CASCADE,
  company INTEGER REFERENCES company ON DELETE CASCADE,
  estado TEXT NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'aceptada', 'rechazada')),
  fecha TEXT NOT NULL,
  motivo TEXT,
  datos JSON NOT NULL
);
CREATE INDEX placement_request_of_company ON placement_request (company, kind);
`;
