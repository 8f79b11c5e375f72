import { editDatosPersonales } from '#core/contract/calls/cv-parts.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { PersonalData } from '#core/contract/entities/personal-data.ts';
import type { CvStore, SaveResult } from './cv-store.ts';

/** Changed values; `undefined` empties a field. */
export type PersonalChanges = { [K in keyof PersonalData]?: PersonalData[K] | undefined };

const part = ({ personales }: Cv): PersonalData => personales;

export interface PersonalStore {
  /**
   * @param opened the personal data at the time the editor was opened
   * @param password the current one; needed to change the email
   */
  save: (
    opened: PersonalData,
    changes: PersonalChanges,
    password?: { passwordActual?: string },
  ) => Promise<SaveResult>;
}

/** Creates the store of the personal data. The call empties absent keys, so hidden fields are sent too. */
export function createPersonalStore(cv: CvStore): PersonalStore {
  const merge = (current: PersonalData, changes: PersonalChanges): PersonalData =>
    Object.fromEntries(
      Object.entries({ ...current, ...changes }).filter(([, value]) => value !== undefined),
    ) as PersonalData;
  return {
    save: (opened, changes, password) =>
      cv.save({
        call: editDatosPersonales,
        body: ({ personales }) => ({ ...merge(personales, changes), ...password }),
        replaces: { part, opened },
        apply: (current) => ({ ...current, personales: merge(current.personales, changes) }),
      }),
  };
}
