import { describe, expect, it } from 'vitest';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { lateServer } from '../../../../tests/support/faults/late-server.ts';
import {
  type CompanySandbox,
  startCompanySandbox,
} from '../../../../tests/support/sandbox/company-sandbox.ts';
import {
  contactForm as person,
  fiscalForm as account,
} from '../../../../tests/support/sandbox/make-companies.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import {
  type CompanyStore,
  contactPart,
  createCompanyStore,
  dataPart,
  type KnownCompany,
} from './company-store.ts';

async function start(): Promise<CompanySandbox & { store: CompanyStore }> {
  const sandbox = await startCompanySandbox();
  const store = createCompanyStore(sandboxCaller(sandbox, 'es', sandbox.as.token));
  await store.load();
  return { ...sandbox, store };
}

const known = ({ $record }: CompanyStore): KnownCompany => {
  const state = $record.get();
  if (state.state !== 'ready') throw new Error(`The company is ${state.state}`);
  return state.datos;
};

it('saves a part of the data of a company and leaves the rest as it is', async () => {
  const { store } = await start();
  const { iban, firmante } = known(store);
  const opened = dataPart(known(store), ['web', 'autorizaUsoLogo', 'descripcion']);
  const changes = { web: 'https://taller.example', autorizaUsoLogo: true, descripcion: 'Mecánica' };
  expect(await store.saveData(opened, changes)).toMatchObject({ ok: true });
  await store.load();
  expect(dataPart(known(store), ['web', 'autorizaUsoLogo', 'descripcion'])).toEqual(changes);
  expect(known(store)).toMatchObject({ iban, firmante });
});

it('takes an address away by sending an empty one', async () => {
  const { store } = await start();
  const part = () => dataPart(known(store), ['domicilioFacturacion']);
  const address = { direccion: 'Carrer Nou, 2', cp: '08002', localidad: 'BARCELONA', idPais: 1 };
  expect(await store.saveData(part(), { domicilioFacturacion: address })).toMatchObject({ ok: true });
  expect(await store.saveData(part(), { domicilioFacturacion: {} })).toMatchObject({ ok: true });
  await store.load();
  expect(part()).toEqual({ domicilioFacturacion: {} });
});

it('does not overwrite what a colleague has changed meanwhile, and knows what they have', async () => {
  const { store, call, as } = await start();
  const opened = dataPart(known(store), ['web']);
  await call('editaEmpresaCompletos', { as, body: { web: 'https://otra.example' } });
  const changes = { web: 'https://taller.example' };
  expect(await store.saveData(opened, changes)).toMatchObject({ ok: false, kind: 'changed' });
  expect(known(store).web).toBe('https://otra.example');
  expect(await store.saveData(dataPart(known(store), ['web']), changes)).toMatchObject({ ok: true });
});

it('adds a contact, and takes one that was sent before for the answer that was lost', async () => {
  const { store, call, as } = await start();
  const before = known(store).contactos.map(({ idContacto }) => idContacto);
  expect(await store.addContact(before, person)).toMatchObject({ ok: true });
  await store.load();
  expect(known(store).contactos).toHaveLength(before.length + 1);

  const other = { ...person, email: 'otra@taller.example', tipoContacto: [5] };
  const ids = known(store).contactos.map(({ idContacto }) => idContacto);
  await call('addContactoEmpresa', { as, body: other });
  expect(await store.addContact(ids, other)).toMatchObject({ ok: true });
  await store.load();
  expect(known(store).contactos).toHaveLength(before.length + 2);
});

describe('a contact to add', () => {
  /** What becomes of the next write; whatever is asked for after a loss does not come either until it `comes`. */
  async function lossy(fate: 'is lost' | 'comes too late') {
    const sandbox = await startCompanySandbox();
    const real = sandboxCaller(sandbox, 'es', sandbox.as.token);
    const late = lateServer();
    const state = { fate: fate as typeof fate | 'comes', isDown: false };
    const call: Caller = async (...asked) => {
      if (state.isDown) return unavailable('network');
      if (asked[0].method === 'GET' || state.fate === 'comes') return real(...asked);
      if (state.fate === 'comes too late') return late.hold(() => real(...asked), unavailable('timeout'));
      await real(...asked);
      state.isDown = true;
      return unavailable('network');
    };
    const store = createCompanyStore(call, late.clock);
    await store.load();
    const ids = known(store).contactos.map(({ idContacto }) => idContacto);
    const comes = (): void => void Object.assign(state, { fate: 'comes', isDown: false });
    const added = async () => {
      await store.load();
      return known(store).contactos.filter(({ idContacto }) => !ids.includes(idContacto));
    };
    return { store, ids, comes, added, sent: pageMemory<unknown>() };
  }

  it.each(['is lost', 'comes too late'] as const)(
    'whose answer %s becomes what stands in the form when it is saved again',
    async (fate) => {
      const { store, ids, comes, added, sent } = await lossy(fate);
      expect(await store.addContact(ids, person, sent)).toMatchObject({ ok: false, kind: 'unavailable' });
      comes();
      const changed = { ...person, email: 'otra@taller.example', telefono1: '600123456' };
      expect(await store.addContact(ids, changed, sent)).toMatchObject({ ok: true });
      expect(await added()).toMatchObject([{ email: changed.email, telefono1: changed.telefono1 }]);
    },
  );

  it('that another tab has added is not added again, and one who says something else is refused', async () => {
    const { store, ids, comes, added } = await lossy('is lost');
    comes();
    await store.addContact(ids, person, pageMemory());
    expect(await store.addContact(ids, person, pageMemory())).toMatchObject({ ok: true });
    const changed = { ...person, telefono1: '600123456' };
    expect(await store.addContact(ids, changed, pageMemory())).toMatchObject({ ok: false, code: 29 });
    expect(await added()).toHaveLength(1);
  });
});

it('says that an account arrived with something else, since it cannot be changed', async () => {
  const { store, call, as } = await start();
  const sent = pageMemory<unknown>();
  sent.keep({ before: [], said: [account], until: 0 });
  await call('addCuentaFacturacion', { as, body: account });
  expect(await store.addAccount([], { ...account, cp: '08003' }, sent)).toEqual({
    ok: false,
    kind: 'arrived',
  });
});

it('takes the own change that arrived without an answer for no conflict', async () => {
  const sandbox = await startCompanySandbox();
  const real = sandboxCaller(sandbox, 'es', sandbox.as.token);
  let isDown = false;
  const store = createCompanyStore(async (...asked) => {
    if (isDown) return unavailable('network');
    const result = await real(...asked);
    isDown = asked[0].method === 'POST';
    return isDown ? unavailable('network') : result;
  });
  await store.load();
  const opened = dataPart(known(store), ['web']);
  expect(await store.saveData(opened, { web: 'https://uno.example' })).toMatchObject({
    ok: false,
    code: 500,
  });
  isDown = false;
  expect(await store.saveData(opened, { web: 'https://dos.example' })).toMatchObject({
    ok: false,
    code: 500,
  });
  isDown = false;
  await store.load();
  expect(known(store).web).toBe('https://dos.example');
});

it('changes how a contact is reached', async () => {
  const { store, call, as } = await start();
  const { datos } = await call('addContactoEmpresa', { as, body: person });
  await store.load();
  const contact = () => {
    const found = known(store).contactos.find(({ idContacto }) => idContacto === datos?.idContacto);
    if (!found) throw new Error('The contact is gone');
    return found;
  };
  const opened = contactPart(contact());
  expect(await store.saveContact(opened, { puesto: 'Gerente' })).toMatchObject({ ok: true });
  await store.load();
  expect(contact()).toMatchObject({ ...person, puesto: 'Gerente' });
  expect(await store.saveContact(opened, { puesto: 'Jefa' })).toMatchObject({ ok: false, kind: 'changed' });
});

it('leaves the address of a colleague who signs in to them', async () => {
  const { store, call, as } = await start();
  const body = { ...person, password: 'Andana2026' };
  const { datos } = await call('addContactoEmpresa', { as, body });
  await store.load();
  const colleague = known(store).contactos.find(({ idContacto }) => idContacto === datos?.idContacto);
  if (!colleague) throw new Error('The colleague is not there');
  const opened = contactPart(colleague);
  expect(await store.saveContact(opened, { email: 'otra@taller.example' })).toMatchObject({
    ok: false,
    code: 48,
  });
  expect(await store.saveContact(opened, { puesto: 'Gerente' })).toMatchObject({ ok: true });
});

it('adds a fiscal account once, and says where there is one with its number', async () => {
  const { store, call, as } = await start();
  const ids = () => known(store).cuentasFacturacion.map(({ idCuenta }) => idCuenta);
  await call('addCuentaFacturacion', { as, body: account });
  expect(await store.addAccount(ids(), account)).toMatchObject({ ok: true });
  await store.load();
  expect(known(store).cuentasFacturacion).toMatchObject([account]);
  expect(await store.addAccount(ids(), account)).toMatchObject({ ok: false, code: 8 });
});
