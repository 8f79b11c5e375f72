import { editaUsuario, editaUsuarioLectura } from '#core/contract/calls/account-company.ts';
import { dameDatosContactoEmpresa, editaContactoEmpresa } from '#core/contract/calls/company.ts';
import type { RequestOf } from '#core/contract/call.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { UserContact } from '#core/contract/entities/contact.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { createRecordStore, type RecordStore, type SaveResult } from '#portal/data/cache/record-store.ts';

/** Account settings of a contact. */
export type ProfileAccount = Pick<UserContact, 'sedeDefecto' | 'idIdiomaPreferido' | 'genero'>;

/** Changes of account settings; `undefined` clears one. */
export type AccountChanges = {
  [K in keyof ProfileAccount]?: RequestOf<typeof editaUsuario>[K] | undefined;
};

/** Store of the signed-in contact's profile. */
export interface ProfileStore extends Omit<RecordStore<UserContact>, 'save' | 'add'> {
  /**
   * @param opened the contact as it was when the editor was opened
   * @param password the current password, required for a new email
   */
  saveContact: (
    opened: ContactPart,
    changes: Partial<UserContact>,
    password?: { passwordActual?: string },
  ) => Promise<SaveResult>;
  saveAccount: (opened: ProfileAccount, changes: AccountChanges) => Promise<SaveResult>;
  changePassword: (present: string, password: string) => Promise<SaveResult>;
}

/** Wire values that clear a setting. */
const clearedValues = { sedeDefecto: '', idIdiomaPreferido: 0, genero: '' } as const;

export function accountOf({ sedeDefecto, idIdiomaPreferido, genero }: UserContact): ProfileAccount {
  return { sedeDefecto, idIdiomaPreferido, genero } as ProfileAccount;
}

/** Contact data that belong to the company. */
export type ContactPart = Omit<UserContact, keyof ProfileAccount | 'nick'>;

/** Picks the contact data without the user name, which the server then updates along with an equal email. */
export function contactPart(contact: UserContact): ContactPart {
  const { sedeDefecto: _, idIdiomaPreferido: __, genero: ___, nick: ____, ...part } = contact;
  return part;
}

export function createContactProfileStore(call: Caller, clock?: Clock): ProfileStore {
  const { $record, load, save } = createRecordStore<UserContact>(
    call,
    async () => {
      // Account settings belong to the user, not to the company's contact.
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
    // The call replaces the contact, so keys that the form does not show are sent unchanged.
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
        // Absent keys would stay unchanged, so cleared ones are sent as empty values.
        body: () =>
          Object.fromEntries(
            Object.entries(changes).map(([key, value]) => [
              key,
              value ?? clearedValues[key as keyof ProfileAccount],
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
