import { describe, expect, it } from 'vitest';
import { dameContactosTipoTutorPracticas } from '#core/contract/calls/company.ts';
import { contactTypes } from '#core/contract/constants.ts';
import { sql } from '#sandbox/db/sql.ts';
import { dniOf, makeContact, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeWorkplace } from '../../../../tests/support/sandbox/make-companies.ts';
import { startCompanySandbox } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import type { CompanyProposal } from '#portal/pieces/placement-proposal/company-proposal-form.ts';
import {
  companyProposalFields,
  type CompanyProposalFacts,
  noCompanyProposal,
  tutorFields,
} from '#portal/pieces/placement-proposal/company-proposal.ts';
import { createCompanyProposal, proposalProblems, studentOf } from './send-company-proposal.ts';

const knownDni = dniOf(99_710_001);

const good: CompanyProposal = {
  ...noCompanyProposal,
  dni: `${knownDni.slice(0, 8)} - ${knownDni.slice(8).toLowerCase()}`,
  fechaInicio: '2031-02-01',
  fechaFin: '2031-06-30',
  horasAldia: '5',
  horario: 'De 9 a 14 h',
  tareasAdesarrollar: 'Torn & soldadura',
  tutor: '1',
  nombreTutorEmpresa: 'Pau',
  apellidosTutorEmpresa: 'Serra',
  emailTutorEmpresa: 'pau@taller.example',
};

const facts: CompanyProposalFacts = {
  flags: {
    hidden: [],
    fixed: [],
    required: ['horario', 'nombreTutorEmpresa', 'apellidosTutorEmpresa', 'emailTutorEmpresa'],
  },
  limits: { horasDia: 5 },
  today: '2030-01-15',
  hasConditions: false,
  hasWorkplaces: true,
};

async function start(settings: Parameters<typeof startCompanySandbox>[0] = {}) {
  const sandbox = await startCompanySandbox({ showPropuestaPracticas: true, ...settings });
  const { db, as } = sandbox;
  const student = makeStudent(db, { numeroDocumento: knownDni, apellido2: 'Roig' });
  const call = sandboxCaller(sandbox, 'es', as.token);
  const store = createCompanyProposal(call, pageMemory());
  const studentIn = (values: CompanyProposal) => studentOf(values, store.students.get());
  const problemsOf = (values: CompanyProposal) => proposalProblems(values, studentIn(values), facts);
  return { ...sandbox, student, caller: call, store, studentIn, problemsOf };
}

describe('the proposal of a company', () => {
  it('is sent for a known student, with tutor and workplace', async () => {
    const { store, studentIn, problemsOf, db, company, student } = await start();
    const centre = makeWorkplace(db, company);
    const values = { ...good, centroPracticas: String(centre), observaciones: ' Con «EPI» ' };
    expect(await store.lookUp(values)).toBeUndefined();
    expect(studentIn(values)).toEqual({ existe: true, nombre: 'Nora', apellidos: 'P' });
    expect(problemsOf(values)).toEqual({});
    expect(await store.send(values, facts)).toMatchObject({ ok: true });
    const row = db.get<{ datos: object }>(sql`SELECT kind, company, student, datos FROM placement_request`);
    expect(row).toMatchObject({ kind: 'propuestaEmpresa', company, student });
    expect(row?.datos).toEqual({
      dni: knownDni,
      fechaInicio: '2031-02-01',
      fechaFin: '2031-06-30',
      horasAldia: 5,
      horario: 'De 9 a 14 h',
      tareasAdesarrollar: 'Torn & soldadura',
      nombreTutorEmpresa: 'Pau',
      apellidosTutorEmpresa: 'Serra',
      emailTutorEmpresa: 'pau@taller.example',
      centroPracticas: centre,
      observaciones: 'Con «EPI»',
    });
  });

  it('is not sent for an unknown identity number until the number is changed', async () => {
    const { store, studentIn, problemsOf } = await start();
    const unknown = { ...good, dni: dniOf(99_710_009) };
    expect(problemsOf(unknown)).toEqual({});
    expect(await store.lookUp(unknown)).toBeUndefined();
    expect(studentIn(unknown)).toEqual({ existe: false });
    expect(problemsOf(unknown)).toEqual({ dni: 'notices.noCandidateWithDni' });
    expect(problemsOf(good)).toEqual({});
    expect(await store.lookUp({ ...good, dni: '12345678A' })).toBeUndefined();
    expect(problemsOf({ ...good, dni: '12345678A' })).toEqual({ dni: 'validation.dni' });
  });

  it('takes a tutor from the contacts of the company', async () => {
    const { db, company, caller } = await start();
    const tipoContacto = [contactTypes.placementTutor];
    makeContact(db, company, {
      nombre: 'Júlia',
      apellidos: 'Vidal',
      email: 'julia@taller.example',
      tipoContacto,
    });
    const result = await caller(dameContactosTipoTutorPracticas, {});
    expect(result.ok && result.datos.map(tutorFields)).toContainEqual({
      nombreTutorEmpresa: 'Júlia',
      apellidosTutorEmpresa: 'Vidal',
      emailTutorEmpresa: 'julia@taller.example',
    });
    expect(tutorFields({ idContacto: 1, nombre: 'Bo' })).toEqual({
      nombreTutorEmpresa: 'Bo',
      apellidosTutorEmpresa: '',
      emailTutorEmpresa: '',
    });
  });

  it.each<[string, Partial<CompanyProposal>, Partial<Record<keyof CompanyProposal, string>>]>([
    ['no number', { dni: '' }, { dni: 'validation.required' }],
    ['an end before the start', { fechaFin: '2030-01-31' }, { fechaFin: 'errors.startAfterEnd' }],
    ['dates of another time', { fechaFin: '2060-01-31' }, { fechaFin: 'validation.dayOfOtherYear' }],
    ['more hours than allowed', { horasAldia: '5,5' }, { horasAldia: 'validation.malformed' }],
    ['no schedule', { horario: '' }, { horario: 'validation.required' }],
    [
      'a tutor without surnames',
      { apellidosTutorEmpresa: '' },
      {
        apellidosTutorEmpresa: 'validation.required',
      },
    ],
    [
      'a tutor with half an email',
      { emailTutorEmpresa: 'pau' },
      { emailTutorEmpresa: 'validation.emailField' },
    ],
    ['too many remarks', { observaciones: 'x'.repeat(1001) }, { observaciones: 'validation.malformed' }],
  ])('does not send %s', (_, wrong, problems) => {
    expect(proposalProblems({ ...good, ...wrong }, { existe: true }, facts)).toEqual(problems);
  });

  it('sends neither a workplace that cannot be chosen nor fields that the brand hides', async () => {
    const { store, db } = await start();
    const own = {
      ...facts,
      flags: { ...facts.flags, hidden: ['observaciones'] },
      hasWorkplaces: false,
    };
    const values = { ...good, centroPracticas: '9999', observaciones: 'Nada' };
    expect(await store.send(values, own)).toMatchObject({ ok: true });
    const { datos } = db.get<{ datos: object }>(sql`SELECT datos FROM placement_request`) ?? { datos: {} };
    expect(datos).toMatchObject({ dni: knownDni });
    expect(datos).not.toHaveProperty('centroPracticas');
    expect(datos).not.toHaveProperty('observaciones');
  });

  it('sends the acceptance of the conditions where the brand has some', async () => {
    const { store } = await start({ modulos: { condicionesPracticas: true } });
    const own = { ...facts, hasConditions: true };
    expect(proposalProblems(good, undefined, own)).toEqual({
      condicionesAceptadas: 'validation.required',
    });
    expect(await store.send(good, own)).toMatchObject({ ok: false, code: 15 });
    expect(await store.send({ ...good, condicionesAceptadas: true }, own)).toMatchObject({ ok: true });
  });

  it.each([
    [24, undefined],
    [45, 'dni'],
    [81, undefined],
  ] as const)('is refused with %i, about %s', async (code, field) => {
    const { store, db, company, student } = await start();
    await store.lookUp(good);
    if (code === 24) db.update('company', { id: company }, { conProblema: true });
    if (code === 45) db.update('account', { id: student }, { estado: 'baja' });
    if (code === 81) db.update('company', { id: company }, { solicitudesEducacion: 0 });
    expect(await store.send(good, facts)).toMatchObject({ ok: false, code });
    expect(companyProposalFields[code]).toBe(field);
  });
});
