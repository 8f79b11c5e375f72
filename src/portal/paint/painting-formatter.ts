import { toDate } from '#core/i18n/dates.ts';
import { elideArticle } from '#core/i18n/elide-article.ts';
import type { CompiledMessage, Formatter, MessageValues } from '#core/i18n/formatter.ts';
import { type Language, locales } from '#core/i18n/languages.ts';
import { fillPlainMessage } from '#core/i18n/plain-message.ts';

/**
 * A formatter for painted pieces, without the code of messages: it says the same as `createFormatter` for plain texts,
 * see `isPlainMessage`.
 */
export function createPaintingFormatter(
  language: Language,
  messages: Readonly<Record<string, CompiledMessage>>,
): Formatter {
  const locale = locales[language];
  const memo = new Map<string, unknown>();
  const known = <T>(kind: string, options: object | undefined, make: () => T): T => {
    const key = kind + JSON.stringify(options);
    if (!memo.has(key)) memo.set(key, make());
    return memo.get(key) as T;
  };
  const number: Formatter['number'] = (value, options) =>
    known('number', options, () => new Intl.NumberFormat(locale, options)).format(value);
  const t = (id: string, values: MessageValues = {}): string => {
    const message = messages[id];
    if (message === undefined) throw new Error(`${id} is not among the painted texts`);
    const text = fillPlainMessage(message, values, locale);
    return language === 'ca' && typeof message !== 'string' ? elideArticle(text) : text;
  };
  return {
    language,
    has: (id) => id in messages,
    t: t as Formatter['t'],
    date: (value, options = { dateStyle: 'long' }) => {
      const when = toDate(value);
      return Number.isNaN(when.getTime())
        ? String(value)
        : known('date', options, () => new Intl.DateTimeFormat(locale, options)).format(when);
    },
    number,
    money: (euros) =>
      number(euros, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
    relative: (amount, unit) =>
      known('relative', undefined, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(
        amount,
        unit,
      ),
  };
}
