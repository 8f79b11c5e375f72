import type { AddOptions } from '#portal/data/record-store.ts';
import type { Saved } from './cv-store.ts';

/** A row of a repeated part. */
export interface Entry {
  id: number;
}

/** What a list of entries can do. */
export interface EntryStore<T extends Entry, Values = Omit<T, 'id'>> {
  /** Gives the id of the new entry. */
  add: (values: Values, options?: AddOptions) => Promise<Saved<{ idNuevaAlta: number }>>;
  /** @param opened the entry as it was when its editor was opened */
  edit: (opened: T, values: Values) => Promise<Saved>;
  remove: (entry: T) => Promise<Saved>;
}

export const without = <T extends Entry>(entries: readonly T[], id: number): T[] =>
  entries.filter((entry) => entry.id !== id);

/** The entries with one as it is now; one that is gone is there again. */
export const replaced = <T extends Entry>(entries: readonly T[], next: T): T[] =>
  withId(entries, next.id)
    ? entries.map((entry) => (entry.id === next.id ? next : entry))
    : [...entries, next];

export const withId = <T extends Entry>(entries: readonly T[], id: number): T | undefined =>
  entries.find((entry) => entry.id === id);

/** What an entry stands for as the answer to the call that adds it. */
export const addedAs = ({ id }: Entry): { idNuevaAlta: number } => ({ idNuevaAlta: id });

/** Id of the editor of an entry of a list that was just added; nothing where it was there before. */
export const editorOf =
  (list: string) =>
  (datos: unknown): string | undefined => {
    const { idNuevaAlta } = (datos ?? {}) as { idNuevaAlta?: number };
    return idNuevaAlta === undefined ? undefined : `${list}:${idNuevaAlta}`;
  };
