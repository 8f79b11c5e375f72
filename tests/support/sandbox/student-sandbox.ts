import { degrees } from '#sandbox/areas/domains/degrees.ts';
import { level } from '#sandbox/areas/domains/study-levels.ts';
import { makeCompany, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeStudy } from '#sandbox/seed/make-offers.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';

/** Credentials of the student. */
export const me = { usuario: 'nora@alumnado.example' };

/** A master's degree of two years. */
export const longMaster =
  degrees.find((degree) => degree.level === level.master && degree.years === 2)?.id ?? 0;

/** A company with a name that needs escaping, and a web address. */
export const bakery = { nombreComercial: "Forn «Ca l'Àngela»", datos: { web: 'https://forn.example' } };

export interface StudentSandbox extends TestSandbox {
  student: number;
  company: number;
}

type Settings = NonNullable<Parameters<typeof startSandbox>[0]>['settings'];

/** Starts a sandbox at noon of a spring day (10 March 2026) with a student, a company and nothing else. */
export async function startStudentSandbox(
  settings: Settings = {},
  firm: Parameters<typeof makeCompany>[1] = {},
): Promise<StudentSandbox> {
  const clock = (): Date => new Date('2026-03-10T12:00:00Z');
  const sandbox = await startSandbox({ content: 'empty', clock, settings: { ...settings } });
  const student = makeStudent(sandbox.db, { email: me.usuario });
  const company = makeCompany(sandbox.db, firm);
  return { ...sandbox, student, company };
}

/** Starts the same sandbox with a student who has studies (degree 101). */
export async function startApplicantSandbox(settings: Settings = {}): Promise<StudentSandbox> {
  const sandbox = await startStudentSandbox(settings);
  makeStudy(sandbox.db, sandbox.student, { titulacion: 101 });
  return sandbox;
}
