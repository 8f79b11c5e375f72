import { createHash } from 'node:crypto';
import type { Language } from '#core/i18n/languages.ts';
import { storageKey } from '#core/shared/storage.ts';

/** What the service worker of a portal keeps. */
export interface WorkerContents {
  brand: string;
  defaultLanguage: Language;
  /** The page without a connection, per language. */
  pages: Readonly<Partial<Record<Language, string>>>;
  /** Files that these pages load. */
  files: readonly string[];
}

/**
 * The service worker of a portal: the code that all have (`src/portal/frame/offline/service-worker.ts`) behind the
 * settings of this one. A new version of anything that it keeps is a new cache, and the old ones go.
 * @param code bundled to a classic script
 * @param contents what the kept pages consist of: its hash is the version
 */
export function serviceWorker(code: string, wanted: WorkerContents, contents: readonly string[]): string {
  const version = createHash('sha256')
    .update(JSON.stringify([wanted, contents, code]))
    .digest('hex')
    .slice(0, 12);
  const prefix = storageKey(wanted.brand, 'sinconexion.');
  const { pages, files, defaultLanguage } = wanted;
  const keep = [...Object.values(pages), ...files];
  const settings = { prefix, cache: prefix + version, pages, files, keep, defaultLanguage };
  return `const settings = ${JSON.stringify(settings)};\n${code}\n`;
}
