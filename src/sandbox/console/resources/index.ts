import type { Brand } from '#core/brand/brand.ts';
import type { ConsoleResource } from '../resource.ts';
import { agreements } from './agreements.ts';
import { candidacies } from './candidacies.ts';
import { offers } from './offers.ts';
import { companies, sheets } from './people.ts';
import { events, notices, surveys } from './publishing.ts';
import { adhesions, changes, deletions, requests } from './requests.ts';
import { tools } from './tools.ts';
import { wordings } from './wordings.ts';

/** Resources of the console by the last part of their address, in menu order. */
const resources = {
  companies,
  offers,
  wordings,
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
} as const satisfies Record<string, ConsoleResource>;

export type ResourceId = keyof typeof resources;

/** Lists the resources enabled by a brand. */
export function resourcesOf({ settings }: Brand): [ResourceId, ConsoleResource][] {
  return (Object.entries(resources) as [ResourceId, ConsoleResource][]).filter(
    ([, resource]) => resource.fits?.(settings) ?? true,
  );
}
