import * as codes from '#core/contract/codes.ts';
import { editaEmpresaCompletos } from '#core/contract/calls/account-company.ts';
import {
  addContactoEmpresa,
  addCuentaFacturacion,
  dameContactosConveniosEmpresa,
  dameContactosFacturacionEmpresa,
  dameContactosTipoTutorPracticas,
  dameDatosEmpresa,
  editaContactoEmpresa,
} from '#core/contract/calls/company.ts';
import type { DatosOf, RequestOf } from '#core/contract/call.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { Contact, NewContact } from '#core/contract/entities/contact.ts';
import type { NewFiscalAccount } from '#core/contract/entities/fiscal-account.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import type { DatosOfCall } from '#portal/data/server/client/answered.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { createRecordStore, type RecordStore, type SaveResult } from '#portal/data/cache/record-store.ts';
import type { CompanyData } from '#portal/pieces/company-data/company-data.ts';

/** A company with all of its contacts. */
export type KnownCompany = Company & { contactos: Contact[] };

/** A contact without the user name: only the contact manages the account. */
export type CompanyContactPart = Omit<Contact, 'nick'>;

/** Store of the signed-in user's company. */
export interface CompanyStore extends Omit<RecordStore<KnownCompany>, 'save' | 'add'> {
  /** @param opened data at the time the editor was opened; its keys are compared to detect conflicts */
  saveData: (opened: CompanyData, changes: CompanyData) => Promise<SaveResult>;
  /** @param known ids of the contacts at the time the editor was opened */
  addContact: (
    known: readonly number[],
    contact: NewContact,
    sent?: SentMemory<unknown>,
  ) => Promise<SaveResult<Partial<DatosOf<typeof addContactoEmpresa>>>>;
  saveContact: (opened: CompanyContactPart, changes: Partial<Contact>) => Promise<SaveResult>;
  /** @param known ids of the accounts at the time the editor was opened */
  addAccount: (
    known: readonly number[],
    account: NewFiscalAccount,
    sent?: SentMemory<unknown>,
  ) => Promise<SaveResult<Partial<DatosOf<typeof addCuentaFacturacion>>>>;
}

/** Picks keys of a company's data; missing values are `undefined`. */
export function dataPart(company: Company, keys: readonly (keyof CompanyData)[]): CompanyData {
  const all: CompanyData = { ...company, descripcion: company.datosEmpresa.descripcion };
  return Object.fromEntries(keys.map((key) => [key, all[key]])) as CompanyData;
}

/** Omits the user name, which colleagues cannot change. */
export function contactPart({ nick: _, ...part }: Contact): CompanyContactPart {
  return part;
}

/** Merges lists of contacts without duplicates. */
function mergeContacts(lists: readonly (readonly Contact[])[]): Contact[] {
  return [...new Map(lists.flat().map((contact) => [contact.idContacto, contact])).values()];
}

const contactById = ({ contactos }: KnownCompany, id: number): Contact | undefined =>
  contactos.find(({ idContacto }) => idContacto === id);

const taskLists = [
  dameContactosTipoTutorPracticas,
  dameContactosConveniosEmpresa,
  dameContactosFacturacionEmpresa,
] as const;

/** Reads the company; if the answer lacks the list of all contacts, merges the lists of contacts by task. */
async function readCompany(call: Caller): Promise<({ ok: true } & DatosOfCall<KnownCompany>) | CallFailure> {
  const company = await call(dameDatosEmpresa, {});
  if (!company.ok) return company;
  const { datos } = company;
  if (datos.contactos) return { ...company, datos: { ...datos, contactos: datos.contactos } };
  const lists = await Promise.all(taskLists.map((list) => call(list, {})));
  const contactLists = [datos.contactosGestion];
  for (const list of lists) {
    if (!list.ok) return list;
    contactLists.push(list.datos);
  }
  return { ...company, datos: { ...datos, contactos: mergeContacts(contactLists) } };
}

export function createCompanyStore(call: Caller, clock?: Clock): CompanyStore {
  const { $record, load, save, add } = createRecordStore<KnownCompany>(call, () => readCompany(call), clock);
  const store: CompanyStore = {
    $record,
    load,
    saveData: (opened, { descripcion, ...changes }) => {
      const text = descripcion === undefined ? {} : { descripcion };
      return save({
        call: editaEmpresaCompletos,
        body: () =>
          ({
            ...changes,
            ...(descripcion !== undefined && { datosEmpresa: text }),
          }) as RequestOf<typeof editaEmpresaCompletos>,
        replaces: {
          part: (company) => dataPart(company, Object.keys(opened) as (keyof CompanyData)[]),
          opened,
        },
        apply: (current) =>
          ({
            ...current,
            ...changes,
            datosEmpresa: { ...current.datosEmpresa, ...text },
          }) as KnownCompany,
      });
    },
    addContact: (known, contact, sent) => {
      const { password: _, ...values } = contact;
      return add({
        call: addContactoEmpresa,
        body: contact,
        values,
        rows: ({ contactos }) => contactos,
        idOf: ({ idContacto }) => idContacto,
        keys: ['email'],
        known,
        alreadyThere: [codes.userExists, codes.contactExists, codes.emailOfOtherCompany],
        found: ({ idContacto }) => ({ idContacto }),
        edit: (there) => store.saveContact(contactPart(there), values),
        apply: (current, { idContacto }) => ({
          ...current,
          contactos: mergeContacts([current.contactos, [{ ...values, idContacto }]]),
        }),
        ...omitUndefined({ sent }),
      });
    },
    // The call replaces the contact, so fields that the form does not show are sent unchanged.
    saveContact: (opened, changes) => {
      const id = opened.idContacto;
      const changed = (contact: Contact): Contact => ({ ...contact, ...changes });
      const part = (company: KnownCompany): CompanyContactPart | undefined => {
        const contact = contactById(company, id);
        return contact && contactPart(contact);
      };
      return save({
        call: editaContactoEmpresa,
        body: (company) =>
          contactPart(changed(contactById(company, id) ?? opened)) as RequestOf<typeof editaContactoEmpresa>,
        replaces: { part, opened },
        apply: (current) => ({
          ...current,
          contactos: current.contactos.map((contact) =>
            contact.idContacto === id ? changed(contact) : contact,
          ),
        }),
      });
    },
    addAccount: (known, account, sent) => {
      const values = { ...account, CIF: normalizeDocument(account.CIF) };
      return add({
        call: addCuentaFacturacion,
        body: account,
        values,
        rows: ({ cuentasFacturacion }) => cuentasFacturacion,
        idOf: ({ idCuenta }) => idCuenta,
        keys: ['CIF'],
        known,
        alreadyThere: [codes.alreadyExisted],
        found: ({ idCuenta }) => ({ idCuenta }),
        apply: (current, { idCuenta }) => ({
          ...current,
          cuentasFacturacion: [...current.cuentasFacturacion, { ...values, idCuenta }],
        }),
        ...omitUndefined({ sent }),
      });
    },
  };
  return store;
}
