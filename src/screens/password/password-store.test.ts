import { describe, expect, it } from 'vitest';
import { sandboxCaller } from '../../../tests/support/sandbox-caller.ts';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { createCode } from '../../sandbox/accounts/one-time-codes.ts';
import { momentOf } from '../../sandbox/clock.ts';
import { sql } from '../../sandbox/db/sql.ts';
import { makeCompany, makeContact } from '../../sandbox/seed/make.ts';
import { personaOf } from '../../sandbox/seed/personas.ts';
import {
  type AskValues,
  askForLink,
  askProblems,
  chosenNotice,
  choosePassword,
  noAccount,
  type PasswordRoute,
} from './password-store.ts';

const student = personaOf('student').usuario;
const company = personaOf('company').usuario;
const asked = (values: Partial<AskValues>): AskValues => ({ ...noAccount, ...values });
const tokenOf = ({ links }: TestSandbox): string =>
  new URL(links()[0] ?? '', 'http://portal.example').searchParams.get('token') ?? '';

describe('asking for a link', () => {
  it.each<[PasswordRoute, Partial<AskValues>, string]>([
    ['reset-candidate', { usuario: ` ${student} ` }, 'restablecer-candidato'],
    ['reset-login', { by: 'nick', nick: company }, 'restablecer-login'],
    ['set-login', { by: 'nick', nick: company }, 'restablecer-login'],
  ])('at %s with %o sends a mail with a link', async (route, values, page) => {
    const sandbox = await startSandbox();
    expect(await askForLink(sandboxCaller(sandbox), route, asked(values))).toMatchObject({ ok: true });
    expect(sandbox.links()[0]).toContain(page);
  });

  it('finds a company by its number, however that is written', async () => {
    const sandbox = await startSandbox();
    const cif = sandbox.db.value<string>(sql`
      SELECT cif FROM company JOIN contact ON company = company.id WHERE email = ${company}`);
    const spaced = `${cif?.slice(0, 1)}-${cif?.slice(1)}`;
    const result = await askForLink(sandboxCaller(sandbox), 'reset-login', asked({ by: 'cif', cif: spaced }));
    expect(result).toMatchObject({ ok: true });
    expect(sandbox.links()).toHaveLength(1);
  });

  it.each<[PasswordRoute, Partial<AskValues>, number]>([
    ['reset-candidate', { usuario: 'nadie@alumnado.example' }, 3],
    ['reset-login', { nick: 'nadie@empresa.example' }, 3],
    ['reset-login', { by: 'cif', cif: 'B00000001' }, 33],
  ])('at %s with %o is refused with %i', async (route, values, code) => {
    const sandbox = await startSandbox();
    const result = await askForLink(sandboxCaller(sandbox), route, asked(values));
    expect(result).toMatchObject({ ok: false, code });
  });

  it('sends a graduate of the university to its own sign-in', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { sso: true } } });
    const { usuario } = personaOf('sso-graduate');
    const result = await askForLink(sandboxCaller(sandbox), 'reset-candidate', asked({ usuario }));
    expect(result).toMatchObject({ ok: false, code: 95 });
  });

  it.each<[PasswordRoute, Partial<AskValues>, object]>([
    ['reset-candidate', {}, { usuario: 'validation.required' }],
    ['reset-candidate', { usuario: 'lucia' }, { usuario: 'validation.emailOfSignIn' }],
    ['reset-candidate', { usuario: student }, {}],
    ['reset-login', { by: 'nick' }, { nick: 'validation.required' }],
    ['reset-login', { by: 'cif', nick: company }, { cif: 'validation.required' }],
    ['reset-login', { by: 'cif', cif: 'B50000000' }, { cif: 'validation.malformed' }],
    ['set-login', { by: 'cif', cif: 'PT501442600' }, {}],
  ])('at %s looks at %o first', (route, values, problems) => {
    expect(askProblems(route, asked(values))).toEqual(problems);
  });
});

describe('choosing a password', () => {
  it('works once with the link of the mail, and then one signs in with it', async () => {
    const sandbox = await startSandbox();
    const call = sandboxCaller(sandbox);
    await askForLink(call, 'reset-candidate', asked({ usuario: student }));
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
    await askForLink(call, 'reset-login', asked({ nick: company }));
    const token = tokenOf(sandbox);
    expect(await choosePassword(call, 'reset-login', token, 'corta')).toMatchObject({ code: 28 });
    expect(await choosePassword(call, 'reset-login', token, 'Otra-clave-9')).toMatchObject({ ok: true });
  });

  it('sets the first password of a company once', async () => {
    const sandbox = await startSandbox();
    const account = sandbox.db.insert('account', { kind: 'empresa', usuario: 'nueva@empresa.example' });
    makeContact(sandbox.db, makeCompany(sandbox.db), { account, email: 'nueva@empresa.example' });
    const now = momentOf(new Date());
    const token = createCode(sandbox.db, now, 'establecer', { account });
    const call = sandboxCaller(sandbox);
    expect(await choosePassword(call, 'set-login', token, 'Otra-clave-9')).toMatchObject({ ok: true });
    expect(await choosePassword(call, 'set-login', token, 'Otra-clave-9')).toMatchObject({ code: 43 });
    expect(await choosePassword(call, 'set-login', 'nada', 'Otra-clave-9')).toMatchObject({ code: 42 });
  });

  it('is told with the words for a first or another password', () => {
    expect((['reset-candidate', 'reset-login', 'set-login'] as const).map(chosenNotice)).toEqual([
      508, 508, 514,
    ]);
  });
});
