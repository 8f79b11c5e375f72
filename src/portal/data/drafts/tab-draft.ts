import type { StorageKey } from '#core/shared/stored-names.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '#portal/data/server/idempotency-keys.ts';
import { draftSuffix } from '#portal/data/session/identity.ts';
import { lastPerson } from '#portal/data/session/session-store.ts';
import { warnStorageBlocked } from '#portal/data/browser/warn-storage-blocked.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** Keeps what was typed into a form until it is sent: across an error, a reload and the end of the session. */
export interface FormDraft<V> {
  read: () => Partial<V> | undefined;
  write: (values: V) => void;
  clear: () => void;
  /** Whether something is kept that outlives the page. */
  isKept: () => boolean;
  /** Keys of its calls, kept and cleared with it. */
  keys: IdempotencyKeys;
}

/** Names of fields; where it depends on what stands in them, what gives the names. */
export type SecretFields<V> = readonly (keyof V & string)[] | ((values: V) => readonly (keyof V & string)[]);

/** Whether something that was typed into a form waits to be sent. */
export function hasDraft(form: string, id = ''): boolean {
  return tab.get(draftKey(form, id)) !== undefined;
}

/** Of what stands in a form, what may be kept. */
export function storableFields<V extends object>(values: V, secret: SecretFields<V>): Partial<V> {
  const left: readonly string[] = typeof secret === 'function' ? secret(values) : secret;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name))) as Partial<V>;
}

/** Key of a draft: those of each firm, and of each sign-in of an unknown account, are told apart by a suffix. */
function draftKey(form: string, id: string, part = ''): StorageKey {
  const person = lastPerson();
  return portalKey(`borrador.${form}.${id}${person ? draftSuffix(person.identity) : ''}${part}`);
}

/**
 * The draft of a form in this tab; it goes with the sign-out.
 * @param id what the form is about, where there are several: an offer, a survey
 * @param secret names of fields that are never kept: passwords, identity and bank numbers, disability
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
  /** Whether it outlives the page; not known of one that was there before. */
  let isStored: boolean | undefined;
  return {
    read: () => readJson(key),
    write: (values) => {
      // Without storage it is there only until the page is left.
      isStored = tab.set(key, JSON.stringify(storableFields(values, secret)));
      if (!isStored) warnStorageBlocked();
    },
    clear: () => {
      tab.remove(key);
      tab.remove(keysKey);
      isStored = false;
    },
    isKept: () => {
      const before = tab.get(key);
      return (isStored ??= before !== undefined && tab.set(key, before));
    },
    keys: createIdempotencyKeys({
      read: () => readJson(keysKey) ?? {},
      write: (keys) => tab.set(keysKey, JSON.stringify(keys)),
    }),
  };
}
