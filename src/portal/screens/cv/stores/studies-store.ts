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
import { additionAnswerOf, type EntryStore, upsertEntry, findEntry, removeEntry } from './entry.ts';

export type StudyValues = Omit<Study, 'id'>;

/** Studies and complementary training, which share their calls; the kind of study tells them apart. */
export const allStudies = ({ academicos, formacionComplementaria }: Cv): Study[] => [
  ...academicos,
  ...formacionComplementaria,
];

/** Whether these are the last studies, which cannot be removed (62); complementary training always can. */
export function areLastStudies({ academicos }: Cv, { id }: Study): boolean {
  return academicos.length === 1 && academicos[0]?.id === id;
}

function mapStudies(cv: Cv, change: (studies: readonly Study[]) => Study[]): Cv {
  return {
    ...cv,
    academicos: change(cv.academicos),
    formacionComplementaria: change(cv.formacionComplementaria),
  };
}

/** Creates the store of studies; those of this university are added and removed by their own calls. */
export function createStudiesStore(cv: CvStore): EntryStore<Study, StudyValues> {
  const store: EntryStore<Study, StudyValues> = {
    add: ({ deLaUniversidad, ...body }, options) =>
      cv.add({
        ...options,
        call: deLaUniversidad ? addEstudioUniversidad : addEstudio,
        body,
        rows: (current) => allStudies(current).filter((study) => study.deLaUniversidad === deLaUniversidad),
        idOf: ({ id }) => id,
        keys: ['titulacion', 'titulacionTexto'],
        found: (entry) => additionAnswerOf(entry),
        edit: (study) => store.edit(study, { deLaUniversidad, ...body }),
        apply: (current, { idNuevaAlta }) => ({
          ...current,
          academicos: [...current.academicos, { id: idNuevaAlta, deLaUniversidad, ...body }],
        }),
      }),
    edit: (opened, { deLaUniversidad, ...body }) => {
      const { id } = opened;
      const next = { id, deLaUniversidad, ...body };
      return cv.save({
        call: editEstudio,
        body: () => ({ id, ...body }),
        replaces: { part: (current) => findEntry(allStudies(current), id), opened },
        apply: (current) => mapStudies(current, (studies) => upsertEntry(studies, next)),
      });
    },
    remove: ({ id, deLaUniversidad }) =>
      cv.save({
        call: deLaUniversidad ? bajaEstudioUniversidad : delEstudio,
        body: () => ({ id }),
        apply: (current) => mapStudies(current, (studies) => removeEntry(studies, id)),
      }),
  };
  return store;
}
