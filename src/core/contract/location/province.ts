/** A town: its official number and its name in capitals. */
export type TownEntry = readonly [id: number, name: string];

/** The year of the official list; a new list gets a folder of its own, since browsers keep these files for good. */
const townsFolder = '/_towns/2021/';

/** Where every portal has the towns of a province as JSON, `TownEntry[]`; undefined where there are none. */
export function townsAddress(idProvincia: number): string | undefined {
  const isOfficial = idProvincia >= 1 && idProvincia <= 52;
  return isOfficial ? `${townsFolder}${String(idProvincia).padStart(2, '0')}.json` : undefined;
}
