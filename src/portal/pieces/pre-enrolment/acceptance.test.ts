import { describe, expect, it } from 'vitest';
import { type Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { makeCompany, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { obstacleTo } from './acceptance.ts';

const me = { usuario: 'nora@alumnado.example' };
const facts = { paymentFields: ['iban'], lacksConditions: false };

/** Starts a sandbox with a student without a bank account who has a pre-enrolment. */
async function start({ idPerfil = 2, ...offerValues }: { idPerfil?: 1 | 2; conServicio?: boolean } = {}) {
  const sandbox = await startSandbox({
    content: 'empty',
    settings: { checkIbanInPracticasConServicio: true },
  });
  const student = makeStudent(sandbox.db, { email: me.usuario });
  const values = { conServicio: true, idPerfil, ...offerValues };
  const { id, urlAcceso } = makeOffer(sandbox.db, makeCompany(sandbox.db), values);
  makeCandidacy(sandbox.db, id, student, { estado: 16 });
  const call = sandboxCaller(sandbox, 'es', await sandbox.tokenOf(me));
  return { application: { urlAcceso, idPerfil }, call };
}

describe('the obstacle to accepting a pre-enrolment', () => {
  it('is the bank account if a placement with service needs one', async () => {
    const { application, call } = await start();
    expect(await obstacleTo(application, facts, call)).toBe('payment');
    expect(await obstacleTo(application, { ...facts, lacksConditions: true }, call)).toBe('payment');
    expect(await obstacleTo(application, { ...facts, paymentFields: [] }, call)).toBeUndefined();
  });

  it('is the conditions of placements if not accepted', async () => {
    const { application, call } = await start({ conServicio: false });
    expect(await obstacleTo(application, { ...facts, lacksConditions: true }, call)).toBe('conditions');
    expect(await obstacleTo(application, facts, call)).toBeUndefined();
  });

  it('is absent for jobs', async () => {
    const { application, call } = await start({ idPerfil: 1 });
    expect(await obstacleTo(application, { ...facts, lacksConditions: true }, call)).toBeUndefined();
  });

  it('is left to the server if it cannot be read', async () => {
    const { application, call } = await start();
    const down: Caller = (...args) =>
      args[0].name === 'dameOferta' ? call(...args) : Promise.resolve(unavailable('network'));
    expect(await obstacleTo(application, facts, down)).toBeUndefined();
  });
});
