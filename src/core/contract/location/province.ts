/** A town: its official number and its name in capitals. */
export type TownEntry = readonly [id: number, name: string];

/**
 * Folder by the year of the official list; a new list needs a new folder, since browsers cache these files
 * for good.
 */
const townsFolder = '/_towns/2021/';

/** Address of a province's towns in every portal, JSON of `TownEntry[]`; undefined for a province without towns. */
export function townsAddress(idProvincia: number): string | undefined {
  const isOfficial = idProvincia >= 1 && idProvincia <= 52;
  return isOfficial ? `${townsFolder}${String(idProvincia).padStart(2, '0')}.json` : undefined;
}
