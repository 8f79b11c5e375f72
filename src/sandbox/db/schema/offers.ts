/**
 * Offers and who applied to them. `offer_text` is what searches look at, kept by triggers: words in the middle of
 * others and without accents are found, and an anonymous offer cannot be found by its company.
 */
export const offerTables = `
CREATE TABLE offer (
  id INTEGER PRIMARY KEY,
  urlAcceso TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES company ON DELETE CASCADE,
  contact INTEGER REFERENCES contact ON DELETE SET NULL,
  idPerfil INTEGER NOT NULL CHECK (idPerfil IN (1, 2)),
  estado TEXT NOT NULL DEFAULT 'pendiente'
    CHECK (estado IN ('pendiente', 'activa', 'cerrada', 'caducada', 'eliminada')),
  titulo TEXT NOT NULL,
  idioma TEXT,
  fecha TEXT NOT NULL,
  fechaDestacada TEXT,
  fechaCaducidad TEXT,
  pais INTEGER,
  provincia INTEGER,
  idIsla INTEGER,
  programa INTEGER REFERENCES programme,
  conServicio BOOLEAN NOT NULL DEFAULT 0,
  anonima BOOLEAN NOT NULL DEFAULT 0,
  gestor TEXT,
  copiaDe INTEGER REFERENCES offer,
  condiciones JSON NOT NULL DEFAULT '{}',
  datos JSON NOT NULL DEFAULT '{}',
  file INTEGER REFERENCES file,
  cierre JSON
);
CREATE INDEX offer_in_list ON offer (estado, idPerfil, coalesce(fechaDestacada, fecha) DESC, id DESC, fechaCaducidad);
CREATE INDEX offer_of_company ON offer (company);

CREATE VIRTUAL TABLE offer_text USING fts5 (titulo, empresa, descripcion, tokenize = 'trigram remove_diacritics 1');
CREATE TRIGGER offer_text_added AFTER INSERT ON offer BEGIN
  INSERT INTO offer_text (rowid, titulo, empresa, descripcion)
    SELECT new.id, new.titulo, iif(new.anonima, '', nombreComercial), coalesce(new.datos ->> 'descripcion', '')
    FROM company WHERE id = new.company;
END;
CREATE TRIGGER offer_text_changed AFTER UPDATE OF titulo, company, anonima, datos ON offer BEGIN
  UPDATE offer_text SET titulo = new.titulo, descripcion = coalesce(new.datos ->> 'descripcion', ''),
    empresa = (SELECT iif(new.anonima, '', nombreComercial) FROM company WHERE id = new.company)
  WHERE rowid = new.id;
END;
CREATE TRIGGER offer_text_removed AFTER DELETE ON offer BEGIN
  DELETE FROM offer_text WHERE rowid = old.id;
END;
CREATE TRIGGER offer_text_renamed AFTER UPDATE OF nombreComercial ON company BEGIN
  UPDATE offer_text SET empresa = new.nombreComercial
  WHERE rowid IN (SELECT id FROM offer WHERE company = new.id AND NOT anonima);
END;

CREATE TABLE offer_degree (
  offer INTEGER NOT NULL REFERENCES offer ON DELETE CASCADE,
  titulacion INTEGER NOT NULL,
  clase TEXT NOT NULL CHECK (clase IN ('requerida', 'deseable', 'propuesta')),
  PRIMARY KEY (offer, titulacion, clase)
) WITHOUT ROWID;
CREATE INDEX offer_by_degree ON offer_degree (titulacion, clase);

CREATE TABLE candidacy (
  id INTEGER PRIMARY KEY,
  offer INTEGER NOT NULL REFERENCES offer ON DELETE CASCADE,
  student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
  estado INTEGER NOT NULL CHECK (estado BETWEEN 1 AND 18),
  fecha TEXT NOT NULL,
  orden INTEGER,
  leido BOOLEAN NOT NULL DEFAULT 0,
  propuesto BOOLEAN NOT NULL DEFAULT 0,
  idMotivo INTEGER,
  motivo TEXT,
  fechaLimite TEXT,
  UNIQUE (offer, student)
);
CREATE INDEX candidacy_of_student ON candidacy (student, estado);

CREATE TABLE candidacy_step (
  id INTEGER PRIMARY KEY,
  candidacy INTEGER NOT NULL REFERENCES candidacy ON DELETE CASCADE,
  estado INTEGER NOT NULL,
  fecha TEXT NOT NULL,
  quien TEXT NOT NULL CHECK (quien IN ('estudiante', 'empresa', 'universidad', 'sistema'))
);
CREATE INDEX candidacy_step_of_candidacy ON candidacy_step (candidacy);

CREATE TABLE candidacy_document (
  id INTEGER PRIMARY KEY,
  candidacy INTEGER NOT NULL REFERENCES candidacy ON DELETE CASCADE,
  idDocumento INTEGER NOT NULL,
  nombre TEXT NOT NULL,
  file INTEGER REFERENCES file,
  enlace TEXT
);
CREATE INDEX candidacy_document_of_candidacy ON candidacy_document (candidacy);
`;
