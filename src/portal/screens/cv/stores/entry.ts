import type { AddOptions } from '#portal/data/cache/record-store.ts';
import type { SaveResult } from './cv-store.ts';

/** A row of a repeated part. */
export interface CvEntry {
  id: number;
}

/** What a list of entries can do. */
export interface EntryStore<T extends CvEntry, Values = Omit<T, 'id'>> {
  /** Gives the id of the new entry. */
  add: (values: Values, options?: AddOptions) => Promise<SaveResult<{ idNuevaAlta: number }>>;
  /** @param opened the entry as it was when its editor was opened */
  edit: (opened: T, values: Values) => Promise<SaveResult>;
  remove: (entry: T) => Promise<SaveResult>;
}

export const without = <T extends CvEntry>(entries: readonly T[], id: number): T[] =>
  entries.filter((entry) => entry.id !== id);

/** The entries with one as it is now; one that is gone is there again. */
export const replaced = <T extends CvEntry>(entries: readonly T[], next: T): T[] =>
  withId(entries, next.id)
    ? entries.map((entry) => (entry.id === next.id ? next : entry))
    : [...entries, next];

export const withId = <T extends CvEntry>(entries: readonly T[], id: number): T | undefined =>
  entries.find((entry) => entry.id === id);

/** What an entry stands for as the answer to the call that adds it. */
export const addedAs = ({ id }: CvEntry): { idNuevaAlta: number } => ({ idNuevaAlta: id });

/** Id of the editor of an entry of a list that was just added; nothing where it was there before. */
export const editorOf =
  (list: string) =>
  (datos: unknown): string | undefined => {
    const { idNuevaAlta } = (datos ?? {}) as { idNuevaAlta?: number };
    return idNuevaAlta === undefined ? undefined : `${list}:${idNuevaAlta}`;
  };
