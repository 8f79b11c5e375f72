import { visibleText } from '#core/contract/validation/text.ts';

/** Levels of the Common European Framework, from the lowest; and a language that one grew up with. */
const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

export type Level = (typeof levels)[number] | 'native';

/** A job. Days are YYYY-MM-DD. */
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
  /** In whatever language the file is. */
  name: string;
  /** ISO 639. */
  code?: string | undefined;
  level?: Level | undefined;
}

/** What of a CV goes from one service to another, whatever the format of the file. */
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
 * A day of which perhaps only year and month are known: the first day of them, or the last one where something ends. A
 * day that no calendar has is none.
 */
export function wholeDay(text: string | undefined, which: 'first' | 'last' = 'first'): string | undefined {
  const [, year, ...known] = /^(\d{4})(?:-?(\d\d?))?(?:-?(\d\d?))?/.exec(text?.trim() ?? '') ?? [];
  if (!year) return undefined;
  const isLast = which === 'last';
  const month = known[0] ?? (isLast ? '12' : '1');
  const lastOfMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const day = known[1] ?? (isLast ? String(lastOfMonth) : '1');
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const found = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(date) ? date : undefined;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Letters of a text that are read: several times what any field of the CV takes, which says that it has been cut. */
const longest = 20_000;

/** What a text with or without HTML says, by lines. */
export function plainText(text: string | undefined): string | undefined {
  const plain = text
    ?.slice(0, longest)
    .replace(/<(?:br|\/p|\/li|\/ul|\/ol|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '· ')
    .replace(/<\/?(?:p|ul|ol|li|div|span|strong|em|b|i|u|s|a|font|h[1-6])\b[^<>]*>/gi, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return visibleText(plain ?? '') || undefined;
}

/** The level that a text names, if any. */
export function levelIn(text: string | undefined): Level | undefined {
  const named = /\b([ABC][12])\b/i.exec(text ?? '')?.[1]?.toUpperCase();
  if (named) return levels.find((it) => it === named);
  return /nativ|matern|mother/i.test(text ?? '') ? 'native' : undefined;
}

/** The lowest of several levels: nobody is said to know more than they do. */
export const lowest = (found: readonly (Level | undefined)[]): Level | undefined =>
  levels.find((level) => found.includes(level));
