import { describe, expect, it } from 'vitest';
import { faultyNetwork } from '../../../../tests/support/faults/faulty-network.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { startSandbox, type TestSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import type { Side } from '#core/routing/side.ts';
import { createCode } from '#sandbox/areas/accounts/one-time-codes.ts';
import { momentOf } from '#sandbox/clock.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCompany, makeContact } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { requestLink, linkRequestProblems, chosenNotice, choosePassword, noAccount } from './password.ts';
import type { LinkRequestValues } from './password-forms.ts';

const student = personaOf('student').usuario;
const company = personaOf('company').usuario;
const valuesWith = (values: Partial<LinkRequestValues>): LinkRequestValues => ({ ...noAccount, ...values });
const tokenOf = ({ links }: TestSandbox): string =>
  new URLSearchParams(new URL(links()[0] ?? '', 'http://portal.example').hash.slice(1)).get('token') ?? '';

describe('asking for a link', () => {
  it.each<[Side, Partial<LinkRequestValues>, string]>([
    ['student', { usuario: ` ${student} ` }, 'restablecer-candidato'],
    ['company', { by: 'nick', nick: company }, 'restablecer-login'],
  ])('for a %s with %o sends a mail with a link', async (side, values, page) => {
    const sandbox = await startSandbox();
    expect(await requestLink(sandboxCaller(sandbox), side, valuesWith(values))).toMatchObject({ ok: true });
    expect(sandbox.links()[0]).toContain(page);
  });

  it('finds a company by its tax number, however formatted', async () => {
    const sandbox = await startSandbox();
    const cif = sandbox.db.value<string>(sql`
      SELECT cif FROM company JOIN contact ON company = company.id WHERE email = ${company}`);
    const spaced = `${cif?.slice(0, 1)}-${cif?.slice(1)}`;
    const result = await requestLink(
      sandboxCaller(sandbox),
      'company',
      valuesWith({ by: 'cif', cif: spaced }),
    );
    expect(result).toMatchObject({ ok: true });
    expect(sandbox.links()).toHaveLength(1);
  });

  it.each<[Side, Partial<LinkRequestValues>, number]>([
    ['student', { usuario: 'nadie@alumnado.example' }, 3],
    ['company', { nick: 'nadie@empresa.example' }, 3],
    ['company', { by: 'cif', cif: 'B00000001' }, 33],
  ])('for a %s with %o is refused with %i', async (side, values, code) => {
    const sandbox = await startSandbox();
    const result = await requestLink(sandboxCaller(sandbox), side, valuesWith(values));
    expect(result).toMatchObject({ ok: false, code });
  });

  it('refuses a graduate who has an account of the university with code 95', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { sso: true } } });
    const { usuario } = personaOf('sso-graduate');
    const result = await requestLink(sandboxCaller(sandbox), 'student', valuesWith({ usuario }));
    expect(result).toMatchObject({ ok: false, code: 95 });
  });

  it.each<[Side, Partial<LinkRequestValues>, object]>([
    ['student', {}, { usuario: 'validation.required' }],
    ['student', { usuario: 'lucia' }, { usuario: 'validation.emailOfSignIn' }],
    ['student', { usuario: student }, {}],
    ['company', { by: 'nick' }, { nick: 'validation.required' }],
    ['company', { by: 'cif', nick: company }, { cif: 'validation.required' }],
    ['company', { by: 'cif', cif: 'B50000000' }, { cif: 'validation.malformed' }],
    ['company', { by: 'cif', cif: 'PT501442600' }, {}],
  ])('for a %s validates %o', (side, values, problems) => {
    expect(linkRequestProblems(side, valuesWith(values))).toEqual(problems);
  });
});

describe('choosing a password', () => {
  it('works once with the mailed link, and the new password signs in', async () => {
    const sandbox = await startSandbox();
    const call = sandboxCaller(sandbox);
    await requestLink(call, 'student', valuesWith({ usuario: student }));
    const token = tokenOf(sandbox);
    expect(await choosePassword(call, 'reset-candidate', token, 'Otra-clave-9')).toMatchObject({ ok: true });
    const signedIn = await sandbox.call('logaUsuario', {
      params: { tipo: 'Alumno' },
      body: { usuario: student, password: 'Otra-clave-9' },
    });
    expect(signedIn.status).toBe(0);
    const again = await choosePassword(call, 'reset-candidate', token, 'Otra-clave-8');
    expect(again).toMatchObject({ ok: false, code: 42 });
  });

  it('leaves the link usable when the password is too weak', async () => {
    const sandbox = await startSandbox();
    const call = sandboxCaller(sandbox);
    await requestLink(call, 'company', valuesWith({ nick: company }));
    const token = tokenOf(sandbox);
    expect(await choosePassword(call, 'reset-login', token, 'corta')).toMatchObject({ code: 28 });
    expect(await choosePassword(call, 'reset-login', token, 'Otra-clave-9')).toMatchObject({ ok: true });
  });

  it('sets the first password of a company once', async () => {
    const sandbox = await startSandbox();
    const email = 'nueva@empresa.example';
    const account = sandbox.db.insert('account', { kind: 'empresa', usuario: email, email });
    makeContact(sandbox.db, makeCompany(sandbox.db), { account, email });
    const now = momentOf(new Date());
    const token = createCode(sandbox.db, now, 'establecer', { account });
    const call = sandboxCaller(sandbox);
    expect(await choosePassword(call, 'set-login', token, 'Otra-clave-9')).toMatchObject({ ok: true });
    expect(await choosePassword(call, 'set-login', token, 'Otra-clave-9')).toMatchObject({ code: 43 });
    expect(await choosePassword(call, 'set-login', 'nada', 'Otra-clave-9')).toMatchObject({ code: 42 });
  });

  it('succeeds after a lost answer, unless another password may have been set', async () => {
    for (const tries of [['Otra-clave-9'], ['Otra-clave-8', 'Otra-clave-9']]) {
      const sandbox = await startSandbox();
      const network = faultyNetwork(sandbox);
      await requestLink(network.call, 'student', valuesWith({ usuario: student }));
      const token = tokenOf(sandbox);
      for (const password of tries) {
        network.fail('lost');
        await choosePassword(network.call, 'reset-candidate', token, password);
        network.heal();
      }
      const again = await choosePassword(network.call, 'reset-candidate', token, 'Otra-clave-9');
      expect(again.ok).toBe(tries.length === 1);
    }
  });

  it('is confirmed with the text for a first or another password', () => {
    expect((['reset-candidate', 'reset-login', 'set-login'] as const).map(chosenNotice)).toEqual([
      508, 508, 514,
    ]);
  });
});
