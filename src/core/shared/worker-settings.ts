/** Settings of the service worker of a portal, which the build puts in front of its code. */
export interface WorkerSettings {
  /** Name of the cache of the offline pages, which changes with the content of any of them. */
  cache: string;
  /** Prefix of the names of all caches of offline pages, earlier ones included. */
  prefix: string;
  /** Offline pages and their files, which are cached at installation. */
  precached: readonly string[];
  /** The offline page, per language. */
  pages: Readonly<Record<string, string>>;
  defaultLanguage: string;
  /** Name of the cache of hashed files. */
  fileCache: string;
  /** Folders of files whose names change with their content, e.g. `/_astro/`. */
  folders: readonly string[];
  /** Content hashes of the release's files in these folders, separated by spaces: see `contentHash`. */
  hashes: string;
}
