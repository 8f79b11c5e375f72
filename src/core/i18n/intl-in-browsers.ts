import type { MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** Stands in for `@formatjs/intl` in browsers: what `createFormatter` takes of it, for compiled texts only. */

// Types of the elements of a syntax tree, by the numbers that the parser gives them.
const literal: TYPE.literal = 0;
const argument: TYPE.argument = 1;
const numberType: TYPE.number = 2;
const select: TYPE.select = 5;
const plural: TYPE.plural = 6;
const pound: TYPE.pound = 7;

type Values = Readonly<Record<string, unknown>>;

/** The options of each `Intl` object that is made once. */
interface Formatters {
  getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat;
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) => Intl.NumberFormat;
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) => Intl.PluralRules;
  getRelativeTimeFormat: (
    locale: string,
    options?: Intl.RelativeTimeFormatOptions,
  ) => Intl.RelativeTimeFormat;
}

interface Config {
  locale: string;
  messages: Readonly<Record<string, string | MessageFormatElement[]>>;
  onError: (error: unknown) => void;
}

/** The library's defaults are about texts that are not compiled. */
export const DEFAULT_INTL_CONFIG = {};

function memoized<Options, Made>(make: (locale: string, options?: Options) => Made) {
  const known = new Map<string, Made>();
  return (locale: string, options?: Options): Made => {
    const key = locale + JSON.stringify(options);
    const made = known.get(key) ?? make(locale, options);
    known.set(key, made);
    return made;
  };
}

/** Makers of `Intl` objects, which are slow to make, so each is made once. */
export const createFormatters = (): Formatters => ({
  getDateTimeFormat: memoized((...options) => new Intl.DateTimeFormat(...options)),
  getNumberFormat: memoized((...options) => new Intl.NumberFormat(...options)),
  getPluralRules: memoized((...options) => new Intl.PluralRules(...options)),
  getRelativeTimeFormat: memoized((...options) => new Intl.RelativeTimeFormat(...options)),
});

/** Fills in a text. One that is missing, or lacks a value, is reported, and its id shown. */
export function formatMessage(
  { locale, messages, onError }: Config,
  formatters: Formatters,
  { id }: { id: string },
  values: Values = {},
): string {
  try {
    const message = messages[id];
    if (!message) throw new Error('There is no such text');
    return typeof message === 'string' ? message : filledIn(message, { locale, formatters, values });
  } catch (error) {
    onError(new Error(`Text ${id}`, { cause: error }));
    return id;
  }
}

interface Filling {
  locale: string;
  formatters: Formatters;
  values: Values;
}

/** @param count what `#` stands for: the number of the plural around */
function filledIn(elements: readonly MessageFormatElement[], filling: Filling, count?: number): string {
  return elements.map((element) => textOf(element, filling, count)).join('');
}

function textOf(element: MessageFormatElement, filling: Filling, count?: number): string {
  const { locale, formatters, values } = filling;
  if (element.type === literal) return element.value;
  if (element.type === pound)
    return count === undefined ? '' : formatters.getNumberFormat(locale).format(count);
  if (!(element.value in values)) throw new Error(`Value ${element.value} is missing`);
  const value = values[element.value];
  if (element.type === argument) return value === false ? '' : String(value ?? '');
  if (element.type === select) return filledIn(optionOf(element.options, String(value)), filling);
  if (element.type === plural) {
    const number = Number(value) - element.offset;
    const rule = formatters.getPluralRules(locale, { type: element.pluralType }).select(number);
    const exact = `=${String(value)}`;
    return filledIn(
      optionOf(element.options, Object.hasOwn(element.options, exact) ? exact : rule),
      filling,
      number,
    );
  }
  const options = 'style' in element && typeof element.style === 'object' ? element.style?.parsedOptions : {};
  if (element.type !== numberType)
    return formatters.getDateTimeFormat(locale, options as Intl.DateTimeFormatOptions).format(value as Date);
  const { scale = 1 } = options as { scale?: number };
  return formatters
    .getNumberFormat(locale, options as Intl.NumberFormatOptions)
    .format((value as number) * scale);
}

type Choices = Readonly<Record<string, { value: MessageFormatElement[] }>>;

/** Returns the choice of a name, or `other`, which every text has. */
const optionOf = (choices: Choices, name: string): MessageFormatElement[] =>
  ((Object.hasOwn(choices, name) ? choices[name] : undefined) ?? choices['other'])?.value ?? [];
