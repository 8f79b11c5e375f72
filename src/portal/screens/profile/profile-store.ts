import { editaUsuario, editaUsuarioLectura } from '#core/contract/calls/account-company.ts';
import { dameDatosContactoEmpresa, editaContactoEmpresa } from '#core/contract/calls/company.ts';
import type { RequestOf } from '#core/contract/call.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { UserContact } from '#core/contract/entities/contact.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { createRecordStore, type RecordStore, type SaveResult } from '#portal/data/cache/record-store.ts';

/** How someone uses the portal, apart from how they are reached. */
export type ProfileAccount = Pick<UserContact, 'sedeDefecto' | 'idIdiomaPreferido' | 'genero'>;

/** What is changed of it, `undefined` where nothing is chosen any more. */
export type AccountChanges = {
  [K in keyof ProfileAccount]?: RequestOf<typeof editaUsuario>[K] | undefined;
};

/** Own data of the contact of a company who is signed in. */
export interface ProfileStore extends Omit<RecordStore<UserContact>, 'save' | 'add'> {
  /**
   * @param opened the contact as it was when the editor was opened
   * @param password the present one, with another address
   */
  saveContact: (
    opened: ContactPart,
    changes: Partial<UserContact>,
    password?: { passwordActual?: string },
  ) => Promise<SaveResult>;
  saveAccount: (opened: ProfileAccount, changes: AccountChanges) => Promise<SaveResult>;
  changePassword: (present: string, password: string) => Promise<SaveResult>;
}

/** What says of a value that there is none any more. */
const takenAway = { sedeDefecto: '', idIdiomaPreferido: 0, genero: '' } as const;

export function accountOf({ sedeDefecto, idIdiomaPreferido, genero }: UserContact): ProfileAccount {
  return { sedeDefecto, idIdiomaPreferido, genero } as ProfileAccount;
}

/** What a company knows of the contact. */
export type ContactPart = Omit<UserContact, keyof ProfileAccount | 'nick'>;

/** The user name is left out: without one in a change, it follows the address if it was the same. */
export function contactPart(contact: UserContact): ContactPart {
  const { sedeDefecto: _, idIdiomaPreferido: __, genero: ___, nick: ____, ...part } = contact;
  return part;
}

export function createProfileStore(call: Caller, clock?: Clock): ProfileStore {
  const { $record, load, save } = createRecordStore<UserContact>(
    call,
    async () => {
      // How someone uses the portal is of the user, and not of the contact of the company.
      const [contact, user] = await Promise.all([
        call(dameDatosContactoEmpresa, {}),
        call(editaUsuarioLectura, {}),
      ]);
      if (!contact.ok || !user.ok) return contact.ok ? (user as CallFailure) : contact;
      return { ...contact, datos: { ...contact.datos, ...accountOf(user.datos) } };
    },
    clock,
  );
  const withChanges = (before: UserContact, changes: Partial<UserContact>): UserContact => ({
    ...before,
    ...changes,
  });
  return {
    $record,
    load,
    // The call replaces the contact: what the form does not show goes along as it is.
    saveContact: (opened, changes, password) =>
      save({
        call: editaContactoEmpresa,
        body: (now) =>
          ({ ...contactPart(withChanges(now, changes)), ...password }) as RequestOf<
            typeof editaContactoEmpresa
          >,
        replaces: { part: contactPart, opened },
        apply: (before) => withChanges(before, changes),
      }),
    saveAccount: (opened, changes) =>
      save({
        call: editaUsuario,
        // What is absent would stay as it was.
        body: () =>
          Object.fromEntries(
            Object.entries(changes).map(([key, value]) => [
              key,
              value ?? takenAway[key as keyof ProfileAccount],
            ]),
          ),
        replaces: { part: accountOf, opened },
        apply: (before) => withChanges(before, changes as ProfileAccount),
      }),
    changePassword: (passwordActual, password) =>
      save({
        call: editaUsuario,
        body: () => ({ passwordActual, password }),
        apply: (before) => before,
      }),
  };
}
