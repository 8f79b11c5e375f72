import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/core/contract/call.ts';
import { callList } from '../../src/core/contract/calls/index.ts';
import { handlers } from '../../src/sandbox/areas/index.ts';
import { makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

const student = { usuario: 'nora@alumnado.example' };
const contact = { usuario: 'pau@empresa.example' };

const userCalls = callList.filter(
  ({ name, who }) => name in handlers && who !== 'publico' && who !== 'encuesta',
);

/** Path of a call for a side of the portal, with some value for each parameter. */
function pathFor(call: Call, side: 'Alumno' | 'Empresa'): string | undefined {
  if (call.who !== 'usuario' && call.who !== side.toLowerCase()) return undefined;
  return call.path
    .replace('{tipo}', side)
    .replace('{type}', 'practicas')
    .replace(/\{\w+\}/g, '1');
}

interface Started {
  sandbox: TestSandbox;
  student: number;
  company: number;
}

async function start(): Promise<Started> {
  const sandbox = await startSandbox({ content: 'empty' });
  const id = makeStudent(sandbox.db, { email: student.usuario });
  const company = makeCompany(sandbox.db);
  makeContact(sandbox.db, company, { email: contact.usuario });
  await sandbox.tokenOf(student);
  await sandbox.tokenOf(contact);
  return { sandbox, student: id, company };
}

/** Expects a code of every call of a side. */
async function expectEverywhere(
  sandbox: TestSandbox,
  side: 'Alumno' | 'Empresa',
  as: { usuario: string } | undefined,
  status: number,
): Promise<void> {
  for (const call of userCalls) {
    const path = pathFor(call, side);
    if (path === undefined) continue;
    const answer = await sandbox.send(call.method, path, as ? { as } : {});
    expect(answer, `${call.method} ${path}`).toMatchObject({ http: 200, status });
  }
  expect(sandbox.faults).toEqual([]);
}

describe('every call for students', () => {
  it.each([
    ['has been blocked', { estado: 'bloqueada' }, 90],
    ['has left the service', { estado: 'baja' }, 32],
    ['has lost access', { estado: 'sinAcceso' }, 79],
    ['has signed out everywhere', { tokensDesde: 9_999_999_999 }, 2],
  ] as const)('is refused to someone who %s since', async (_, values, status) => {
    const started = await start();
    started.sandbox.db.update('account', { id: started.student }, values);
    await expectEverywhere(started.sandbox, 'Alumno', student, status);
  });

  it('is refused after losing both services', async () => {
    const started = await start();
    started.sandbox.db.update('student', { id: started.student }, { conPracticas: false, conEmpleo: false });
    await expectEverywhere(started.sandbox, 'Alumno', student, 59);
  });

  it('is refused to companies and without a session', async () => {
    const { sandbox } = await start();
    await expectEverywhere(sandbox, 'Alumno', contact, 71);
    await expectEverywhere(sandbox, 'Alumno', undefined, 2);
  });
});

describe('every call for companies', () => {
  it.each([
    ['has been blocked', { estado: 'bloqueada' }, 90],
    ['has lost access', { estado: 'sinAcceso' }, 79],
  ] as const)('is refused to someone who %s since', async (_, values, status) => {
    const { sandbox } = await start();
    sandbox.db.update('account', { kind: 'empresa' }, values);
    await expectEverywhere(sandbox, 'Empresa', contact, status);
  });

  it('is refused while the company is blocked', async () => {
    const { sandbox, company } = await start();
    sandbox.db.update('company', { id: company }, { estado: 'bloqueada' });
    await expectEverywhere(sandbox, 'Empresa', contact, 9);
  });

  it('is refused to someone without a company', async () => {
    const { sandbox, company } = await start();
    sandbox.db.update('contact', { company }, { account: null });
    await expectEverywhere(sandbox, 'Empresa', contact, 59);
  });

  it('is refused to students and without a session', async () => {
    const { sandbox } = await start();
    await expectEverywhere(sandbox, 'Empresa', student, 71);
    await expectEverywhere(sandbox, 'Empresa', undefined, 2);
  });
});
