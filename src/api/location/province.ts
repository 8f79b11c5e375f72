import { provinceNames } from './provinces.ts';
import { townLoaders } from './towns/index.gen.ts';

export interface Province {
  idProvincia: number;
  nameProvincia: string;
  /** Names in capitals by the number of the town, in the order of the alphabet. */
  localidades: ReadonlyMap<number, string>;
}

const loaders: Readonly<Record<number, () => Promise<{ towns: readonly (readonly [number, string])[] }>>> =
  townLoaders;

/** A province with its towns, loaded when they are asked for; the unknown one has none. Undefined for no such id. */
export async function loadProvince(id: number): Promise<Province | undefined> {
  const nameProvincia = provinceNames[id];
  if (nameProvincia === undefined) return undefined;
  const { towns } = (await loaders[id]?.()) ?? { towns: [] };
  return { idProvincia: id, nameProvincia, localidades: new Map(towns) };
}
