import type { Language, Localized } from '#core/i18n/languages.ts';
import { fillPattern, matchPattern, type Params, segmentsOf } from './pattern.ts';

/** The addresses of a page in its languages; small enough to be part of every page. */
export interface PageAddresses {
  language: Language;
  defaultLanguage: Language;
  /** Canonical address pattern of the page per language of the brand. */
  alternates: Localized;
  /** Spellings per language of a parameter's known values. */
  variants?: Readonly<Record<string, readonly Required<Localized>[]>>;
}

/** Whether a value of any origin is a language of the page. */
export function isLanguageOf(page: PageAddresses, value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(page.alternates, value);
}

/** Whether a path begins with a language of the portal, which decides the language of the page. */
export function hasLanguageSegment(page: PageAddresses, path: string): boolean {
  return isLanguageOf(page, segmentsOf(path)[0]);
}

/** The page's alias in its own language, without language segment. */
function ownAlias({ alternates, language, defaultLanguage }: PageAddresses): string {
  const pattern = alternates[language] ?? '/';
  return language === defaultLanguage ? pattern : pattern.slice(`/${language}`.length) || '/';
}

/** Parameters of a path that is an address of the page; `undefined` for any other path. */
export function pageParams(page: PageAddresses, path: string): Params | undefined {
  const [first] = segmentsOf(path);
  const bare = first === page.language ? path.slice(first.length + 1) || '/' : path;
  return matchPattern(ownAlias(page), bare);
}

/**
 * Canonical address of the page in another language, with the parameters of the path; `undefined` where the
 * path is not an address of the page.
 */
export function addressIn(page: PageAddresses, path: string, language: Language): string | undefined {
  const pattern = page.alternates[language];
  const params = pageParams(page, path);
  if (pattern === undefined || params === undefined) return undefined;
  const spelled = Object.entries(params).map(([name, value]) => {
    const variant = page.variants?.[name]?.find((spellings) => Object.values(spellings).includes(value));
    return [name, variant ? variant[language] : value] as const;
  });
  return fillPattern(pattern, Object.fromEntries(spelled));
}
