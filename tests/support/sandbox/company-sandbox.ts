import type { RequestOf } from '../../../src/core/contract/call.ts';
import type { Calls } from '../../../src/core/contract/calls/index.ts';
import { createTokens, keyOf } from '#sandbox/areas/accounts/tokens.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCompany, makeContact, makeStudent } from '#sandbox/seed/seed-data.ts';
import { completeCompany } from './make-companies.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';

type Settings = NonNullable<Parameters<typeof startSandbox>[0]>['settings'];

export interface CompanySandbox extends TestSandbox {
  company: number;
  contact: number;
  /** Caller signed in for the company. */
  as: { token: string };
  /** Another company, with data of its own. */
  other: { company: number; as: { token: string } };
  student: number;
}

/** 10:00 on a winter day in Madrid. */
const start = new Date('2026-02-10T09:00:00Z');

/**
 * Starts a sandbox without example data, with a company whose data is complete, another company, and a
 * student. Both companies are signed in already: signing in is slow on purpose, and has tests of its own.
 */
export async function startCompanySandbox(settings: Settings = {}): Promise<CompanySandbox> {
  const sandbox = await startSandbox({ settings, content: 'empty', clock: () => start });
  const { db, brand } = sandbox;
  const tokens = createTokens(keyOf(db), brand.id);
  async function tokenOf(contact: number): Promise<{ token: string }> {
    const account = db.value<number>(sql`SELECT account FROM contact WHERE id = ${contact}`) ?? 0;
    const claims = { account, contact, sesion: String(contact), nombre: 'Pau', apellidos: 'Serra Vives' };
    return { token: await tokens.sign('portal', claims, start) };
  }
  const company = makeCompany(db, { datos: completeCompany, iban: 'ES9121000418450200051332' });
  const contact = makeContact(db, company, { email: 'rrhh@taller.example' });
  const rival = makeCompany(db);
  const rivalContact = makeContact(db, rival, { email: 'rrhh@rival.example' });
  return {
    ...sandbox,
    company,
    contact,
    as: await tokenOf(contact),
    other: { company: rival, as: await tokenOf(rivalContact) },
    student: makeStudent(db),
  };
}

type OfferForm = RequestOf<Calls['addOferta']>;

/** A valid placement offer. */
export const placementForm: OfferForm = {
  titulo: 'Mecánica «ñandú» & más',
  idPerfil: 2,
  plazas: 2,
  descripcion: 'Mantenimiento de máquinas',
  tareasAdesarrollar: 'Revisar y ajustar',
  contrato: 1,
  horario: 'Mañanas',
  fechaInicio: '2026-03-01',
  fechaFin: '2026-06-30',
  pais: 1,
  provincia: 8,
  localidad: 'BARCELONA',
  sector: 1,
  area_funcional: 1,
  titulaciones: [101, 102],
  titulacionesDeseables: [103],
  nombreTutorEmpresa: 'Pau',
  apellidosTutorEmpresa: 'Serra',
  emailTutorEmpresa: 'pau@taller.example',
  titulacionTutorEmpresa: 'Ingeniería',
  puestoTrabajo: 'Mecánico',
  departamento: 'Taller',
};

/** A valid job offer. */
export const jobForm: OfferForm = {
  titulo: 'Ingeniera de procesos',
  idPerfil: 1,
  plazas: 1,
  descripcion: 'Mejora de procesos',
  experiencia: 1,
  contrato: 1,
  horario: 'De 9 a 17',
  salario: 30_000,
  pais: 1,
  provincia: 8,
  localidad: 'BARCELONA',
  sector: 1,
  area_funcional: 1,
  titulaciones: [101],
};

/** A small uploaded file of a type. */
export const upload = (
  nombre: string,
  extension_adjunto = 'pdf',
  content = `%PDF-1.4 ${nombre}`,
): { nombre: string; extension_adjunto: string; ficheroB64ParaAltas: string } => ({
  nombre,
  extension_adjunto,
  ficheroB64ParaAltas: Buffer.from(content).toString('base64'),
});
