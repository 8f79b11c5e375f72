import { tellUnkept } from './messages.ts';
import { portalKey, tab } from './storage.ts';

/** Keeps what was typed into a form until it is sent: across an error, a reload and the end of the session. */
export interface FormDraft<V> {
  read: () => Partial<V> | undefined;
  write: (values: V) => void;
  clear: () => void;
  /** Whether something is kept that outlives the page. */
  isKept: () => boolean;
}

/** Whether something that was typed into a form waits to be sent. */
export function hasDraft(form: string, id = ''): boolean {
  return tab.get(draftKey(form, id)) !== undefined;
}

const draftKey = (form: string, id: string): string => portalKey(`borrador.${form}.${id}`);

/**
 * The draft of a form in this tab; it goes with the sign-out.
 * @param id what the form is about, where there are several: an offer, a survey
 * @param secret names of fields that are never kept: passwords, identity and bank numbers, disability
 */
export function createDraft<V extends object>(
  form: string,
  id = '',
  secret: readonly (keyof V & string)[] = [],
): FormDraft<V> {
  const key = draftKey(form, id);
  const before = tab.get(key);
  let isStored = before !== undefined && tab.set(key, before);
  return {
    read: () => {
      try {
        return (JSON.parse(tab.get(key) ?? 'null') as Partial<V> | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (values) => {
      const kept = Object.entries(values).filter(([name]) => !(secret as readonly string[]).includes(name));
      // Without storage it is there only until the page is left.
      isStored = tab.set(key, JSON.stringify(Object.fromEntries(kept)));
      if (!isStored) tellUnkept();
    },
    clear: () => {
      tab.remove(key);
      isStored = false;
    },
    isKept: () => isStored,
  };
}
