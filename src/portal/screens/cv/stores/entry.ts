import type { AddOptions } from '#portal/data/cache/record-store.ts';
import type { SaveResult } from './cv-store.ts';

/** An entry of a repeated part of the CV. */
export interface CvEntry {
  id: number;
}

/** Store of a repeated part of the CV. */
export interface EntryStore<T extends CvEntry, Values = Omit<T, 'id'>> {
  /** Adds an entry; the result has its id. */
  add: (values: Values, options?: AddOptions) => Promise<SaveResult<{ idNuevaAlta: number }>>;
  /** @param opened the entry at the time its editor was opened */
  edit: (opened: T, values: Values) => Promise<SaveResult>;
  remove: (entry: T) => Promise<SaveResult>;
}

/** Copy of a list without the entry with an id. */
export const removeEntry = <T extends CvEntry>(entries: readonly T[], id: number): T[] =>
  entries.filter((entry) => entry.id !== id);

/** Copy of a list with an entry replaced, or added if its id is missing. */
export const upsertEntry = <T extends CvEntry>(entries: readonly T[], next: T): T[] =>
  findEntry(entries, next.id)
    ? entries.map((entry) => (entry.id === next.id ? next : entry))
    : [...entries, next];

/** The entry with an id. */
export const findEntry = <T extends CvEntry>(entries: readonly T[], id: number): T | undefined =>
  entries.find((entry) => entry.id === id);

/** An existing entry in the form of the answer to the call that adds it. */
export const additionAnswerOf = ({ id }: CvEntry): { idNuevaAlta: number } => ({ idNuevaAlta: id });

/** Returns a function for the editor id of an added entry; `undefined` for a result without a new id. */
export const editorOf =
  (list: string) =>
  (datos: unknown): string | undefined => {
    const { idNuevaAlta } = (datos ?? {}) as { idNuevaAlta?: number };
    return idNuevaAlta === undefined ? undefined : `${list}:${idNuevaAlta}`;
  };
