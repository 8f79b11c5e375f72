import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import {
  createFormatters,
  DEFAULT_INTL_CONFIG,
  type FormatNumberOptions,
  formatMessage,
} from '@formatjs/intl';
import { type Language, locales } from './languages.ts';
import type { MessageArguments } from './catalogues.gen.ts';
import type { MessageId } from './messages.ts';
import { type DateInput, toDate } from './dates.ts';
import { elideArticle } from './elide-article.ts';

/** A text as browsers get it: a plain string, or the syntax tree of a text with placeholders. */
export type CompiledMessage = string | MessageFormatElement[];

export type MessageValues = Record<string, string | number | Date>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/**
 * Rest parameters for the values of a message: exactly those that its catalogue declares. An id known only as
 * one of all ids takes any.
 */
export type MessageValuesOf<Id, AnyId, ById> = [AnyId] extends [Id]
  ? [values?: MessageValues]
  : [Id & keyof ById] extends [never]
    ? []
    : [values: Intersection<ById[Id & keyof ById]>];

export interface Formatter {
  language: Language;
  /** Whether the page has the text of a message. */
  has: (id: string) => boolean;
  /** The text of a message with its values. */
  t: <Id extends MessageId>(id: Id, ...values: MessageValuesOf<Id, MessageId, MessageArguments>) => string;
  /** "5 de marzo de 2026" unless the options say otherwise; moments in the time zone of the machine. */
  date: (value: DateInput, options?: Intl.DateTimeFormatOptions) => string;
  number: (value: number, options?: FormatNumberOptions) => string;
  /** An amount in euros. */
  money: (euros: number) => string;
  /** "hace 2 horas", "mañana"; the amount is negative for the past. */
  relative: (amount: number, unit: Intl.RelativeTimeFormatUnit) => string;
}

/** Reports a mistake in a text or a value: throws in a build, logs in a browser. */
function report(error: unknown): void {
  if (typeof document === 'undefined') throw error;
  console.error(error);
}

/**
 * Formats texts, dates, numbers and amounts in a language, in the build and in browsers alike.
 * @param messages compiled messages of the areas in use
 */
export function createFormatter(
  language: Language,
  messages: Readonly<Record<string, CompiledMessage>>,
): Formatter {
  const locale = locales[language];
  const formatters = createFormatters();
  const config = { ...DEFAULT_INTL_CONFIG, locale, onError: report };
  const date: Formatter['date'] = (value, options = { dateStyle: 'long' }) => {
    const when = toDate(value);
    if (Number.isNaN(when.getTime())) {
      report(new RangeError(`Not a date: ${String(value)}`));
      return String(value);
    }
    return formatters.getDateTimeFormat(locale, options).format(when);
  };
  const t = (id: MessageId, values?: MessageValues): string => {
    const message = messages[id];
    if (typeof message === 'string') return message;
    const known = message ? { [id]: message } : {};
    const text = String(formatMessage({ ...config, messages: known }, formatters, { id }, values));
    return language === 'ca' ? elideArticle(text) : text;
  };
  return {
    language,
    has: (id) => id in messages,
    t: t as Formatter['t'],
    date,
    number: (value, options) => formatters.getNumberFormat(locale, options).format(value),
    money: (euros) =>
      formatters
        .getNumberFormat(locale, {
          style: 'currency',
          currency: 'EUR',
          trailingZeroDisplay: 'stripIfInteger',
        })
        .format(euros),
    relative: (amount, unit) =>
      formatters.getRelativeTimeFormat(locale, { numeric: 'auto' }).format(amount, unit),
  };
}
