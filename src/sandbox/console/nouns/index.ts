import type { Brand } from '#core/brand/brand.ts';
import type { Noun } from '../noun.ts';
import { agreements } from './agreements.ts';
import { candidacies } from './candidacies.ts';
import { offers } from './offers.ts';
import { companies, sheets } from './people.ts';
import { events, notices, surveys } from './publishing.ts';
import { adhesions, changes, deletions, requests } from './requests.ts';
import { tools } from './tools.ts';

/** Everything that the console acts on, by the last part of its address, in the order of its menu. */
const nouns = {
  companies,
  offers,
  candidacies,
  agreements,
  requests,
  changes,
  sheets,
  adhesions,
  deletions,
  notices,
  events,
  surveys,
  tools,
} as const satisfies Record<string, Noun>;

export type NounId = keyof typeof nouns;

/** The nouns that a brand has. */
export function nounsOf({ settings }: Brand): [NounId, Noun][] {
  return (Object.entries(nouns) as [NounId, Noun][]).filter(([, noun]) => noun.fits?.(settings) ?? true);
}
