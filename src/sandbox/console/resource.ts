import type { Brand } from '#core/brand/brand.ts';
import type { SandboxMoment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { PageServices } from '../pages/page-services.ts';
import type { SandboxTexts } from '../texts/texts.ts';
import type { ActionContext } from './actions/action.ts';
import type { Values } from './values.ts';

/** Data and texts for a page of the console. */
export interface ConsoleContext {
  db: Db;
  brand: Brand;
  now: SandboxMoment;
  texts: SandboxTexts;
}

/** An input of a form; its label is `console.field.<name>`. */
export interface ConsoleField {
  name: string;
  type: 'text' | 'long' | 'url' | 'date' | 'datetime-local' | 'number' | 'choice';
  /** Options of a choice; suggestions of a text field. */
  options?: readonly (readonly [value: string | number, text: string])[];
  value?: string | number | undefined;
  optional?: true;
  /** Earliest day, or moment. */
  min?: string;
}

/** An action of the university. Its texts are `console.<resource>.<action>` and `console.<resource>.<action>.done`. */
export interface ConsoleAction {
  fields?(consoleContext: ConsoleContext, id: number): readonly ConsoleField[];
  /** Runs within a transaction, unless `ownTransaction`. */
  run(context: ActionContext, id: number, values: Values, parts: PageServices): void;
  ownTransaction?: true;
  /** Irreversible, or to somebody's disadvantage. */
  destructive?: true;
}

/** Tone of a state: pending at the university, in progress, successful or ended. */
type Tone = 'waiting' | 'open' | 'good' | 'ended';

/** A row as shown on its card. */
export interface ResourceEntry {
  title: string;
  state: readonly [text: string, tone: Tone];
  /** Labels are `console.fact.<key>`; what is empty is left out. */
  facts: Readonly<Record<string, string | number | undefined>>;
  /** Actions allowed by the state. */
  actions: readonly string[];
}

/** A resource of the console. Its texts are `console.<id>.title` and `console.<id>.lead`. */
export interface ConsoleResource {
  fits?(settings: Brand['settings']): boolean;
  /** No entry is ever pending, so that the menu need not list them. */
  neverWaits?: true;
  /** Lists all entries, pending ones first: `text` for the search, `waiting` for entries pending at the university. */
  index?(consoleContext: ConsoleContext): { id: number; text: string; waiting: boolean }[];
  entry?(consoleContext: ConsoleContext, id: number): ResourceEntry | undefined;
  actions: Readonly<Record<string, ConsoleAction>>;
  /** Actions that create a row. */
  creates?: readonly string[];
}
