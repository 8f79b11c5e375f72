import type { FormDraft, SecretFields } from './drafts.ts';
import { keptFields } from './drafts.ts';
import { tellUnkept } from './unkept.ts';
import { local, portalKey } from './storage.ts';

/** How long a draft is kept, in milliseconds. */
const lifetime = 14 * 24 * 3_600_000;

interface Stored<V> {
  owner: string;
  /** When it was written last, ISO 8601. */
  fecha: string;
  values: Partial<V>;
  /** What whoever keeps it wants to know later. */
  note?: unknown;
}

/** A draft that outlives the tab: someone who comes back another day finds what was typed. */
export interface LastingDraft<V> extends FormDraft<V> {
  /** When it was written last; nothing where nothing is kept. */
  since: () => Date | undefined;
  /** Keeps something beside the values, as long as they are kept. */
  note: (note: unknown) => void;
  noted: () => unknown;
}

/** Whether something that was typed waits in this browser, in a draft that goes with the sign-out. */
export const hasLastingDrafts = (): boolean => local.keys(portalKey('borrador.')).length > 0;

/**
 * The draft of a form in this browser, for 14 days; it goes with the sign-out.
 * @param id what the form is about
 * @param owner whose it is: for anybody else there is none
 * @param secret names of fields that are never kept
 */
export function createLastingDraft<V extends object>(
  form: string,
  id: string,
  owner: string,
  secret: SecretFields<V> = [],
): LastingDraft<V> {
  const key = portalKey(`borrador.${form}.${id}`);
  let isStored: boolean | undefined;

  function stored(): Stored<V> | undefined {
    try {
      const kept = JSON.parse(local.get(key) ?? 'null') as Stored<V> | null;
      if (!kept) return undefined;
      if (Date.now() - Date.parse(kept.fecha) < lifetime) return kept.owner === owner ? kept : undefined;
      local.remove(key);
    } catch {
      // Someone else wrote it.
    }
    return undefined;
  }

  function store(next: Omit<Stored<V>, 'owner' | 'fecha'>): void {
    isStored = local.set(key, JSON.stringify({ owner, fecha: new Date().toISOString(), ...next }));
    if (!isStored) tellUnkept();
  }

  return {
    read: () => stored()?.values,
    write: (values) => {
      const note = stored()?.note;
      store({ values: keptFields(values, secret), ...(note !== undefined && { note }) });
    },
    clear: () => {
      local.remove(key);
      isStored = false;
    },
    isKept: () => isStored ?? stored() !== undefined,
    since: () => {
      const kept = stored();
      return kept && new Date(kept.fecha);
    },
    note: (note) => store({ values: stored()?.values ?? {}, note }),
    noted: () => stored()?.note,
  };
}
