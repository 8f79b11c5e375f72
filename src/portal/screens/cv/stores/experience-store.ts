import { addExperiencia, delExperiencia, editExperiencia } from '#core/contract/calls/cv-studies.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { DocumentUpload } from '#core/contract/entities/document.ts';
import type { Experience } from '#core/contract/entities/experience.ts';
import { isSame } from '#core/shared/is-same.ts';
import { containsValues, type UploadOptions } from '#portal/data/cache/record-store.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { CvStore, SaveResult } from './cv-store.ts';
import { additionAnswerOf, type EntryStore, upsertEntry, findEntry, removeEntry } from './entry.ts';

/** Values of an entry; a file replaces the stored one, no file keeps it. */
export type ExperienceValues = Omit<Experience, 'id' | 'adjunto'> & { adjunto?: DocumentUpload };

const mapEntries = (cv: Cv, change: (entries: readonly Experience[]) => Experience[]): Cv => ({
  ...cv,
  profesional: { ...cv.profesional, experiencia: change(cv.profesional.experiencia) },
});

/** Omits the link to the document, which changes with every read. */
function withoutLink(entry: Experience | undefined): Omit<Experience, 'adjunto'> | undefined {
  if (!entry) return undefined;
  const { adjunto, ...values } = entry;
  return values;
}

/** Calls that upload a file take options for it. */
export interface ExperienceStore extends EntryStore<Experience, ExperienceValues> {
  edit: (opened: Experience, values: ExperienceValues, upload?: UploadOptions) => Promise<SaveResult>;
}

export function createExperienceStore(cv: CvStore): ExperienceStore {
  const store: ExperienceStore = {
    add: (body, options = {}) => {
      const { adjunto, ...values } = body;
      const earlier = (options.sent?.read()?.attempts.at(-1) ?? body) as ExperienceValues;
      return cv.add({
        ...options,
        call: addExperiencia,
        body,
        rows: ({ profesional }) => profesional.experiencia,
        idOf: ({ id }) => id,
        keys: ['puesto', 'empresa', 'fechaInicio'],
        // The stored document cannot be compared; only the one of an earlier attempt.
        matches: (row) => containsValues(row, values) && isSame(earlier.adjunto, adjunto),
        isUnique: true,
        found: (entry) => additionAnswerOf(entry),
        edit: (entry) => store.edit(entry, body, options.upload),
        apply: (record, { idNuevaAlta: id, enlace }) => {
          const next = { ...values, id, ...(enlace && { adjunto: enlace }) };
          return mapEntries(record, (entries) => [next, ...entries]);
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
          part: (current) => withoutLink(findEntry(current.profesional.experiencia, id)),
          opened: withoutLink(opened),
        },
        apply: (current, { enlace }) => {
          const { adjunto, ...values } = body;
          const next = { ...values, id, ...(enlace && { adjunto: enlace }) };
          return mapEntries(current, (entries) => upsertEntry(entries, next));
        },
      });
    },
    remove: ({ id }) =>
      cv.save({
        call: delExperiencia,
        body: () => ({ id }),
        apply: (current) => mapEntries(current, (entries) => removeEntry(entries, id)),
      }),
  };
  return store;
}
