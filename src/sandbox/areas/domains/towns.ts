import { readFile } from 'node:fs/promises';
import type { Town } from '#core/contract/entities/domain.ts';
import { townsAddress, type TownEntry } from '#core/contract/location/province.ts';
import { provinces } from './provinces.ts';

/** The towns of all provinces, with their official numbers. */
export async function towns(): Promise<Town[]> {
  const loaded = await Promise.all(
    provinces.map(async ({ id }) =>
      (await townsOf(id)).map(([idLocalidad, descripcion]) => ({
        idLocalidad,
        idProvincia: id,
        descripcion,
      })),
    ),
  );
  return loaded.flat();
}

/** Lists the towns of a province, from the portals' data file. */
async function townsOf(idProvincia: number): Promise<TownEntry[]> {
  const address = townsAddress(idProvincia);
  if (address === undefined) return [];
  const file = new URL(`../../../../public${address}`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as TownEntry[];
}
