import { expect, it } from 'vitest';
import { createCaller } from '#api/client/call.ts';
import type { UserContact } from '#api/entities/contact.ts';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { accountOf, contactPart, createProfileStore, type ProfileStore } from './profile-store.ts';

async function start(): Promise<{ sandbox: TestSandbox; profile: ProfileStore }> {
  const sandbox = await startSandbox();
  const token = await sandbox.tokenOf('company');
  const profile = createProfileStore(
    createCaller({
      base: `${sandbox.url}/api`,
      language: 'es',
      token: () => token,
      report: () => undefined,
      leaving: () => new AbortController().signal,
      wait: () => Promise.resolve(),
    }),
  );
  await profile.load();
  return { sandbox, profile };
}

const known = ({ $record }: ProfileStore): UserContact => {
  const state = $record.get();
  if (state.state !== 'ready') throw new Error(`The contact is ${state.state}`);
  return state.datos;
};

const details = { puesto: 'Directora', telefono1: '972 111 222', departamento: 'Personas' };

it('saves how a contact is reached, and the user name follows the address', async () => {
  const { profile } = await start();
  const { nick, tipoContacto } = known(profile);
  expect(nick).toBe(known(profile).email);
  const changes = { ...details, email: 'remei@oller.example' };
  expect(await profile.saveContact(contactPart(known(profile)), changes)).toMatchObject({ ok: true });
  await profile.load();
  expect(known(profile)).toMatchObject({ ...changes, nick: 'remei@oller.example', tipoContacto });
  await profile.saveContact(contactPart(known(profile)), { departamento: '' });
  await profile.load();
  expect(known(profile)).toMatchObject({ ...changes, departamento: '' });
});

it('saves how someone uses the portal apart from that', async () => {
  const { profile } = await start();
  const account = { sedeDefecto: 'empleo', idIdiomaPreferido: 2, genero: 'mujer' } as const;
  expect(await profile.saveAccount(accountOf(known(profile)), account)).toMatchObject({ ok: true });
  await profile.load();
  expect(accountOf(known(profile))).toEqual(account);
});

it('does not overwrite what was changed elsewhere meanwhile', async () => {
  const { profile, sandbox } = await start();
  const opened = contactPart(known(profile));
  await sandbox.call('editaUsuario', { as: 'company', body: { puesto: 'Gerente' } });
  expect(await profile.saveContact(opened, details)).toMatchObject({ ok: false, kind: 'changed' });
  expect(known(profile).puesto).toBe('Gerente');
  expect(await profile.saveContact(contactPart(known(profile)), details)).toMatchObject({ ok: true });
});

it('changes the password of whoever knows the present one', async () => {
  const { profile, sandbox } = await start();
  const next = 'Andana2027';
  expect(await profile.changePassword('Equivocada1', next)).toMatchObject({ ok: false, code: 3 });
  expect(await profile.changePassword('Andana2026', 'corta')).toMatchObject({ ok: false, code: 28 });
  expect(await profile.changePassword('Andana2026', next)).toMatchObject({ ok: true });
  const { email = '' } = known(profile);
  const credentials = { usuario: email, password: next };
  expect(await sandbox.call('dameEmpresasDelUsuario', { body: credentials })).toMatchObject({ status: 0 });
});
