import type { StorageKey } from '#core/shared/stored-names.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { draftSuffix } from '#portal/data/session/identity.ts';
import { lastPerson } from '#portal/data/session/session-store.ts';
import { warnStorageBlocked } from '#portal/data/messages/warn-storage-blocked.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** The unsaved input of a form, kept until it is sent: across an error, a reload and the end of the session. */
export interface FormDraft<V> {
  read: () => Partial<V> | undefined;
  /** @param names names of the fields to store; all if undefined */
  write: (values: V, names?: ReadonlySet<string>) => void;
  clear: () => void;
  /** Whether the draft is stored, so that it outlives the page. */
  isStored: () => boolean;
  /** Idempotency keys of the form's calls, stored and cleared with the draft. */
  keys: IdempotencyKeys;
}

/** Names of the fields that are never stored, or a function from the values to the names. */
export type SecretFields<V> = readonly (keyof V & string)[] | ((values: V) => readonly (keyof V & string)[]);

/** Whether this tab has a draft of a form. */
export function hasDraft(form: string, id = ''): boolean {
  return tab.get(draftKey(form, id)) !== undefined;
}

/**
 * The values of a form without its secret fields.
 * @param names names of the fields to store; all if undefined
 */
export function storableFields<V extends object>(
  values: V,
  secret: SecretFields<V>,
  names?: ReadonlySet<string>,
): Partial<V> {
  const secretNames: readonly string[] = typeof secret === 'function' ? secret(values) : secret;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !secretNames.includes(name) && (!names || names.has(name))),
  ) as Partial<V>;
}

/** Storage key of a draft: a suffix tells the drafts of each firm, and of each unknown account, apart. */
function draftKey(form: string, id: string, part = ''): StorageKey {
  const person = lastPerson();
  return portalKey(`borrador.${form}.${id}${person ? draftSuffix(person.identity) : ''}${part}`);
}

/**
 * Creates the draft of a form in this tab; the sign-out removes it.
 * @param id subject of the form, where there are several: an offer, a survey
 * @param secret names of fields that are never stored: passwords, identity and bank numbers, disability
 */
export function createDraft<V extends object>(
  form: string,
  id = '',
  secret: SecretFields<V> = [],
): FormDraft<V> {
  const key = draftKey(form, id);
  const keysKey = draftKey(form, id, '#claves');
  const readJson = <T>(name: StorageKey): T | undefined => {
    try {
      return (JSON.parse(tab.get(name) ?? 'null') as T | null) ?? undefined;
    } catch {
      return undefined;
    }
  };
  /** Whether the draft is in storage; `undefined` until it is written or checked. */
  let isStored: boolean | undefined;
  return {
    read: () => readJson(key),
    write: (values, names) => {
      // With storage blocked, the draft is in memory and lasts as long as the page.
      isStored = tab.set(key, JSON.stringify(storableFields(values, secret, names)));
      if (!isStored) warnStorageBlocked();
    },
    clear: () => {
      tab.remove(key);
      tab.remove(keysKey);
      isStored = false;
    },
    isStored: () => {
      const text = tab.get(key);
      return (isStored ??= text !== undefined && tab.set(key, text));
    },
    keys: createIdempotencyKeys({
      read: () => readJson(keysKey) ?? {},
      write: (keys) => tab.set(keysKey, JSON.stringify(keys)),
    }),
  };
}
