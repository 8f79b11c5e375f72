import { expect, it } from 'vitest';
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
