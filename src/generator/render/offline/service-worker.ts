import { createHash } from 'node:crypto';
import type { Language } from '#core/i18n/languages.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { WorkerSettings } from '#core/shared/worker-settings.ts';
import { cacheClass, cacheRules } from '#generator/hosting/cache.ts';
import type { FileFacts } from '../bundle/site-writer.ts';

/** What the service worker of a portal keeps. */
export interface WorkerContents {
  brand: string;
  defaultLanguage: Language;
  /** The offline page, per language. */
  pages: Readonly<Partial<Record<Language, string>>>;
  /** Files that these pages load. */
  files: readonly string[];
  /** All files of the site, by their paths: those with hashed names are kept when a page has loaded them. */
  site: ReadonlyMap<string, FileFacts>;
}

/** The beginning of a file's sha256 as base64, by which the service worker knows the files of the release. */
const contentHash = (sha256: string): string => Buffer.from(sha256.slice(0, 12), 'hex').toString('base64');

/**
 * Makes the service worker of a portal: the settings of the portal, followed by the shared code
 * (`src/portal/frame/offline/service-worker.ts`). Any change of the offline pages or their files gives a new cache for
 * them, and old ones are deleted.
 * @param code bundled to a classic script
 * @param contents of the offline pages: their hash is the version
 */
export function serviceWorker(
  code: string,
  { brand, defaultLanguage, pages, files, site }: WorkerContents,
  contents: readonly string[],
): string {
  const version = createHash('sha256')
    .update(JSON.stringify([brand, defaultLanguage, pages, files, contents, code]))
    .digest('hex')
    .slice(0, 12);
  const prefix = storageKey(brand, 'sinconexion.');
  const hashed = [...site].filter(([path]) => cacheClass(path) === 'immutable');
  const settings: WorkerSettings = {
    prefix,
    cache: prefix + version,
    pages,
    precached: [...Object.values(pages), ...files],
    defaultLanguage,
    fileCache: storageKey(brand, 'ficheros'),
    folders: cacheRules.flatMap((rule) =>
      rule.class === 'immutable' ? (rule.folders ?? []).map((folder) => `/${folder}`) : [],
    ),
    hashes: [...new Set(hashed.map(([, { sha256 }]) => contentHash(sha256)))].sort().join(' '),
  };
  return `const settings = ${JSON.stringify(settings)};\n${code}\n`;
}
