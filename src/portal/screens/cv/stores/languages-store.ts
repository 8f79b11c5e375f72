import { addIdioma, delIdioma, editIdioma } from '#core/contract/calls/cv-parts.ts';
import type { SpokenLanguage } from '#core/contract/entities/cv.ts';
import type { CvStore } from './cv-store.ts';
import { addedAs, type EntryStore, replaced, withId, without } from './entry.ts';

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
        found: (entry) => addedAs(entry),
        edit: (entry) => store.edit(entry, body),
        apply: (before, { idNuevaAlta: id }) => ({
          ...before,
          idiomas: [...before.idiomas, { id, ...body }],
        }),
      }),
    edit: (opened, values) => {
      const next = { id: opened.id, ...values };
      return cv.save({
        call: editIdioma,
        body: () => next,
        replaces: { part: ({ idiomas }) => withId(idiomas, opened.id), opened },
        apply: (before) => ({ ...before, idiomas: replaced(before.idiomas, next) }),
      });
    },
    remove: ({ id }) =>
      cv.save({
        call: delIdioma,
        body: () => ({ id }),
        apply: (before) => ({ ...before, idiomas: without(before.idiomas, id) }),
      }),
  };
  return store;
}
