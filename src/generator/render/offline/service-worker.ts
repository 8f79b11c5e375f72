import { createHash } from 'node:crypto';
import type { Language } from '#core/i18n/languages.ts';
import { storageKey } from '#core/shared/storage.ts';

/** Contents of a service worker's cache. */
export interface WorkerContents {
  brand: string;
  defaultLanguage: Language;
  /** The offline page, per language. */
  pages: Readonly<Partial<Record<Language, string>>>;
  /** Files that these pages load. */
  files: readonly string[];
}

/**
 * Makes the service worker of a portal: the settings of the portal, followed by the shared code
 * (`src/portal/frame/offline/service-worker.ts`). Any change of cached contents gives a new cache, and old ones are
 * deleted.
 * @param code bundled to a classic script
 * @param contents of the cached pages: their hash is the version
 */
export function serviceWorker(
  code: string,
  workerContents: WorkerContents,
  contents: readonly string[],
): string {
  const version = createHash('sha256')
    .update(JSON.stringify([workerContents, contents, code]))
    .digest('hex')
    .slice(0, 12);
  const prefix = storageKey(workerContents.brand, 'sinconexion.');
  const { pages, files, defaultLanguage } = workerContents;
  const keep = [...Object.values(pages), ...files];
  const settings = { prefix, cache: prefix + version, pages, files, keep, defaultLanguage };
  return `const settings = ${JSON.stringify(settings)};\n${code}\n`;
}
