import type { PageParts } from '../pages/pages.ts';
import type { Html } from '../pages/template.ts';
import type { Values } from './values.ts';

/** What a form of the console holds. */
export interface ConsoleForm {
  title: string;
  button: string;
  fields(parts: PageParts): Html;
  /** Does what was asked for, within a transaction unless it makes one of its own, and says so. */
  act(parts: PageParts, values: Values): string;
  ownTransaction?: true;
}
