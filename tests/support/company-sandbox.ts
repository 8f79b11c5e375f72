import type { RequestOf } from '../../src/api/call.ts';
import type { Calls } from '../../src/api/calls/index.ts';
import { makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/make.ts';
import { completeCompany } from '../../src/sandbox/seed/make-companies.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';

type Settings = NonNullable<Parameters<typeof startSandbox>[0]>['settings'];

export interface CompanySandbox extends TestSandbox {
  company: number;
  contact: number;
  /** Signs in for the company. */
  as: { usuario: string };
  /** Another company, whose things are nobody else's. */
  other: { company: number; as: { usuario: string } };
  student: number;
}

/** Ten in the morning of a winter day in Madrid. */
export const start = new Date('2026-02-10T09:00:00Z');

/** A sandbox without example data, with a company that has nothing to fill in, another one, and a student. */
export async function startCompanySandbox(settings: Settings = {}): Promise<CompanySandbox> {
  const sandbox = await startSandbox({ settings, content: 'empty', clock: () => start });
  const { db } = sandbox;
  const company = makeCompany(db, { datos: completeCompany, iban: 'ES9121000418450200051332' });
  const contact = makeContact(db, company, { email: 'rrhh@taller.example' });
  const rival = makeCompany(db);
  makeContact(db, rival, { email: 'rrhh@rival.example' });
  return {
    ...sandbox,
    company,
    contact,
    as: { usuario: 'rrhh@taller.example' },
    other: { company: rival, as: { usuario: 'rrhh@rival.example' } },
    student: makeStudent(db),
  };
}

type OfferForm = RequestOf<Calls['addOferta']>;

/** A placement offer that is accepted as it is. */
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
  titulaciones: [1, 2],
  titulacionesDeseables: [3],
  nombreTutorEmpresa: 'Pau',
  apellidosTutorEmpresa: 'Serra',
  emailTutorEmpresa: 'pau@taller.example',
  titulacionTutorEmpresa: 'Ingeniería',
  puestoTrabajo: 'Mecánico',
  departamento: 'Taller',
};

/** A job offer that is accepted as it is. */
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
  titulaciones: [1],
};

/** A small file of a type, as calls send it. */
export const upload = (
  nombre: string,
  extension_adjunto = 'pdf',
  content = `%PDF-1.4 ${nombre}`,
): { nombre: string; extension_adjunto: string; ficheroB64ParaAltas: string } => ({
  nombre,
  extension_adjunto,
  ficheroB64ParaAltas: Buffer.from(content).toString('base64'),
});
