import type { TextRow } from './rows.ts';
import data from './data/provinces.json' with { type: 'json' };

/** Provinces by their official number, with their official names in Spanish; 53 stands for an unknown one. */
export const provinces: readonly TextRow[] = data.provinces;

/** Provinces with islands to choose from. */
export const islandProvinces = { balearic: 7, lasPalmas: 35, tenerife: 38 } as const;

/** Islands by their official number; idPadre is their province. */
export const islands: readonly (TextRow & { idPadre: number })[] = data.islands;

export const roadTypes: readonly TextRow[] = data.roadTypes;
