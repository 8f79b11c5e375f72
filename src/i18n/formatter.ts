import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { relativeParts } from './relative-time.ts';
import type { Language } from './languages.ts';
import type { MessageId } from './messages.ts';

/** A text as it is shipped: plain text, or the syntax tree of a text with placeholders. */
export type CompiledMessage = string | MessageFormatElement[];

export type MessageValues = Record<string, string | number | Date>;

/** A moment: a Date, milliseconds, or ISO 8601; `YYYY-MM-DD` is a day, the same one in every time zone. */
export type Moment = Date | number | string;

export interface Formatter {
  language: Language;
  /** The text of a message with its values. */
  t: (id: MessageId, values?: MessageValues) => string;
  /** "5 de marzo de 2026" unless the options say otherwise; moments in the time zone of the machine. */
  date: (value: Moment, options?: Intl.DateTimeFormatOptions) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** An amount in euros. */
  money: (euros: number) => string;
  /** "hace 2 horas" within a week of `now`, and the date beyond it. */
  relativeTime: (value: Moment, now?: Date) => string;
}

const locales: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/;

const isDay = (value: Moment) => typeof value === 'string' && dayPattern.test(value);

/** Invalid for spellings such as `05/03/2026`, which `Date` would read as month first. */
function toDate(value: Moment): Date {
  if (typeof value !== 'string') return new Date(value);
  const [, year, month, day] = dayPattern.exec(value) ?? [];
  if (day) return new Date(Number(year), Number(month) - 1, Number(day));
  return new Date(/^\d{4}-\d\d-\d\dT/.test(value) ? value : NaN);
}

/** A mistake in a text or a value stops a build and is only reported in a browser. */
function report(error: unknown): void {
  if (typeof document === 'undefined') throw error;
  console.error(error);
}

/**
 * Formats texts, dates, numbers and amounts in a language, at build time and in the browser alike.
 * @param messages compiled messages of the areas that are used
 */
export function createFormatter(
  language: Language,
  messages: Readonly<Record<string, CompiledMessage>>,
): Formatter {
  const locale = locales[language];
  const once = <T>(make: (options: object) => T): ((options: object) => T) => {
    const made = new Map<string, T>();
    return (options) => {
      const key = JSON.stringify(options);
      const known = made.get(key) ?? make(options);
      made.set(key, known);
      return known;
    };
  };
  const dates = once((options) => new Intl.DateTimeFormat(locale, options));
  const numbers = once((options) => new Intl.NumberFormat(locale, options));
  const relative = once((options) => new Intl.RelativeTimeFormat(locale, options));
  const texts = new Map<MessageId, IntlMessageFormat>();

  const withValues = (id: MessageId, message: MessageFormatElement[], values?: MessageValues): string => {
    const text = texts.get(id) ?? new IntlMessageFormat(message, locale);
    texts.set(id, text);
    try {
      return String(text.format(values));
    } catch (error) {
      report(new Error(`${id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error }));
      return id;
    }
  };
  const date: Formatter['date'] = (value, options = { dateStyle: 'long' }) => {
    const when = toDate(value);
    if (Number.isNaN(when.getTime())) {
      report(new RangeError(`Not a date: ${String(value)}`));
      return String(value);
    }
    return dates(options).format(when);
  };
  return {
    language,
    t: (id, values) => {
      const message = messages[id];
      if (typeof message === 'string') return message;
      if (message) return withValues(id, message, values);
      report(new Error(`The text ${id} is missing`));
      return id;
    },
    date,
    number: (value, options = {}) => numbers(options).format(value),
    money: (euros) =>
      numbers({ style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }).format(euros),
    relativeTime: (value, now = new Date()) => {
      const parts = relativeParts(toDate(value), now, isDay(value));
      return parts ? relative({ numeric: 'auto' }).format(parts.amount, parts.unit) : date(value);
    },
  };
}
