import type { Brand } from '#core/brand/brand.ts';
import type { Moment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { PageParts } from '../pages/parts.ts';
import type { Texts } from '../texts/texts.ts';
import type { ActContext } from './acts/act.ts';
import type { Values } from './values.ts';

/** What a page of the console is made of. */
export interface Scene {
  db: Db;
  brand: Brand;
  now: Moment;
  texts: Texts;
}

/** An input of a form; its label is `console.field.<name>`. */
export interface Field {
  name: string;
  type: 'text' | 'long' | 'url' | 'date' | 'datetime-local' | 'number' | 'choice';
  /** Of a choice: values with their words. Of a text: what is proposed while it is written. */
  options?: readonly (readonly [value: string | number, text: string])[];
  value?: string | number | undefined;
  optional?: true;
  /** Earliest day, or moment. */
  min?: string;
}

/** Something that the university does. Its words are `console.<noun>.<act>` and `console.<noun>.<act>.done`. */
export interface ActRule {
  fields?(scene: Scene, id: number): readonly Field[];
  /** Within a transaction, unless it makes one of its own. */
  run(context: ActContext, id: number, values: Values, parts: PageParts): void;
  ownTransaction?: true;
  /** Cannot be undone, or is against someone. */
  harsh?: true;
}

/** How a state looks: something to do for the university, under way, well, or over. */
type Tone = 'waiting' | 'open' | 'good' | 'ended';

/** One thing, as its card shows it. */
export interface Entry {
  title: string;
  state: readonly [text: string, tone: Tone];
  /** Labels are `console.fact.<key>`; what is empty is left out. */
  facts: Readonly<Record<string, string | number | undefined>>;
  /** The acts that its state allows. */
  acts: readonly string[];
}

/** A kind of thing that the university acts on. Its words are `console.<id>.title` and `console.<id>.lead`. */
export interface Noun {
  fits?(settings: Brand['settings']): boolean;
  /** All there are, those that wait for the university first: what is searched, and whether it waits. */
  index?(scene: Scene): { id: number; text: string; waiting: boolean }[];
  entry?(scene: Scene, id: number): Entry | undefined;
  acts: Readonly<Record<string, ActRule>>;
  /** Acts that make something new. */
  creates?: readonly string[];
}
