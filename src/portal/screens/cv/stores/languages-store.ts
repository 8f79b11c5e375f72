import { addIdioma, delIdioma, editIdioma } from '#core/contract/calls/cv-parts.ts';
import type { SpokenLanguage } from '#core/contract/entities/cv.ts';
import type { CvStore } from './cv-store.ts';
import { additionAnswerOf, type EntryStore, upsertEntry, findEntry, removeEntry } from './entry.ts';

export function createLanguagesStore(cv: CvStore): EntryStore<SpokenLanguage> {
  const store: EntryStore<SpokenLanguage> = {
    add: (body, options) =>
      cv.add({
        ...options,
        call: addIdioma,
        body,
        rows: ({ idiomas }) => idiomas,
        idOf: ({ id }) => id,
        keys: ['idioma'],
        found: (entry) => additionAnswerOf(entry),
        edit: (entry) => store.edit(entry, body),
        apply: (current, { idNuevaAlta: id }) => ({
          ...current,
          idiomas: [...current.idiomas, { id, ...body }],
        }),
      }),
    edit: (opened, values) => {
      const next = { id: opened.id, ...values };
      return cv.save({
        call: editIdioma,
        body: () => next,
        replaces: { part: ({ idiomas }) => findEntry(idiomas, opened.id), opened },
        apply: (current) => ({ ...current, idiomas: upsertEntry(current.idiomas, next) }),
      });
    },
    remove: ({ id }) =>
      cv.save({
        call: delIdioma,
        body: () => ({ id }),
        apply: (current) => ({ ...current, idiomas: removeEntry(current.idiomas, id) }),
      }),
  };
  return store;
}
