import { notFoundFile } from './served-file.ts';

/**
 * How long a copy of a file may be used: forever (its name, or that of its folder, changes with its content), after
 * revalidation (pages, and other files with a fixed name), or not at all.
 */
export type CacheClass = 'immutable' | 'revalidate' | 'no-cache' | 'no-store';

/**
 * Files of one cache class: those in one of the folders, with one of the exact paths, or with one of the extensions. A
 * rule that lists none of the three applies to every file.
 */
export interface CacheRule {
  class: CacheClass;
  /** Value of the `Cache-Control` header. */
  cacheControl: string;
  /** Folders of the site, with a trailing slash. */
  folders?: readonly string[];
  /** Paths in the site. */
  files?: readonly string[];
  /** File extensions with the dot. */
  endings?: readonly string[];
}

/**
 * The first rule that applies to a file decides. It goes by the file that is sent, not by the address: a missing file
 * below an immutable folder is answered by the not-found page, which must not be cached.
 */
export const cacheRules: readonly CacheRule[] = [
  { class: 'no-store', cacheControl: 'no-store', files: [notFoundFile] },
  {
    class: 'immutable',
    cacheControl: 'public, max-age=31536000, immutable',
    folders: ['_astro/', '_brand/', '_towns/'],
  },
  { class: 'revalidate', cacheControl: 'public, max-age=0, must-revalidate', endings: ['.html'] },
  { class: 'no-cache', cacheControl: 'no-cache' },
];

function appliesTo({ folders, files, endings }: CacheRule, file: string): boolean {
  if (!folders && !files && !endings) return true;
  return (
    (files?.includes(file) ?? false) ||
    (folders?.some((folder) => file.startsWith(folder)) ?? false) ||
    (endings?.some((ending) => file.endsWith(ending)) ?? false)
  );
}

/**
 * The cache rule for a file of a site, by its path in the site's folder.
 * @throws if no rule applies, which the last rule of a complete list prevents
 */
export function cacheRuleOf(file: string, rules: readonly CacheRule[] = cacheRules): CacheRule {
  const rule = rules.find((candidate) => appliesTo(candidate, file));
  if (!rule) throw new Error(`No cache rule takes the file ${file}`);
  return rule;
}

/** The cache class of a file of a site, by its path in the site's folder. */
export function cacheClass(file: string): CacheClass {
  return cacheRuleOf(file).class;
}
