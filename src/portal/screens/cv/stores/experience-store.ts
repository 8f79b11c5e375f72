import { addExperiencia, delExperiencia, editExperiencia } from '#core/contract/calls/cv-studies.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { DocumentUpload } from '#core/contract/entities/document.ts';
import type { Experience } from '#core/contract/entities/experience.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import { containsValues, type UploadOptions } from '#portal/data/cache/record-store.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { CvStore, SaveResult } from './cv-store.ts';
import { addedAs, type EntryStore, replaced, withId, without } from './entry.ts';

/** Values of an entry; a file replaces the one that is there, without one it stays. */
export type ExperienceValues = Omit<Experience, 'id' | 'adjunto'> & { adjunto?: DocumentUpload };

const inPlace = (cv: Cv, change: (entries: readonly Experience[]) => Experience[]): Cv => ({
  ...cv,
  profesional: { ...cv.profesional, experiencia: change(cv.profesional.experiencia) },
});

/** The link to a document is another one every time: it says nothing about a change. */
function withoutLink(entry: Experience | undefined): Omit<Experience, 'adjunto'> | undefined {
  if (!entry) return undefined;
  const { adjunto, ...values } = entry;
  return values;
}

/** What sends a file is told how. */
export interface ExperienceStore extends EntryStore<Experience, ExperienceValues> {
  edit: (opened: Experience, values: ExperienceValues, upload?: UploadOptions) => Promise<SaveResult>;
}

export function createExperienceStore(cv: CvStore): ExperienceStore {
  const store: ExperienceStore = {
    add: (body, options = {}) => {
      const { adjunto, ...values } = body;
      const before = (options.sent?.read()?.said.at(-1) ?? body) as ExperienceValues;
      return cv.add({
        ...options,
        call: addExperiencia,
        body,
        rows: ({ profesional }) => profesional.experiencia,
        idOf: ({ id }) => id,
        keys: ['puesto', 'empresa', 'fechaInicio'],
        // Its document cannot be compared with what is there, only with what was sent before.
        says: (row) => containsValues(row, values) && isSame(before.adjunto, adjunto),
        isUnique: true,
        found: (entry) => addedAs(entry),
        edit: (entry) => store.edit(entry, body, options.upload),
        apply: (record, { idNuevaAlta: id, enlace }) => {
          const next = { ...values, id, ...(enlace && { adjunto: enlace }) };
          return inPlace(record, (entries) => [next, ...entries]);
        },
      });
    },
    edit: (opened, body, upload) => {
      const { id } = opened;
      return cv.save({
        call: editExperiencia,
        ...omitUndefined({ upload }),
        body: () => ({ id, ...body }),
        replaces: {
          part: (now) => withoutLink(withId(now.profesional.experiencia, id)),
          opened: withoutLink(opened),
        },
        apply: (before, { enlace }) => {
          const { adjunto, ...values } = body;
          const next = { ...values, id, ...(enlace && { adjunto: enlace }) };
          return inPlace(before, (entries) => replaced(entries, next));
        },
      });
    },
    remove: ({ id }) =>
      cv.save({
        call: delExperiencia,
        body: () => ({ id }),
        apply: (before) => inPlace(before, (entries) => without(entries, id)),
      }),
  };
  return store;
}
