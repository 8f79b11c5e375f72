import { isSameTown } from './address.ts';
import { townsAddress, type TownEntry } from '#core/contract/location/province.ts';

async function loadEntries(idProvincia: number): Promise<TownEntry[]> {
  const address = townsAddress(idProvincia);
  if (address === undefined) return [];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as TownEntry[];
}

/**
 * Loads the names of the towns of a province, in capitals; none for the unknown province.
 * @throws when the portal's host does not serve the list
 */
export async function loadTowns(idProvincia: number): Promise<string[]> {
  return (await loadEntries(idProvincia)).map(([, name]) => name);
}

/** Finds the official number of a town by name; `undefined` if the town is unknown or the list fails. */
export async function townId(idProvincia: number, name: string): Promise<number | undefined> {
  const entries = await loadEntries(idProvincia).catch(() => []);
  return entries.find(([, town]) => isSameTown(town, name))?.[0];
}
