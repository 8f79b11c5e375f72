import type { HostRules } from '../rules.ts';

/** Files for hosts: text by path. */
export type HostFiles = Readonly<Record<string, string>>;

/**
 * Writes host rules in the words of one kind of host, as files of a folder of its own. The same rules give the same
 * files.
 * @throws HostLimit
 */
export type Emitter = (rules: HostRules) => HostFiles;

/** A host takes less than a portal has, and would leave out the rest without a word. */
export class HostLimit extends Error {
  override name = 'HostLimit';

  /** @param has what there is of each thing that is counted, and what the host takes of it */
  constructor(host: string, { brand }: HostRules, has: Readonly<Record<string, readonly [number, number]>>) {
    const counts = Object.entries(has).map(
      ([what, [count, limit]]) => `${count} ${what} (it takes ${limit})`,
    );
    super(`${host} cannot serve the portal "${brand.id}", which has ${counts.join(', ')}.`);
  }
}

/** The host name of the portal, or one that stands for it. */
export const domainOf = ({ brand }: HostRules): string => brand.domain ?? 'portal.example';

/** Where the configurations of web servers expect the folder of a bundle. */
export const folderOf = ({ brand }: HostRules): string => `/srv/portals/${brand.id}`;

/** What whoever opens a file has to know first. */
export const madeBy = ({ brand }: HostRules): string =>
  `Made with the portal "${brand.id}": do not change it, the next build makes it anew. See docs/hosting.md.`;

/** JSON as files have it. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
