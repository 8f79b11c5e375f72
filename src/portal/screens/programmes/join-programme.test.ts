import { expect, it } from 'vitest';
import { userTypeId } from '#core/model/people.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { makeCompany, makeContact, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeProgramme } from '#sandbox/seed/make-university.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { joinProgramme } from './join-programme.ts';

const people = {
  student: { usuario: 'nora@alumnado.example' },
  company: { usuario: 'pau@empresa.example' },
};

/** Stands for a programme that cannot be read again. */
const unreadable = () => Promise.resolve(undefined);

it.each(['student', 'company'] as const)(
  'as %s, requests to join a programme once, and only if joining is required',
  async (side) => {
    const sandbox = await startSandbox({ content: 'empty' });
    makeStudent(sandbox.db, { email: people.student.usuario });
    makeContact(sandbox.db, makeCompany(sandbox.db), { email: people.company.usuario });
    const call = sandboxCaller(sandbox, 'es', await sandbox.tokenOf(people[side]));
    const programme = makeProgramme(sandbox.db, {});
    const stateOf = async () => {
      const params = { tipo: userTypeId[side], id: programme.urlAcceso };
      const { datos } = await sandbox.call('detallePrograma', { as: people[side], params });
      return datos?.estadoAdhesion;
    };
    expect(await stateOf()).toBe('ninguna');
    expect(await joinProgramme(side, programme, call, unreadable)).toMatchObject({ ok: true });
    expect(await stateOf()).toBe('solicitada');
    expect(await joinProgramme(side, programme, call, unreadable)).toMatchObject({ ok: false, code: 64 });
    const open = makeProgramme(sandbox.db, { necesitaAdhesion: false });
    expect(await joinProgramme(side, open, call, unreadable)).toMatchObject({ ok: false, code: 65 });
    const gone = { urlAcceso: 'nada' };
    expect(await joinProgramme(side, gone, call, unreadable)).toMatchObject({ ok: false, code: 63 });
  },
);

it.each([
  ['solicitada', { ok: true }],
  ['ninguna', { code: 500 }],
] as const)(
  'reconciles a lost answer with the state of the programme: %s',
  async (estadoAdhesion, outcome) => {
    const lost: Caller = () => Promise.resolve(unavailable('network'));
    const reread = () => Promise.resolve({ estadoAdhesion });
    expect(await joinProgramme('student', { urlAcceso: 'dual' }, lost, reread)).toMatchObject(outcome);
  },
);
