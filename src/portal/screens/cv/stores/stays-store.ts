import { editProfesionales } from '#core/contract/calls/cv-parts.ts';
import type { Cv, StayAbroad } from '#core/contract/entities/cv.ts';
import { type AddOptions, containsValues } from '#portal/data/cache/record-store.ts';
import type { CvChange, CvStore, SaveResult } from './cv-store.ts';
import { type CvEntry, upsertEntry, removeEntry } from './entry.ts';
import { type Preferences, preferencesOf } from './profile-store.ts';

/** A stay abroad with an id computed on the page. */
export type Stay = StayAbroad & CvEntry;

export interface StaysStore {
  add: (values: StayAbroad, options?: AddOptions) => Promise<SaveResult>;
  /** @param opened all stays at the time the editor was opened, since ids may have moved to other stays */
  edit: (opened: readonly Stay[], id: number, values: StayAbroad) => Promise<SaveResult>;
  remove: (entry: Stay) => Promise<SaveResult>;
}

/** Content of a stay as a number. */
export const contentOf = ({ pais, motivo = 0, meses = 99 }: StayAbroad): number =>
  pais * 1e5 + motivo * 100 + meses;

/** Stays abroad with ids: their content and the number of equal stays before, as the server sends no ids. */
export function staysOf({ profesional }: Cv): Stay[] {
  const counts = new Map<number, number>();
  return (profesional.estanciasExtranjero ?? []).map((stay) => {
    const content = contentOf(stay);
    const equalBefore = counts.get(content) ?? 0;
    counts.set(content, equalBefore + 1);
    return { ...stay, id: content + equalBefore * 1e10 };
  });
}

/** Creates the store of the stays abroad, sent with all preferences because the call empties absent keys. */
export function createStaysStore(cv: CvStore): StaysStore {
  const save = (
    change: (stays: readonly Stay[]) => readonly StayAbroad[],
    replaces: NonNullable<CvChange<typeof editProfesionales>['replaces']>,
  ): Promise<SaveResult> => {
    const next = (current: Cv): StayAbroad[] =>
      change(staysOf(current)).map((stay) => {
        const { id: _, ...values } = stay as Stay;
        return values;
      });
    return cv.save({
      call: editProfesionales,
      body: (current) => ({ ...preferencesOf(current), estanciasExtranjero: next(current) }),
      replaces,
      apply: (current) => ({
        ...current,
        profesional: { ...current.profesional, estanciasExtranjero: next(current) },
      }),
    });
  };
  const store: StaysStore = {
    // The other stays are sent as they are at the time of the call.
    add: async (values, options) => {
      const withNew = (current: Cv): Preferences => ({
        ...preferencesOf(current),
        estanciasExtranjero: [...(current.profesional.estanciasExtranjero ?? []), values],
      });
      const state = cv.$cv.get();
      return cv.add({
        ...options,
        call: editProfesionales,
        body: withNew,
        values,
        rows: staysOf,
        idOf: ({ id }) => id,
        keys: ['pais', 'motivo', 'meses'],
        matches: (row) => containsValues(row, values),
        ...(state.state === 'ready' && { known: staysOf(state.datos).map(({ id }) => id) }),
        found: () => undefined,
        edit: (stay) => {
          const state = cv.$cv.get();
          return store.edit(state.state === 'ready' ? staysOf(state.datos) : [], stay.id, values);
        },
        apply: (current) => ({ ...current, profesional: { ...current.profesional, ...withNew(current) } }),
      });
    },
    edit: (opened, id, values) =>
      save((stays) => upsertEntry(stays, { ...values, id }), { part: staysOf, opened }),
    remove: ({ id }) => {
      const state = cv.$cv.get();
      const opened = state.state === 'ready' ? staysOf(state.datos) : [];
      return save((stays) => removeEntry(stays, id), { part: staysOf, opened });
    },
  };
  return store;
}
