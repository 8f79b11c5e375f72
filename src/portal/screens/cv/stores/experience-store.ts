import { addExperiencia, delExperiencia, editExperiencia } from '#core/contract/calls/cv-studies.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { DocumentUpload } from '#core/contract/entities/document.ts';
import type { Experience } from '#core/contract/entities/experience.ts';
import type { IdempotencyKeys } from '#portal/data/idempotency-keys.ts';
import type { UploadOptions } from '#portal/data/record-store.ts';
import { given } from '#core/shared/given.ts';
import type { CvStore, Saved } from './cv-store.ts';
import { type EntryStore, replaced, withId, without } from './entry.ts';

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
  add: (
    values: ExperienceValues,
    keys?: IdempotencyKeys,
    upload?: UploadOptions,
  ) => ReturnType<EntryStore<Experience, ExperienceValues>['add']>;
  edit: (opened: Experience, values: ExperienceValues, upload?: UploadOptions) => Promise<Saved>;
}

export function createExperienceStore(cv: CvStore): ExperienceStore {
  return {
    add: (body, keys, upload) =>
      cv.save({
        call: addExperiencia,
        body: () => body,
        ...given({ keys, upload }),
        apply: (before, { idNuevaAlta: id, enlace }) => {
          const { adjunto, ...values } = body;
          const next = { ...values, id, ...(enlace && { adjunto: enlace }) };
          return inPlace(before, (entries) => [next, ...entries]);
        },
      }),
    edit: (opened, body, upload) => {
      const { id } = opened;
      return cv.save({
        call: editExperiencia,
        ...given({ upload }),
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
}
