import { editDatosPersonales } from '#api/calls/cv-parts.ts';
import type { Cv } from '#api/entities/cv.ts';
import type { PersonalData } from '#api/entities/personal-data.ts';
import type { CvStore, Saved } from './cv-store.ts';

const part = ({ personales }: Cv): PersonalData => personales;

export interface PersonalStore {
  /** @param opened the personal data as they were when the editor was opened */
  save: (opened: PersonalData, changes: Partial<PersonalData>) => Promise<Saved>;
}

/** Personal data: the call empties what it is not given, so all of it is sent, also what the form does not show. */
export function createPersonalStore(cv: CvStore): PersonalStore {
  const next = (before: PersonalData, changes: Partial<PersonalData>): PersonalData =>
    Object.fromEntries(
      Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined),
    ) as PersonalData;
  return {
    save: (opened, changes) =>
      cv.save({
        call: editDatosPersonales,
        body: ({ personales }) => next(personales, changes),
        replaces: { part, opened },
        apply: (before) => ({ ...before, personales: next(before.personales, changes) }),
      }),
  };
}
