import { expect, it } from 'vitest';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { UserContact } from '#core/contract/entities/contact.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { startSandbox, type TestSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import {
  accountOf,
  contactPart,
  createContactProfileStore,
  type ProfileStore,
} from './contact-profile-store.ts';

async function start(): Promise<{ sandbox: TestSandbox; profile: ProfileStore }> {
  const sandbox = await startSandbox();
  const token = await sandbox.tokenOf('company');
  const profile = createContactProfileStore(sandboxCaller(sandbox, 'es', token));
  await profile.load();
  return { sandbox, profile };
}

const contactOf = ({ $record }: ProfileStore): UserContact => {
  const state = $record.get();
  if (state.state !== 'ready') throw new Error(`The contact is ${state.state}`);
  return state.datos;
};

const details = { puesto: 'Directora', telefono1: '972 111 222', departamento: 'Personas' };

it('saves contact data; a new email requires the current password and becomes the user name', async () => {
  const { profile } = await start();
  const { nick, tipoContacto } = contactOf(profile);
  expect(nick).toBe(contactOf(profile).email);
  const changes = { ...details, email: 'remei@oller.example' };
  const save = (password?: object) => profile.saveContact(contactPart(contactOf(profile)), changes, password);
  expect(await save()).toMatchObject({ ok: false, code: 15 });
  expect(await save({ passwordActual: 'Equivocada1' })).toMatchObject({ ok: false, code: 3 });
  expect(await save({ passwordActual: 'Andana2026' })).toMatchObject({ ok: true });
  await profile.load();
  expect(contactOf(profile)).toMatchObject({ ...changes, nick: 'remei@oller.example', tipoContacto });
  await profile.saveContact(contactPart(contactOf(profile)), { departamento: '' });
  await profile.load();
  expect(contactOf(profile)).toMatchObject({ ...changes, departamento: '' });
});

it('saves account settings separately', async () => {
  const { profile } = await start();
  const account = { sedeDefecto: 'empleo', idIdiomaPreferido: 2, genero: 'mujer' } as const;
  expect(await profile.saveAccount(accountOf(contactOf(profile)), account)).toMatchObject({ ok: true });
  await profile.load();
  expect(accountOf(contactOf(profile))).toEqual(account);
});

it('clears account settings, and leaves the others', async () => {
  const { profile } = await start();
  const account = { sedeDefecto: 'empleo', idIdiomaPreferido: 2, genero: 'mujer' } as const;
  await profile.saveAccount(accountOf(contactOf(profile)), account);
  const none = { sedeDefecto: undefined, idIdiomaPreferido: undefined };
  expect(await profile.saveAccount(accountOf(contactOf(profile)), none)).toMatchObject({ ok: true });
  await profile.load();
  expect(accountOf(contactOf(profile))).toEqual({ genero: 'mujer' });
});

it("reads account settings from the user, not from the company's contact", async () => {
  const { sandbox } = await start();
  await sandbox.call('editaUsuario', { as: 'company', body: { sedeDefecto: 'empleo' } });
  const call = sandboxCaller(sandbox, 'es', await sandbox.tokenOf('company'));
  const reading: Caller = async (definition, ...rest) => {
    const result = await call(definition, ...rest);
    if (!result.ok || definition.name !== 'dameDatosContactoEmpresa') return result;
    const { sedeDefecto: _, ...datos } = result.datos as UserContact;
    return { ...result, datos: datos as never };
  };
  const profile = createContactProfileStore(reading);
  await profile.load();
  expect(accountOf(contactOf(profile))).toMatchObject({ sedeDefecto: 'empleo' });
});

it('does not overwrite changes made elsewhere meanwhile', async () => {
  const { profile, sandbox } = await start();
  const opened = contactPart(contactOf(profile));
  await sandbox.call('editaUsuario', { as: 'company', body: { puesto: 'Gerente' } });
  expect(await profile.saveContact(opened, details)).toMatchObject({ ok: false, kind: 'changed' });
  expect(contactOf(profile).puesto).toBe('Gerente');
  expect(await profile.saveContact(contactPart(contactOf(profile)), details)).toMatchObject({ ok: true });
});

it('changes the password if the current one is right', async () => {
  const { profile, sandbox } = await start();
  const next = 'Andana2027';
  expect(await profile.changePassword('Equivocada1', next)).toMatchObject({ ok: false, code: 3 });
  expect(await profile.changePassword('Andana2026', 'corta')).toMatchObject({ ok: false, code: 28 });
  expect(await profile.changePassword('Andana2026', next)).toMatchObject({ ok: true });
  const { email = '' } = contactOf(profile);
  const credentials = { usuario: email, password: next };
  expect(await sandbox.call('dameEmpresasDelUsuario', { body: credentials })).toMatchObject({ status: 0 });
});
