import type { StorageKey } from '#core/shared/stored-names.ts';
import type { FormDraft, SecretFields } from './tab-draft.ts';
import { storableFields } from './tab-draft.ts';
import { createIdempotencyKeys } from '#portal/data/server/idempotency-keys.ts';
import { firmOf } from '#portal/data/session/identity.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { warnStorageBlocked } from '#portal/data/browser/warn-storage-blocked.ts';
import { local, portalKey } from '#portal/data/browser/storage.ts';

/** How long a draft is kept, in milliseconds. */
const lifetime = 14 * 24 * 3_600_000;

interface Stored<V> {
  /** `identity` of the session in which it was typed. */
  owner: string;
  /** When it was written last, ISO 8601. */
  fecha: string;
  values: Partial<V>;
  /** Data of the form's own that is stored beside the values. */
  note?: unknown;
  /** Idempotency keys of calls that are not answered yet. */
  claves?: Readonly<Record<string, string>>;
}

/** Which of the drafts of this browser one is. */
export interface PersistentDraftName {
  /** The form, such as `oferta`. */
  form: string;
  /** What the form is about. */
  id: string;
  /** Tells the drafts of several opened forms apart; empty in browsers that kept one draft for all of them. */
  instance: string;
}

/** A draft that outlives the tab: someone who comes back another day finds what was typed. */
export interface PersistentDraft<V> extends FormDraft<V> {
  /** When it was written last; nothing where nothing is kept. */
  since: () => Date | undefined;
  /** Keeps something beside the values, as long as they are kept. */
  note: (note: unknown) => void;
  noted: () => unknown;
}

/** A draft among those of a form. */
export interface FoundDraft<V> extends PersistentDraftName {
  since: Date;
  values: Partial<V>;
}

/** Whether something that was typed waits in this browser, in a draft that goes with the sign-out. */
export const hasPersistentDrafts = (): boolean => local.keys(portalKey('borrador.')).length > 0;

/** Key of a draft: the instance is a suffix behind the documented name. */
const keyOf = ({ form, id, instance }: PersistentDraftName): StorageKey =>
  portalKey(`borrador.${form}.${id}${instance && `@${instance}`}`);

function readStored<V>(key: StorageKey): Stored<V> | undefined {
  try {
    const kept = JSON.parse(local.get(key) ?? 'null') as Stored<V> | null;
    if (!kept) return undefined;
    if (Date.now() - Date.parse(kept.fecha) < lifetime) return kept;
    local.remove(key);
  } catch {
    // Someone else wrote it.
  }
  return undefined;
}

/**
 * All drafts of a form, the newest first.
 * @param isOwn whether a draft with this owner (`identity` of a session) belongs to the current user
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

/** How long a page that is loaded again waits for its lock: the page before it may still hold it, in milliseconds. */
const patience = 2_000;

/**
 * Takes a draft for this page, as long as it is open; no other page gets it meanwhile.
 * @returns whether no other page has it; always so in browsers without locks
 */
function lock(name: PersistentDraftName, wait: boolean): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((answer) => {
    const options = wait ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    navigator.locks
      .request(keyOf(name), options, (held) => {
        answer(held !== null);
        // Held until the page is gone.
        return held && new Promise(() => undefined);
      })
      .catch(() => answer(false));
  });
}

const newInstance = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';

/**
 * Which draft an opened form writes to: the one that is asked for, else the newest that no other page has open, else a
 * new one. Where another page has the one that is asked for, the form goes on with a copy.
 * @param wanted instance of a draft
 */
export async function openDraft(
  { form, id }: Pick<PersistentDraftName, 'form' | 'id'>,
  isOwn: (owner: string) => boolean,
  wanted?: string,
): Promise<string> {
  const found = findDrafts(form, isOwn).filter((it) => it.id === id);
  const asked = found.find(({ instance }) => instance === wanted);
  for (const draft of asked ? [asked] : found) if (await lock(draft, draft === asked)) return draft.instance;
  const name = { form, id, instance: newInstance() };
  await lock(name, false);
  const copied = asked && local.get(keyOf(asked));
  if (copied !== undefined) local.set(keyOf(name), copied);
  return name.instance;
}

/** Keys of the drafts in this browser that are of an owner. */
const keysOf = (owner: string): StorageKey[] =>
  (local.keys(portalKey('borrador.')) as StorageKey[]).filter((key) => readStored(key)?.owner === owner);

/** Whether a draft in this browser is of an owner. */
export const hasDraftsOf = (owner: string): boolean => keysOf(owner).length > 0;

/** Changes the owner of drafts: the same person has a new `identity`. */
export function transferDrafts(before: string, owner: string): void {
  for (const key of keysOf(before)) local.set(key, JSON.stringify({ ...readStored(key), owner }));
}

/** Throws the drafts of an owner away. */
export function discardDraftsOf(owner: string): void {
  for (const key of keysOf(owner)) local.remove(key);
}

/** Whether a draft is someone's, by the `identity` it was typed with; older drafts name the firm and the person. */
export const isDraftOf =
  ({ identity, nombre, apellidos }: Pick<PortalSession, 'identity' | 'nombre' | 'apellidos'>) =>
  (owner: string): boolean =>
    owner === identity || owner === `${firmOf(identity)} ${nombre} ${apellidos}`;

/** Throws a draft away. */
export const discardDraft = (name: PersistentDraftName): void => local.remove(keyOf(name));

/**
 * A draft of a form in this browser, for 14 days; it goes with the sign-out.
 * @param owner `identity` of the session
 * @param secret names of fields that are never kept
 */
export function createPersistentDraft<V extends object>(
  name: PersistentDraftName,
  owner: string,
  secret: SecretFields<V> = [],
): PersistentDraft<V> {
  const key = keyOf(name);
  let isStored: boolean | undefined;

  const stored = (): Stored<V> | undefined => readStored<V>(key);

  function store(changes: Partial<Stored<V>>): void {
    const next = { values: {}, ...stored(), ...changes, owner, fecha: new Date().toISOString() };
    isStored = local.set(key, JSON.stringify(next));
    if (!isStored) warnStorageBlocked();
  }

  return {
    read: () => stored()?.values,
    write: (values) => store({ values: storableFields(values, secret) }),
    clear: () => {
      local.remove(key);
      isStored = false;
    },
    isKept: () => isStored ?? stored() !== undefined,
    since: () => {
      const kept = stored();
      return kept && new Date(kept.fecha);
    },
    note: (note) => store({ note }),
    noted: () => stored()?.note,
    keys: createIdempotencyKeys({
      read: () => stored()?.claves ?? {},
      write: (claves) => store({ claves }),
    }),
  };
}
