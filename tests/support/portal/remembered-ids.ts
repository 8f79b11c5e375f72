import type { KnownIds } from '#portal/data/known-ids.ts';

/** What was there before, as the tab would keep it. */
export function rememberedIds(): KnownIds & { ids: readonly number[] | undefined } {
  const known: ReturnType<typeof rememberedIds> = {
    ids: undefined,
    read: () => known.ids,
    keep: (ids) => {
      known.ids = ids;
    },
    clear: () => {
      known.ids = undefined;
    },
  };
  return known;
}
