import type { Db } from '#sandbox/db/database.ts';
import type { Bindable } from '#sandbox/db/sql.ts';

/* Makes records of companies besides offers, in the manner of `make.ts`. */

type Values = Readonly<Record<string, Bindable>>;

/** Company data required for a selection. */
export const completeCompany = {
  domicilioFiscal: { direccion: 'Carrer Major, 1', cp: '08001', localidad: 'BARCELONA', idPais: 1 },
  firmante: { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' },
};

/** A contact as a form sends it. */
export const contactForm = {
  nombre: 'Íngrid',
  apellidos: 'Çelik Roca',
  email: 'ingrid@taller.example',
  puesto: 'Directora',
  telefono1: '+34 600 000 001',
};

/** A fiscal account as a form sends it. */
export const fiscalForm = {
  NombreFiscal: 'Talleres Sala, S.L.',
  CIF: 'B50000009',
  requiereEnvioPostalFacturas: false,
  domicilioFiscal: 'Carrer Major, 1',
  idProvincia: 8,
  poblacion: 'Barcelona',
  idPais: 1,
  cp: '08001',
};

export function makeFiscalAccount(db: Db, company: number, values: Values = {}): number {
  const { CIF, NombreFiscal, ...datos } = fiscalForm;
  return db.insert('fiscal_account', {
    company,
    CIF,
    NombreFiscal,
    datos,
    ...values,
  });
}

export function makeWorkplace(db: Db, company: number, values: Values = {}): number {
  return db.insert('workplace', { company, nombre: 'Nave 2', datos: { localidad: 'Sabadell' }, ...values });
}

/** An agreement that waits for the company to sign it. */
export function makeAgreement(db: Db, company: number, values: Values = {}): number {
  return db.insert('agreement', {
    company,
    fecha: '2026-01-10',
    datos: {
      idContactoEmpresaGestion: 1,
      idContactoEmpresaFacturacion: 1,
      idCuentaFacturacion: 1,
      tramitacionManual: false,
      requierePedido: false,
      pagoDomiciliado: false,
      datosFirmante: { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' },
    },
    ...values,
  });
}

/** A pending request of a student for an education placement. */
export function makeEducationRequest(db: Db, company: number, student: number, values: Values = {}): number {
  return db.insert('placement_request', {
    kind: 'educacion',
    company,
    student,
    fecha: '2026-02-01T09:00:00',
    datos: { dni: '99000001J', fechaInicio: '2026-09-01', fechaFin: '2027-01-31' },
    ...values,
  });
}
