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

const loadedCompany = ({ $record }: CompanyStore): KnownCompany => {
  const state = $record.get();
  if (state.state !== 'ready') throw new Error(`The company is ${state.state}`);
  return state.datos;
};

it('saves a part of a company’s data and leaves the rest unchanged', async () => {
  const { store } = await start();
  const { iban, firmante } = loadedCompany(store);
  const opened = dataPart(loadedCompany(store), ['web', 'autorizaUsoLogo', 'descripcion']);
  const changes = { web: 'https://taller.example', autorizaUsoLogo: true, descripcion: 'Mecánica' };
  expect(await store.saveData(opened, changes)).toMatchObject({ ok: true });
  await store.load();
  expect(dataPart(loadedCompany(store), ['web', 'autorizaUsoLogo', 'descripcion'])).toEqual(changes);
  expect(loadedCompany(store)).toMatchObject({ iban, firmante });
});

it('removes an address by sending an empty one', async () => {
  const { store } = await start();
  const part = () => dataPart(loadedCompany(store), ['domicilioFacturacion']);
  const address = { direccion: 'Carrer Nou, 2', cp: '08002', localidad: 'BARCELONA', idPais: 1 };
  expect(await store.saveData(part(), { domicilioFacturacion: address })).toMatchObject({ ok: true });
  expect(await store.saveData(part(), { domicilioFacturacion: {} })).toMatchObject({ ok: true });
  await store.load();
  expect(part()).toEqual({ domicilioFacturacion: {} });
});

it('does not overwrite a concurrent change of a colleague, and loads it', async () => {
  const { store, call, as } = await start();
  const opened = dataPart(loadedCompany(store), ['web']);
  await call('editaEmpresaCompletos', { as, body: { web: 'https://otra.example' } });
  const changes = { web: 'https://taller.example' };
  expect(await store.saveData(opened, changes)).toMatchObject({ ok: false, kind: 'changed' });
  expect(loadedCompany(store).web).toBe('https://otra.example');
  expect(await store.saveData(dataPart(loadedCompany(store), ['web']), changes)).toMatchObject({ ok: true });
});

it('adds a contact, and takes an equal one for its own after a lost answer', async () => {
  const { store, call, as } = await start();
  const before = loadedCompany(store).contactos.map(({ idContacto }) => idContacto);
  expect(await store.addContact(before, person)).toMatchObject({ ok: true });
  await store.load();
  expect(loadedCompany(store).contactos).toHaveLength(before.length + 1);

  const other = { ...person, email: 'otra@taller.example', tipoContacto: [5] };
  const ids = loadedCompany(store).contactos.map(({ idContacto }) => idContacto);
  await call('addContactoEmpresa', { as, body: other });
  expect(await store.addContact(ids, other)).toMatchObject({ ok: true });
  await store.load();
  expect(loadedCompany(store).contactos).toHaveLength(before.length + 2);
});

describe('a new contact', () => {
  /** A store whose next write is lost or late; after a loss every call fails until `recover` is called. */
  async function lossyStore(fate: 'is lost' | 'comes too late') {
    const sandbox = await startCompanySandbox();
    const real = sandboxCaller(sandbox, 'es', sandbox.as.token);
    const late = lateServer();
    const state = { fate: fate as typeof fate | 'arrives', isDown: false };
    const call: Caller = async (...args) => {
      if (state.isDown) return unavailable('network');
      if (args[0].method === 'GET' || state.fate === 'arrives') return real(...args);
      if (state.fate === 'comes too late') return late.hold(() => real(...args), unavailable('timeout'));
      await real(...args);
      state.isDown = true;
      return unavailable('network');
    };
    const store = createCompanyStore(call, late.clock);
    await store.load();
    const ids = loadedCompany(store).contactos.map(({ idContacto }) => idContacto);
    const recover = (): void => void Object.assign(state, { fate: 'arrives', isDown: false });
    const added = async () => {
      await store.load();
      return loadedCompany(store).contactos.filter(({ idContacto }) => !ids.includes(idContacto));
    };
    return { store, ids, recover, added, sent: pageMemory<unknown>() };
  }

  it.each(['is lost', 'comes too late'] as const)(
    'whose answer %s gets the values of the form when it is saved again',
    async (fate) => {
      const { store, ids, recover, added, sent } = await lossyStore(fate);
      expect(await store.addContact(ids, person, sent)).toMatchObject({ ok: false, kind: 'unavailable' });
      recover();
      const changed = { ...person, email: 'otra@taller.example', telefono1: '600123456' };
      expect(await store.addContact(ids, changed, sent)).toMatchObject({ ok: true });
      expect(await added()).toMatchObject([{ email: changed.email, telefono1: changed.telefono1 }]);
    },
  );

  it('added by another tab is not added again, and one with other data is refused', async () => {
    const { store, ids, recover, added } = await lossyStore('is lost');
    recover();
    await store.addContact(ids, person, pageMemory());
    expect(await store.addContact(ids, person, pageMemory())).toMatchObject({ ok: true });
    const changed = { ...person, telefono1: '600123456' };
    expect(await store.addContact(ids, changed, pageMemory())).toMatchObject({ ok: false, code: 29 });
    expect(await added()).toHaveLength(1);
  });
});

it('reports an account that arrived with other data, since accounts cannot be changed', async () => {
  const { store, call, as } = await start();
  const sent = pageMemory<unknown>();
  sent.keep({ before: [], attempts: [account], until: 0 });
  await call('addCuentaFacturacion', { as, body: account });
  expect(await store.addAccount([], { ...account, cp: '08003' }, sent)).toEqual({
    ok: false,
    kind: 'arrived',
  });
});

it('does not report its own unanswered change as a conflict', async () => {
  const sandbox = await startCompanySandbox();
  const real = sandboxCaller(sandbox, 'es', sandbox.as.token);
  let isDown = false;
  const store = createCompanyStore(async (...args) => {
    if (isDown) return unavailable('network');
    const result = await real(...args);
    isDown = args[0].method === 'POST';
    return isDown ? unavailable('network') : result;
  });
  await store.load();
  const opened = dataPart(loadedCompany(store), ['web']);
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
  expect(loadedCompany(store).web).toBe('https://dos.example');
});

it('saves changes of a contact, and detects concurrent ones', async () => {
  const { store, call, as } = await start();
  const { datos } = await call('addContactoEmpresa', { as, body: person });
  await store.load();
  const contact = () => {
    const row = loadedCompany(store).contactos.find(({ idContacto }) => idContacto === datos?.idContacto);
    if (!row) throw new Error('The contact is gone');
    return row;
  };
  const opened = contactPart(contact());
  expect(await store.saveContact(opened, { puesto: 'Gerente' })).toMatchObject({ ok: true });
  await store.load();
  expect(contact()).toMatchObject({ ...person, puesto: 'Gerente' });
  expect(await store.saveContact(opened, { puesto: 'Jefa' })).toMatchObject({ ok: false, kind: 'changed' });
});

it('cannot change the email of a colleague with an account', async () => {
  const { store, call, as } = await start();
  const body = { ...person, password: 'Andana2026' };
  const { datos } = await call('addContactoEmpresa', { as, body });
  await store.load();
  const colleague = loadedCompany(store).contactos.find(({ idContacto }) => idContacto === datos?.idContacto);
  if (!colleague) throw new Error('The colleague is not there');
  const opened = contactPart(colleague);
  expect(await store.saveContact(opened, { email: 'otra@taller.example' })).toMatchObject({
    ok: false,
    code: 48,
  });
  expect(await store.saveContact(opened, { puesto: 'Gerente' })).toMatchObject({ ok: true });
});

it('adds a fiscal account once, and refuses another one with its number', async () => {
  const { store, call, as } = await start();
  const ids = () => loadedCompany(store).cuentasFacturacion.map(({ idCuenta }) => idCuenta);
  await call('addCuentaFacturacion', { as, body: account });
  expect(await store.addAccount(ids(), account)).toMatchObject({ ok: true });
  await store.load();
  expect(loadedCompany(store).cuentasFacturacion).toMatchObject([account]);
  expect(await store.addAccount(ids(), account)).toMatchObject({ ok: false, code: 8 });
});
