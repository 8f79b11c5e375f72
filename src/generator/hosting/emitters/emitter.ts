import type { HostRules } from '../rules.ts';

/** Files for hosts: text by path. */
export type HostFiles = Readonly<Record<string, string>>;

/**
 * Converts host rules to the configuration of one kind of host, as files of a folder of its own. The same rules give
 * the same files.
 * @throws HostLimit
 */
export type Emitter = (rules: HostRules) => HostFiles;

/** A portal exceeds a limit of a host, which would ignore the rest silently. */
export class HostLimit extends Error {
  override name = 'HostLimit';

  /** @param usage count and limit of the host, by the unit counted */
  constructor(
    host: string,
    { brand }: HostRules,
    usage: Readonly<Record<string, readonly [number, number]>>,
  ) {
    const counts = Object.entries(usage).map(
      ([unit, [count, limit]]) => `${count} ${unit} (it takes ${limit})`,
    );
    super(`${host} cannot serve the portal "${brand.id}", which has ${counts.join(', ')}.`);
  }
}

/** The host name of the portal, or a placeholder. */
export const domainOf = ({ brand }: HostRules): string => brand.domain ?? 'portal.example';

/** Folder of a bundle in the configurations of web servers. */
export const folderOf = ({ brand }: HostRules): string => `/srv/portals/${brand.id}`;

/** Header comment of generated files. */
export const madeBy = ({ brand }: HostRules): string =>
  `Made with the portal "${brand.id}": do not change it, the next build makes it anew. See docs/hosting.md.`;

/** Formats JSON as in files. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
