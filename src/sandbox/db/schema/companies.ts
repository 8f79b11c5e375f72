/** Companies, the people who act for them, and their places and accounts. */
export const companyTables = `
CREATE TABLE company (
  id INTEGER PRIMARY KEY,
  cif TEXT NOT NULL UNIQUE,
  idPais INTEGER NOT NULL DEFAULT 1,
  nombreFiscal TEXT NOT NULL,
  nombreComercial TEXT NOT NULL,
  estado TEXT NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'validada', 'bloqueada')),
  conProblema BOOLEAN NOT NULL DEFAULT 0,
  iban TEXT,
  sector INTEGER,
  datos JSON NOT NULL DEFAULT '{}',
  descripcion TEXT,
  solicitudesEducacion INTEGER
);

CREATE TABLE workplace (
  id INTEGER PRIMARY KEY,
  company INTEGER NOT NULL REFERENCES company ON DELETE CASCADE,
  nombre TEXT NOT NULL,
  datos JSON NOT NULL DEFAULT '{}'
);

CREATE TABLE contact (
  id INTEGER PRIMARY KEY,
  company INTEGER NOT NULL REFERENCES company ON DELETE CASCADE,
  account INTEGER REFERENCES account ON DELETE SET NULL,
  nombre TEXT NOT NULL,
  apellidos TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  tipoContacto JSON NOT NULL DEFAULT '[9]',
  datos JSON NOT NULL DEFAULT '{}',
  UNIQUE (company, email)
);
CREATE INDEX contact_of_account ON contact (account);
CREATE INDEX contact_by_email ON contact (email);

CREATE TABLE fiscal_account (
  id INTEGER PRIMARY KEY,
  company INTEGER NOT NULL REFERENCES company ON DELETE CASCADE,
  CIF TEXT NOT NULL,
  NombreFiscal TEXT NOT NULL,
  datos JSON NOT NULL DEFAULT '{}'
);

CREATE TABLE company_document (
  id INTEGER PRIMARY KEY,
  company INTEGER NOT NULL REFERENCES company ON DELETE CASCADE,
  nombre TEXT NOT NULL,
  fecha TEXT NOT NULL,
  file INTEGER REFERENCES file,
  enlace TEXT
);

CREATE TABLE agreement (
  id INTEGER PRIMARY KEY,
  company INTEGER NOT NULL REFERENCES company ON DELETE CASCADE,
  estado TEXT NOT NULL DEFAULT 'Generado' CHECK (estado IN
    ('Generado', 'Formalizado', 'Firmado empresa', 'Erróneo empresa', 'Caducado', 'Enviado Secretaría')),
  fecha TEXT NOT NULL,
  fechaCaducidad TEXT,
  datos JSON NOT NULL,
  observaciones TEXT,
  generado INTEGER REFERENCES file,
  firmado INTEGER REFERENCES file,
  enlaceFirmado TEXT
);
`;
