import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { addDays, type SandboxMoment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { textIn, type WithFallback } from '../texts/translated.ts';
import { type Institution, institutionOf } from './institution.ts';
import { createRandom, type Random } from './random.ts';

/** Context of a seed part. */
export interface SeedContext {
  db: Db;
  brand: Brand;
  now: SandboxMoment;
  institution: Institution;
  /** Numbers of this part alone. */
  random: Random;
  /** Whether some texts are odd: markup, very long words. */
  hasOddTexts: boolean;
  /** A text of the university, in the default language of the brand. */
  text(texts: WithFallback): string;
  /** The day some days from today, YYYY-MM-DD. */
  day(offset: number): string;
}

/** Seeds a part of the example data, from the rows of earlier parts. */
export type SeedPart = (context: SeedContext) => void;

/** @param part names the numbers of a part, so that a change in one does not shift the others */
export function seedContext(db: Db, brand: Brand, now: SandboxMoment, part: string): SeedContext {
  return {
    db,
    brand,
    now,
    institution: institutionOf(brand),
    random: createRandom(`${brand.id}/${part}`),
    hasOddTexts: true,
    text: (texts) => textIn(texts, brand.defaultLanguage),
    day: (offset) => addDays(now.today, offset),
  };
}

/** Draws a language of the brand to write in, most often the default one. */
export function someLanguage({ brand, random }: SeedContext): Language {
  return random.chance(0.7) ? brand.defaultLanguage : random.pick(brand.languages);
}

/** A moment of working hours on a day. */
export function momentOn({ random }: Pick<SeedContext, 'random'>, day: string): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day}T${two(random.int(8, 19))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`;
}

type Fields = Brand['settings']['campos'];

/** Drops values of fields hidden by the brand. */
export function visibleFieldsOf<V extends object>(
  { brand }: SeedContext,
  group: keyof Fields,
  values: V,
): Partial<V> {
  const flags: Readonly<Record<string, { visible: boolean } | undefined>> = brand.settings.campos[group];
  const entries = Object.entries(values).filter(
    ([key, value]) => value !== undefined && flags[key]?.visible !== false,
  );
  return Object.fromEntries(entries) as Partial<V>;
}
