import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HostRules } from '#generator/hosting/rules.ts';

/** A brand's bundle on disk. */
export interface Site {
  /** Absolute path of the folder whose files are sent. */
  folder: string;
  rules: HostRules;
  /** Every file that may be sent, by its path in the folder, with forward slashes. */
  files: ReadonlySet<string>;
}

/**
 * Lists regular files, without dotfiles. Matching requests against the list keeps names case-sensitive on every file
 * system and prevents path traversal.
 */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')));
  return new Set(files);
}

async function readSite(bundle: string): Promise<Site> {
  const folder = join(bundle, 'site');
  const rules = JSON.parse(await readFile(join(bundle, 'hosting', 'rules.json'), 'utf8')) as HostRules;
  return { folder, rules, files: await listFiles(folder) };
}

/**
 * Creates a cached reader of bundles. A new bundle always replaces the `site` folder, whose inode invalidates the cache.
 * The reader rejects with the file system error while the bundle is missing.
 */
export function createSiteReader(): (bundle: string) => Promise<Site> {
  const cache = new Map<string, { identity: string; site: Promise<Site> }>();
  return async (bundle) => {
    const { dev, ino, ctimeNs } = await stat(join(bundle, 'site'), { bigint: true });
    const identity = [dev, ino, ctimeNs].join(':');
    const cached = cache.get(bundle);
    if (cached?.identity === identity) return cached.site;
    const site = readSite(bundle);
    cache.set(bundle, { identity, site });
    site.catch(() => cache.delete(bundle));
    return site;
  };
}
