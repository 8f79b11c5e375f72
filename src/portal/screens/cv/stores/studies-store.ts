import {
  addEstudio,
  addEstudioUniversidad,
  bajaEstudioUniversidad,
  delEstudio,
  editEstudio,
} from '#core/contract/calls/cv-studies.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { Study } from '#core/contract/entities/study.ts';
import type { CvStore } from './cv-store.ts';
import { addedAs, type EntryStore, replaced, withId, without } from './entry.ts';

export type StudyValues = Omit<Study, 'id'>;

/** Studies and complementary training: they share their calls, and the kind of study decides which of them it is. */
export const allStudies = ({ academicos, formacionComplementaria }: Cv): Study[] => [
  ...academicos,
  ...formacionComplementaria,
];

/** Whether these are the last studies, which have to stay (62); complementary training can always go. */
export function areLastStudies({ academicos }: Cv, { id }: Study): boolean {
  return academicos.length === 1 && academicos[0]?.id === id;
}

function inPlace(cv: Cv, change: (studies: readonly Study[]) => Study[]): Cv {
  return {
    ...cv,
    academicos: change(cv.academicos),
    formacionComplementaria: change(cv.formacionComplementaria),
  };
}

/** Studies of this university have calls of their own for adding and removing. */
export function createStudiesStore(cv: CvStore): EntryStore<Study, StudyValues> {
  const store: EntryStore<Study, StudyValues> = {
    add: ({ deLaUniversidad, ...body }, options) =>
      cv.add({
        ...options,
        call: deLaUniversidad ? addEstudioUniversidad : addEstudio,
        body,
        rows: (now) => allStudies(now).filter((it) => it.deLaUniversidad === deLaUniversidad),
        idOf: ({ id }) => id,
        keys: ['titulacion', 'titulacionTexto'],
        found: (entry) => addedAs(entry),
        edit: (study) => store.edit(study, { deLaUniversidad, ...body }),
        apply: (before, { idNuevaAlta }) => ({
          ...before,
          academicos: [...before.academicos, { id: idNuevaAlta, deLaUniversidad, ...body }],
        }),
      }),
    edit: (opened, { deLaUniversidad, ...body }) => {
      const { id } = opened;
      const next = { id, deLaUniversidad, ...body };
      return cv.save({
        call: editEstudio,
        body: () => ({ id, ...body }),
        replaces: { part: (now) => withId(allStudies(now), id), opened },
        apply: (before) => inPlace(before, (studies) => replaced(studies, next)),
      });
    },
    remove: ({ id, deLaUniversidad }) =>
      cv.save({
        call: deLaUniversidad ? bajaEstudioUniversidad : delEstudio,
        body: () => ({ id }),
        apply: (before) => inPlace(before, (studies) => without(studies, id)),
      }),
  };
  return store;
}
