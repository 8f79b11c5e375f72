import { describe, expect, it } from 'vitest';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, makeCompany, makeContact } from '#sandbox/seed/seed-data.ts';
import { makePlacement, makeStudy } from '#sandbox/seed/make-offers.ts';
import { me, startCvSandbox } from '../../../../tests/support/sandbox/cv-sandbox.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import {
  companyFacts,
  createStudentProposal,
  noStudentProposal,
  studentProposalFields,
  studentProposalFlags,
  studentProposalProblems,
  type StudentProposalFacts,
} from './send-student-proposal.ts';
import type { StudentProposal } from './student-proposal-form.ts';

const knownCif = cifOf(7_100_001);
const newCif = cifOf(7_100_002);

const good: StudentProposal = {
  ...noStudentProposal,
  cif: `${knownCif.slice(0, 1)}-${knownCif.slice(1).toLowerCase()}`,
  email: ' tutora@empresa.example ',
  titulacion: '101',
  fechaInicio: '2031-02-01',
  fechaFin: '2031-06-30',
  horasAldia: '4,5',
  tareasAdesarrollar: 'Obrador & «vitrines»',
};

const facts: StudentProposalFacts = {
  flags: { hidden: [], fixed: [], required: ['titulacion', 'tareasAdesarrollar'] },
  limits: { horasDia: 5, horasDiaFueraLectivo: 7 },
  today: '2030-01-15',
  hasConditions: false,
  hasDegrees: true,
};

async function start(settings: Parameters<typeof startCvSandbox>[0] = {}) {
  const sandbox = await startCvSandbox(settings);
  const { db, student } = sandbox;
  makeStudy(db, student, { titulacion: 101 });
  const company = makeCompany(db, { cif: knownCif, nombreComercial: 'Forn «Nou»' });
  makeContact(db, company, { email: 'tutora@empresa.example', account: null });
  const real = sandboxCaller(sandbox, 'es', await sandbox.tokenOf(me));
  let isOffline = false;
  const call: Caller = async (...args) => (isOffline ? unavailable('network') : real(...args));
  const store = createStudentProposal(call, pageMemory());
  const factsOf = (values: StudentProposal) =>
    companyFacts(values, store.companies.get(), store.contacts.get());
  const requests = () =>
    db.all<{ company?: number; datos: Record<string, unknown> }>(
      sql`SELECT company, datos FROM placement_request`,
    );
  return {
    sandbox,
    company,
    store,
    factsOf,
    requests,
    problemsOf: (values: StudentProposal, own: Partial<StudentProposalFacts> = {}) =>
      studentProposalProblems(values, factsOf(values), { ...facts, ...own }),
    setOffline: (isOff: boolean) => {
      isOffline = isOff;
    },
  };
}

describe('the proposal of a student', () => {
  it('is sent as typed for a known company and contact', async () => {
    const { store, factsOf, problemsOf, requests, company } = await start();
    expect(await store.lookUp(good)).toBeUndefined();
    expect(factsOf(good)).toEqual({
      company: { existe: true, nombre: 'Forn «Nou»' },
      isContact: true,
      refused: {},
    });
    expect(problemsOf(good)).toEqual({});
    expect(await store.send(good, facts)).toMatchObject({ ok: true });
    expect(requests()).toMatchObject([
      {
        company,
        datos: {
          cif: knownCif,
          email: 'tutora@empresa.example',
          titulacion: 101,
          fechaInicio: '2031-02-01',
          fechaFin: '2031-06-30',
          horasAldia: 4.5,
          tareasAdesarrollar: good.tareasAdesarrollar,
        },
      },
    ]);
    expect(requests()[0]?.datos).not.toHaveProperty('nombreEmpresa');
  });

  it('requires name and address of an unknown company, and data of the contact', async () => {
    const { store, problemsOf, requests } = await start();
    const unknown = { ...good, cif: newCif, email: 'hola@nova.example' };
    expect(problemsOf(unknown)).toEqual({
      nombreContacto: 'validation.required',
      telefono: 'validation.required',
    });
    await store.lookUp(unknown);
    expect(problemsOf(unknown)).toEqual({
      nombreEmpresa: 'validation.required',
      direccion: 'validation.required',
      nombreContacto: 'validation.required',
      telefono: 'validation.required',
    });
    const person = { nombreContacto: 'Aïna Llull', telefono: '600 123 456' };
    const complete = { ...unknown, nombreEmpresa: 'Nova', direccion: 'Major, 1', ...person };
    expect(problemsOf(complete)).toEqual({});
    expect(await store.send(complete, facts)).toMatchObject({ ok: true });
    expect(requests()[0]?.datos).toMatchObject({ nombreEmpresa: 'Nova', ...person });
    // Values typed for another company are not sent for this one.
    expect(problemsOf({ ...complete, cif: good.cif })).toEqual({});
    await store.lookUp({ ...good, nombreEmpresa: 'Nova' });
    await store.send({ ...good, nombreEmpresa: 'Nova' }, facts);
    expect(requests()[1]?.datos).not.toHaveProperty('nombreEmpresa');
  });

  it('shows refusals of look-ups at their fields', async () => {
    const { store, problemsOf, sandbox, company } = await start();
    const { db } = sandbox;
    makeContact(db, makeCompany(db), { email: 'altra@altra.example', account: null });
    const foreign = { ...good, email: 'altra@altra.example' };
    expect(await store.lookUp(foreign)).toMatchObject({ code: 44 });
    expect(problemsOf(foreign)).toMatchObject({ email: 'errors.emailOfOtherCompany' });
    expect(problemsOf(good).email).toBeUndefined();
    db.update('company', { id: company }, { conProblema: true });
    const blocked = createStudentProposal(
      sandboxCaller(sandbox, 'es', await sandbox.tokenOf(me)),
      pageMemory(),
    );
    expect(await blocked.lookUp(good)).toMatchObject({ code: 24 });
    const companyData = companyFacts(good, blocked.companies.get(), blocked.contacts.get());
    expect(studentProposalProblems(good, companyData, facts)).toMatchObject({ cif: 'errors.companyProblem' });
  });

  it('looks the company up while typing, once the Spanish number is complete', async () => {
    const { store, factsOf } = await start();
    for (const length of [4, 8, 9, 10, 11])
      store.lookUpTyped({ cif: `${good.cif}${'1'.repeat(9)}`.slice(0, length) });
    await expect.poll(() => factsOf(good).company).toMatchObject({ existe: true });
    expect([...store.companies.get().keys()]).toEqual([knownCif]);
  });

  it('looks up only valid numbers, and again after a lost answer', async () => {
    const { store, factsOf, setOffline } = await start();
    setOffline(true);
    expect(await store.lookUp({ ...good, cif: 'B00000001' })).toBeUndefined();
    expect(await store.lookUp(good)).toMatchObject({ kind: 'unavailable' });
    expect(factsOf(good)).toEqual({ refused: {} });
    setOffline(false);
    expect(await store.lookUp({ ...good, email: 'tutora@' })).toBeUndefined();
    expect(factsOf(good)).toEqual({ company: { existe: true, nombre: 'Forn «Nou»' }, refused: {} });
    await store.lookUp(good);
    expect(factsOf(good).isContact).toBe(true);
  });

  it.each<[string, Partial<StudentProposal>, Partial<Record<keyof StudentProposal, string>>]>([
    ['a wrong tax number', { cif: 'B00000001' }, { cif: 'validation.malformed' }],
    ['no tax number', { cif: ' ' }, { cif: 'validation.required' }],
    ['an email with an accent', { email: 'tutóra@empresa.example' }, { email: 'validation.emailField' }],
    ['a phone with letters', { telefono: 'no tengo' }, { telefono: 'validation.malformed' }],
    ['a phone that is too long', { telefono: '1234567890123456' }, { telefono: 'validation.phoneTooLong' }],
    [
      'no dates',
      { fechaInicio: '', fechaFin: '' },
      {
        fechaInicio: 'validation.required',
        fechaFin: 'validation.required',
      },
    ],
    ['half a date', { fechaInicio: '\ufffd' }, { fechaInicio: 'validation.malformed' }],
    ['a year of five digits', { fechaFin: '20310-06-30' }, { fechaFin: 'validation.malformed' }],
    ['an end before the start', { fechaFin: '2031-01-31' }, { fechaFin: 'errors.startAfterEnd' }],
    ['an end on the day of the start', { fechaFin: '2031-02-01' }, { fechaFin: 'errors.startAfterEnd' }],
    ['no hours at all', { horasAldia: '0' }, { horasAldia: 'validation.malformed' }],
    ['hours that are no number', { horasAldia: 'media' }, { horasAldia: 'validation.malformed' }],
    ['more hours than allowed', { horasAldia: '5,5' }, { horasAldia: 'validation.malformed' }],
    [
      'more hours than in summer',
      { fechaInicio: '2031-07-01', fechaFin: '2031-08-31', horasAldia: '7.5' },
      {
        horasAldia: 'validation.malformed',
      },
    ],
    ['no tasks', { tareasAdesarrollar: '' }, { tareasAdesarrollar: 'validation.required' }],
    ['no degree', { titulacion: '' }, { titulacion: 'validation.required' }],
  ])('does not send %s', (_, wrong, problems) => {
    const known = { company: { existe: true }, isContact: true, refused: {} };
    expect(studentProposalProblems({ ...good, ...wrong }, known, facts)).toEqual(problems);
  });

  it('requires only the fields that the brand requires, but always the dates', () => {
    const known = { company: { existe: true }, isContact: true, refused: {} };
    const hidden = ['fechaInicio', 'horasAldia', 'tareasAdesarrollar', 'titulacion'];
    const flags = { hidden, fixed: ['fechaFin'], required: [] };
    const own = { ...facts, flags };
    const empty = { ...good, fechaInicio: '', fechaFin: '', horasAldia: '20' };
    expect(studentProposalProblems(empty, known, own)).toEqual({
      fechaInicio: 'validation.required',
      fechaFin: 'validation.required',
    });
    expect(studentProposalFlags(known, own).hidden).not.toContain('fechaInicio');
    expect(
      studentProposalProblems({ ...good, titulacion: '' }, known, { ...facts, hasDegrees: false }),
    ).toEqual({});
  });

  it('sends the acceptance of the conditions where the brand has some', async () => {
    const { store, problemsOf } = await start({ modulos: { condicionesPracticas: true } });
    const withConditions = { ...facts, hasConditions: true };
    await store.lookUp(good);
    expect(problemsOf(good, withConditions)).toEqual({ condicionesAceptadas: 'validation.required' });
    expect(await store.send(good, facts)).toMatchObject({ ok: false, code: 15 });
    const accepted = { ...good, condicionesAceptadas: true };
    expect(problemsOf(accepted, withConditions)).toEqual({});
    expect(await store.send(accepted, withConditions)).toMatchObject({ ok: true });
  });

  it.each([
    [17, 'fechaInicio'],
    [23, undefined],
    [26, 'titulacion'],
    [21, undefined],
  ] as const)('is refused with %i, about %s', async (code, field) => {
    const { store, sandbox, company, requests } = await start();
    const { db, student } = sandbox;
    await store.lookUp(good);
    if (code === 17)
      makePlacement(db, student, company, { fechaInicio: '2031-03-01', fechaFin: '2031-04-01' });
    if (code === 23) db.update('student', { id: student }, { matriculadoPracticas: false });
    if (code === 26) db.delete('study', { student });
    if (code === 21) db.update('student', { id: student }, { conPracticas: false });
    expect(await store.send(good, facts)).toMatchObject({ ok: false, code });
    expect(studentProposalFields[code]).toBe(field);
    expect(requests()).toEqual([]);
  });
});
