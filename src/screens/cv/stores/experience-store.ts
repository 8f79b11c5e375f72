import { addExperiencia, delExperiencia, editExperiencia } from '#api/calls/cv-studies.ts';
import type { Cv } from '#api/entities/cv.ts';
import type { DocumentUpload } from '#api/entities/document.ts';
import type { Experience } from '#api/entities/experience.ts';
import type { CvStore } from './cv-store.ts';
import { type EntryStore, replaced, withId, without } from './entry.ts';

/** Values of an entry; a file replaces the one that is there, without one it stays. */
export type ExperienceValues = Omit<Experience, 'id' | 'adjunto'> & { adjunto?: DocumentUpload };

const inPlace = (cv: Cv, change: (entries: readonly Experience[]) => Experience[]): Cv => ({
  ...cv,
  profesional: { ...cv.profesional, experiencia: change(cv.profesional.experiencia) },
});

export function createExperienceStore(cv: CvStore): EntryStore<Experience, ExperienceValues> {
  return {
    add: (body) =>
      cv.save({
        call: addExperiencia,
        body: () => body,
        apply: (before, { idNuevaAlta: id, enlace }) => {
          const { adjunto, ...values } = body;
          const next = { ...values, id, ...(enlace ? { adjunto: enlace } : {}) };
          return inPlace(before, (entries) => [next, ...entries]);
        },
      }),
    edit: (opened, body) => {
      const { id } = opened;
      return cv.save({
        call: editExperiencia,
        body: () => ({ id, ...body }),
        replaces: { part: (now) => withId(now.profesional.experiencia, id), opened },
        apply: (before, { enlace }) => {
          const { adjunto, ...values } = body;
          const next = { ...values, id, ...(enlace ? { adjunto: enlace } : {}) };
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
