import { visibleText } from '#core/contract/validation/text.ts';

/** Levels of the Common European Framework (CEFR), lowest first. */
const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

export type LanguageLevel = (typeof levels)[number] | 'native';

/** A job; days are YYYY-MM-DD. */
export interface PortableWork {
  title: string;
  employer?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
  link?: string | undefined;
}

export interface PortableStudy {
  title: string;
  school?: string | undefined;
  /** Name of the level. */
  level?: string | undefined;
  isPresent?: boolean | undefined;
}

export interface PortableLanguage {
  /** In the language of the file. */
  name: string;
  /** ISO 639 code. */
  code?: string | undefined;
  level?: LanguageLevel | undefined;
}

/** Data of a CV that can be exchanged with other services, independent of the file format. */
export interface PortableCv {
  given?: string | undefined;
  family?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  portfolio?: string | undefined;
  linkedin?: string | undefined;
  summary?: string | undefined;
  work: PortableWork[];
  studies: PortableStudy[];
  languages: PortableLanguage[];
  /** Names of programs and competences. */
  skills: string[];
}

/**
 * Completes a date with optional month and day to YYYY-MM-DD: with the first day of the period, or the last one
 * for an end. Returns `undefined` for days that do not exist.
 */
export function wholeDay(text: string | undefined, which: 'first' | 'last' = 'first'): string | undefined {
  const [, year, ...rest] = /^(\d{4})(?:-?(\d\d?))?(?:-?(\d\d?))?/.exec(text?.trim() ?? '') ?? [];
  if (!year) return undefined;
  const isLast = which === 'last';
  const month = rest[0] ?? (isLast ? '12' : '1');
  const lastOfMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const day = rest[1] ?? (isLast ? String(lastOfMonth) : '1');
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Maximum characters read of a text: several times the longest field, so that the plan reports the cut. */
const maxLength = 20_000;

/** Converts a text with or without HTML to plain lines. */
export function plainText(text: string | undefined): string | undefined {
  const plain = text
    ?.slice(0, maxLength)
    .replace(/<(?:br|\/p|\/li|\/ul|\/ol|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '· ')
    .replace(/<\/?(?:p|ul|ol|li|div|span|strong|em|b|i|u|s|a|font|h[1-6])\b[^<>]*>/gi, '')
    .replace(/&(\w+);/g, (reference, name: string) => entities[name] ?? reference)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return visibleText(plain ?? '') || undefined;
}

/** Finds a level in a text. */
export function parseLanguageLevel(text: string | undefined): LanguageLevel | undefined {
  const named = /\b([ABC][12])\b/i.exec(text ?? '')?.[1]?.toUpperCase();
  if (named) return levels.find((level) => level === named);
  return /nativ|matern|mother/i.test(text ?? '') ? 'native' : undefined;
}

/** Lowest of several levels, so that nobody's skills are overstated. */
export const lowestLevel = (candidates: readonly (LanguageLevel | undefined)[]): LanguageLevel | undefined =>
  levels.find((level) => candidates.includes(level));
