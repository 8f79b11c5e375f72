import { editDatosPersonales } from '#core/contract/calls/cv-parts.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { PersonalData } from '#core/contract/entities/personal-data.ts';
import type { CvStore, SaveResult } from './cv-store.ts';

/** What is changed; `undefined` empties. */
export type PersonalChanges = { [K in keyof PersonalData]?: PersonalData[K] | undefined };

const part = ({ personales }: Cv): PersonalData => personales;

export interface PersonalStore {
  /**
   * @param opened the personal data as they were when the editor was opened
   * @param password the present one, with another address
   */
  save: (
    opened: PersonalData,
    changes: PersonalChanges,
    password?: { passwordActual?: string },
  ) => Promise<SaveResult>;
}

/** Personal data: the call empties what it is not given, so all of it is sent, also what the form does not show. */
export function createPersonalStore(cv: CvStore): PersonalStore {
  const next = (before: PersonalData, changes: PersonalChanges): PersonalData =>
    Object.fromEntries(
      Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined),
    ) as PersonalData;
  return {
    save: (opened, changes, password) =>
      cv.save({
        call: editDatosPersonales,
        body: ({ personales }) => ({ ...next(personales, changes), ...password }),
        replaces: { part, opened },
        apply: (before) => ({ ...before, personales: next(before.personales, changes) }),
      }),
  };
}
