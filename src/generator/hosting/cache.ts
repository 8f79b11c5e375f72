import { notFoundFile } from './served-file.ts';

/**
 * How long a copy of a file may be used: for ever (its name, or its folder's, changes with its content), after asking whether it is
 * still the same (pages, and other files under a fixed name), or not at all.
 */
export type CacheClass = 'immutable' | 'revalidate' | 'no-cache' | 'no-store';

/**
 * Files of one cache class: those in one of the folders, with exactly one of the names, or with one of the endings.
 * A rule that lists none of the three takes every file.
 */
export interface CacheRule {
  class: CacheClass;
  /** Value of the `Cache-Control` header. */
  cacheControl: string;
  /** Folders of the site, ending in a slash. */
  folders?: readonly string[];
  /** Paths in the site. */
  files?: readonly string[];
  /** Endings with their dot. */
  endings?: readonly string[];
}

/**
 * The first rule that takes a file decides. What counts is the file that is sent, not the address that was asked
 * for: a missing file below a folder of immutable ones is answered by the not-found page and must not be kept.
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

function takes({ folders, files, endings }: CacheRule, file: string): boolean {
  if (!folders && !files && !endings) return true;
  return (
    (files?.includes(file) ?? false) ||
    (folders?.some((folder) => file.startsWith(folder)) ?? false) ||
    (endings?.some((ending) => file.endsWith(ending)) ?? false)
  );
}

/**
 * The rule for a file of a site, by its path in the site's folder.
 * @throws when no rule takes the file, which the last rule of a complete list rules out.
 */
export function cacheRuleOf(file: string, rules: readonly CacheRule[] = cacheRules): CacheRule {
  const rule = rules.find((it) => takes(it, file));
  if (!rule) throw new Error(`No cache rule takes the file ${file}`);
  return rule;
}

/** The cache class of a file of a site, by its path in the site's folder. */
export function cacheClass(file: string): CacheClass {
  return cacheRuleOf(file).class;
}
