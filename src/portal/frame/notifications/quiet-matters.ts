import { atom } from 'nanostores';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

const read = (): readonly string[] =>
  (tab.get(portalKey('avisosSilenciados')) ?? '').split(' ').filter(Boolean);

/** Matters of notifications that are quiet in this tab until it is closed or someone signs out. */
export const $quietMatters = atom(read());

/** Makes a matter quiet, or noticed again. */
export function toggleQuiet(matter: string): void {
  const known = $quietMatters.get();
  const next = known.includes(matter) ? known.filter((one) => one !== matter) : [...known, matter];
  tab.set(portalKey('avisosSilenciados'), next.join(' '));
  $quietMatters.set(next);
}
