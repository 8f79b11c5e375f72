import type { StorageKey } from '#core/shared/stored-names.ts';
import type { FormDraft, SecretFields } from './tab-draft.ts';
import { storableFields } from './tab-draft.ts';
import { createIdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { firmOf } from '#portal/data/session/identity.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { warnStorageBlocked } from '#portal/data/messages/warn-storage-blocked.ts';
import { local, portalKey } from '#portal/data/browser/storage.ts';

/** How long a draft is kept after its last change, in milliseconds. */
const lifetime = 14 * 24 * 3_600_000;

interface StoredDraft<V> {
  /** `identity` of the session that the draft was written in. */
  owner: string;
  /** Time of the last change, ISO 8601. */
  fecha: string;
  values: Partial<V>;
  /** The form's own data, stored beside the values. */
  note?: unknown;
  /** Idempotency keys of calls that are not settled yet. */
  claves?: Readonly<Record<string, string>>;
}

/** Identifies a draft among those of this browser. */
export interface PersistentDraftName {
  /** Name of the form, such as `oferta`. */
  form: string;
  /** Id of the subject of the form. */
  id: string;
  /**
   * Tells the drafts of several opened forms apart; empty for a draft of an earlier version, which kept one for all.
   */
  instance: string;
}

/** A draft that outlives the tab, for someone who comes back another day. */
export interface PersistentDraft<V> extends FormDraft<V> {
  /** Time of the last change; `undefined` where nothing is stored. */
  since: () => Date | undefined;
  /** Stores the form's own data beside the values, as long as these are kept. */
  note: (note: unknown) => void;
  readNote: () => unknown;
}

/** A stored draft of a form. */
export interface FoundDraft<V> extends PersistentDraftName {
  since: Date;
  values: Partial<V>;
}

/** Storage key of a draft: the instance is a suffix behind the documented name. */
const keyOf = ({ form, id, instance }: PersistentDraftName): StorageKey =>
  portalKey(`borrador.${form}.${id}${instance && `@${instance}`}`);

function readStored<V>(key: StorageKey): StoredDraft<V> | undefined {
  try {
    const stored = JSON.parse(local.get(key) ?? 'null') as StoredDraft<V> | null;
    if (!stored) return undefined;
    if (Date.now() - Date.parse(stored.fecha) < lifetime) return stored;
    local.remove(key);
  } catch {
    // Not written by this portal.
  }
  return undefined;
}

/**
 * Finds all drafts of a form, newest first.
 * @param isOwn whether a draft of this owner (`identity` of a session) belongs to the current user
 */
export function findDrafts<V extends object>(
  form: string,
  isOwn: (owner: string) => boolean,
): FoundDraft<V>[] {
  const prefix = portalKey(`borrador.${form}.`);
  return local
    .keys(prefix)
    .flatMap((key) => {
      const [id = '', instance = ''] = key.slice(prefix.length).split('@');
      const name = { form, id, instance };
      const stored = readStored<V>(keyOf(name));
      if (!stored || !isOwn(stored.owner)) return [];
      return [{ ...name, since: new Date(stored.fecha), values: stored.values }];
    })
    .sort((one, other) => Number(other.since) - Number(one.since));
}

/** How long a reloaded page waits for its lock, in milliseconds: the page before the reload may still hold it. */
const lockTimeout = 2_000;

/**
 * Locks a draft for this page until the page is closed.
 * @returns whether the lock was obtained; always true in browsers without Web Locks
 */
function lock(name: PersistentDraftName, wait: boolean): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const options = wait ? { signal: AbortSignal.timeout(lockTimeout) } : { ifAvailable: true };
    navigator.locks
      .request(keyOf(name), options, (held) => {
        resolve(held !== null);
        // Held until the page is closed.
        return held && new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

const newInstance = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';

/**
 * Chooses the draft that an opened form writes to: the requested one, else the newest that no other page has open, else
 * a new one. Where another page has the requested draft open, the form gets a copy.
 * @param requested instance of a draft
 * @returns the instance of the draft
 */
export async function openDraft(
  { form, id }: Pick<PersistentDraftName, 'form' | 'id'>,
  isOwn: (owner: string) => boolean,
  requested?: string,
): Promise<string> {
  const drafts = findDrafts(form, isOwn).filter((draft) => draft.id === id);
  const match = drafts.find(({ instance }) => instance === requested);
  for (const draft of match ? [match] : drafts) if (await lock(draft, draft === match)) return draft.instance;
  const name = { form, id, instance: newInstance() };
  await lock(name, false);
  const copied = match && local.get(keyOf(match));
  if (copied !== undefined) local.set(keyOf(name), copied);
  return name.instance;
}

/** Storage keys of the drafts of an owner. */
const keysOf = (owner: string): StorageKey[] =>
  (local.keys(portalKey('borrador.')) as StorageKey[]).filter((key) => readStored(key)?.owner === owner);

/** Whether this browser has a draft of an owner. */
export const hasDraftsOf = (owner: string): boolean => keysOf(owner).length > 0;

/** Transfers the drafts of one `identity` to another of the same person. */
export function transferDrafts(before: string, owner: string): void {
  for (const key of keysOf(before)) local.set(key, JSON.stringify({ ...readStored(key), owner }));
}

/** Deletes the drafts of an owner. */
export function discardDraftsOf(owner: string): void {
  for (const key of keysOf(owner)) local.remove(key);
}

/** Tells whether a draft belongs to a session, by its `identity`; drafts of earlier versions name firm and person. */
export const isDraftOf =
  ({ identity, nombre, apellidos }: Pick<PortalSession, 'identity' | 'nombre' | 'apellidos'>) =>
  (owner: string): boolean =>
    owner === identity || owner === `${firmOf(identity)} ${nombre} ${apellidos}`;

/** Deletes a draft. */
export const discardDraft = (name: PersistentDraftName): void => local.remove(keyOf(name));

/**
 * Creates a draft of a form in this browser, for 14 days at most; the sign-out removes it.
 * @param owner `identity` of the session
 * @param secret names of fields that are never stored
 */
export function createPersistentDraft<V extends object>(
  name: PersistentDraftName,
  owner: string,
  secret: SecretFields<V> = [],
): PersistentDraft<V> {
  const key = keyOf(name);
  let isStored: boolean | undefined;

  const stored = (): StoredDraft<V> | undefined => readStored<V>(key);

  function store(changes: Partial<StoredDraft<V>>): void {
    const next = { values: {}, ...stored(), ...changes, owner, fecha: new Date().toISOString() };
    isStored = local.set(key, JSON.stringify(next));
    if (!isStored) warnStorageBlocked();
  }

  return {
    read: () => stored()?.values,
    write: (values, names) => store({ values: storableFields(values, secret, names) }),
    clear: () => {
      local.remove(key);
      isStored = false;
    },
    isStored: () => isStored ?? stored() !== undefined,
    since: () => {
      const draft = stored();
      return draft && new Date(draft.fecha);
    },
    note: (note) => store({ note }),
    readNote: () => stored()?.note,
    keys: createIdempotencyKeys({
      read: () => stored()?.claves ?? {},
      write: (claves) => store({ claves }),
    }),
  };
}
