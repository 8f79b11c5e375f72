import { editProfesionales } from '#core/contract/calls/cv-parts.ts';
import type { Cv, StayAbroad } from '#core/contract/entities/cv.ts';
import { type AddOptions, containsValues } from '#portal/data/cache/record-store.ts';
import type { CvChange, CvStore, SaveResult } from './cv-store.ts';
import { type CvEntry, replaced, without } from './entry.ts';
import { type Preferences, preferencesOf } from './profile-store.ts';

/** A stay abroad, with an id that this page gives it. */
export type Stay = StayAbroad & CvEntry;

export interface StaysStore {
  add: (values: StayAbroad, options?: AddOptions) => Promise<SaveResult>;
  /** @param opened all stays as they were when the editor was opened: another one may have the id by now */
  edit: (opened: readonly Stay[], id: number, values: StayAbroad) => Promise<SaveResult>;
  remove: (entry: Stay) => Promise<SaveResult>;
}

/** What a stay says, as one number. */
export const contentOf = ({ pais, motivo = 0, meses = 99 }: StayAbroad): number =>
  pais * 1e5 + motivo * 100 + meses;

/** The stays abroad. The server gives them no ids, so what they say is their id, and how many before say the same. */
export function staysOf({ profesional }: Cv): Stay[] {
  const seen = new Map<number, number>();
  return (profesional.estanciasExtranjero ?? []).map((stay) => {
    const content = contentOf(stay);
    const before = seen.get(content) ?? 0;
    seen.set(content, before + 1);
    return { ...stay, id: content + before * 1e10 };
  });
}

/** Stays abroad: they go with the preferences, which the call empties where it is not given them. */
export function createStaysStore(cv: CvStore): StaysStore {
  const save = (
    change: (stays: readonly Stay[]) => readonly StayAbroad[],
    replaces: NonNullable<CvChange<typeof editProfesionales>['replaces']>,
  ): Promise<SaveResult> => {
    const next = (now: Cv): StayAbroad[] =>
      change(staysOf(now)).map((stay) => {
        const { id: _, ...values } = stay as Stay;
        return values;
      });
    return cv.save({
      call: editProfesionales,
      body: (now) => ({ ...preferencesOf(now), estanciasExtranjero: next(now) }),
      replaces,
      apply: (before) => ({
        ...before,
        profesional: { ...before.profesional, estanciasExtranjero: next(before) },
      }),
    });
  };
  const store: StaysStore = {
    // The others have to be as they are now.
    add: async (values, options) => {
      const withNew = (now: Cv): Preferences => ({
        ...preferencesOf(now),
        estanciasExtranjero: [...(now.profesional.estanciasExtranjero ?? []), values],
      });
      const shown = cv.$cv.get();
      return cv.add({
        ...options,
        call: editProfesionales,
        body: withNew,
        said: values,
        rows: staysOf,
        idOf: ({ id }) => id,
        keys: ['pais', 'motivo', 'meses'],
        says: (row) => containsValues(row, values),
        ...(shown.state === 'ready' && { known: staysOf(shown.datos).map(({ id }) => id) }),
        found: () => undefined,
        edit: (stay) => {
          const now = cv.$cv.get();
          return store.edit(now.state === 'ready' ? staysOf(now.datos) : [], stay.id, values);
        },
        apply: (before) => ({ ...before, profesional: { ...before.profesional, ...withNew(before) } }),
      });
    },
    edit: (opened, id, values) =>
      save((stays) => replaced(stays, { ...values, id }), { part: staysOf, opened }),
    remove: ({ id }) => {
      const shown = cv.$cv.get();
      const opened = shown.state === 'ready' ? staysOf(shown.datos) : [];
      return save((stays) => without(stays, id), { part: staysOf, opened });
    },
  };
  return store;
}
