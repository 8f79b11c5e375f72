import type { Brand } from '#brand/brand.ts';
import type { Moment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { seedPersonas } from './personas.ts';
import { createRandom, type Random } from './random.ts';

/** What a part of the example data is made with. */
export interface SeedContext {
  db: Db;
  brand: Brand;
  now: Moment;
  /** Numbers of this part alone. */
  random: Random;
}

/** Makes a part of the example data, from what the parts before it made. */
export type SeedPart = (context: SeedContext) => void;

const parts: Readonly<Record<string, SeedPart>> = {
  personas: seedPersonas,
};

/** Fills a database that has no example data yet. */
export function seedOnce(db: Db, brand: Brand, now: Moment): void {
  db.transaction('write', () => {
    if (readSetting(db, 'ejemplos') !== undefined) return;
    for (const [name, part] of Object.entries(parts)) {
      part({ db, brand, now, random: createRandom(`${brand.id}/${name}`) });
    }
    writeSetting(db, 'ejemplos', now.local);
  });
}
