import { addIdioma, delIdioma, editIdioma } from '#core/contract/calls/cv-parts.ts';
import type { SpokenLanguage } from '#core/contract/entities/cv.ts';
import { given } from '#core/shared/given.ts';
import type { CvStore } from './cv-store.ts';
import { type EntryStore, replaced, withId, without } from './entry.ts';

export function createLanguagesStore(cv: CvStore): EntryStore<SpokenLanguage> {
  return {
    add: (body, keys) =>
      cv.save({
        call: addIdioma,
        body: () => body,
        ...given({ keys }),
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
}
