import type { ReportLanguage } from './report-languages.ts';
import {
  type DateElement,
  type MessageFormatElement,
  type NumberElement,
  parse,
  SKELETON_TYPE,
  type TimeElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './formatter.ts';

type Sentence = Readonly<Record<ReportLanguage, string>>;

/** Thrown for a text that is not valid ICU syntax; the message is one sentence for the author of the text. */
export class MessageSyntaxError extends Error {
  override name = 'MessageSyntaxError';
  /** The message in each language. */
  told: Sentence;
  /** Index of the first character that cannot be parsed. */
  offset: number;

  constructor(told: Sentence, offset: number, cause: unknown) {
    super(told.en, { cause });
    this.told = told;
    this.offset = offset;
  }
}

const reasons: Readonly<Record<string, Sentence>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: {
    en: 'A "{" is not closed by a "}".',
    es: 'Un «{» no está cerrado con un «}».',
    ca: 'Un «{» no està tancat amb un «}».',
  },
  EMPTY_ARGUMENT: {
    en: 'There is nothing between "{" and "}".',
    es: 'No hay nada entre «{» y «}».',
    ca: 'No hi ha res entre «{» i «}».',
  },
  MALFORMED_ARGUMENT: {
    en: 'Between "{" and "}" stands something that is not the name of a placeholder.',
    es: 'Entre «{» y «}» hay algo que no es el nombre de nada que rellene el portal.',
    ca: 'Entre «{» i «}» hi ha alguna cosa que no és el nom de res que empleni el portal.',
  },
  INVALID_ARGUMENT_TYPE: {
    en: 'The word after the comma is not a kind of placeholder (plural, select, selectordinal, number, date, time).',
    es: 'La palabra que va tras la coma no es ninguna de las posibles (plural, select, selectordinal, number, date, time).',
    ca: 'La paraula que va després de la coma no és cap de les possibles (plural, select, selectordinal, number, date, time).',
  },
  MISSING_OTHER_CLAUSE: {
    en: 'A plural or select has no "other {…}" part.',
    es: 'A un plural o select le falta la parte «other {…}».',
    ca: 'A un plural o select li falta la part «other {…}».',
  },
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: {
    en: 'A plural has the same case twice.',
    es: 'Un plural tiene dos veces el mismo caso.',
    ca: 'Un plural té dues vegades el mateix cas.',
  },
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: {
    en: 'A select has the same case twice.',
    es: 'Un select tiene dos veces el mismo caso.',
    ca: 'Un select té dues vegades el mateix cas.',
  },
};
const incomplete: Sentence = {
  en: 'A placeholder in braces is not complete.',
  es: 'Algo que va entre llaves no está completo.',
  ca: 'Alguna cosa que va entre claus no està completa.',
};

/**
 * Parses a text into its syntax tree. Tags have no meaning: `<b>` is shown literally.
 * @param options.locations whether elements carry their position in the text
 * @throws MessageSyntaxError
 */
export function parseMessage(text: string, { locations = false } = {}): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, captureLocation: locations });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { location } = error as SyntaxError & { location?: { start: { offset: number } } };
    const reason = reasons[error.message] ?? incomplete;
    throw new MessageSyntaxError(reason, location?.start.offset ?? 0, error);
  }
}

/** `Intl` options of the named styles of placeholders; any other style is a `::` skeleton. */
const styles: Record<'number' | 'date' | 'time', Record<string, object>> = {
  number: {
    integer: { maximumFractionDigits: 0 },
    percent: { style: 'percent' },
    currency: { style: 'currency', currency: 'EUR' },
  },
  date: {
    short: { dateStyle: 'short' },
    medium: { dateStyle: 'medium' },
    long: { dateStyle: 'long' },
    full: { dateStyle: 'full' },
  },
  time: { short: { timeStyle: 'short' }, medium: { timeStyle: 'medium' }, long: { timeStyle: 'long' } },
};

/** Resolves a number, date or time style to `Intl` options, the one form that needs no table of names in browsers. */
function styled<Element extends NumberElement | DateElement | TimeElement>(
  kind: keyof typeof styles,
  skeleton: SKELETON_TYPE,
  element: Element,
): Element {
  const { style } = element;
  if (typeof style === 'object' && style) return element;
  const parsedOptions = styles[kind][style ?? (kind === 'time' ? 'medium' : '')] ?? {};
  return { ...element, style: { type: skeleton, parsedOptions } };
}

function withStyles(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.number) return styled('number', SKELETON_TYPE.number, element);
    if (element.type === TYPE.date) return styled('date', SKELETON_TYPE.dateTime, element);
    if (element.type === TYPE.time) return styled('time', SKELETON_TYPE.dateTime, element);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([key, { value }]) => [
      key,
      { value: withStyles(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** Replaces placeholders of known values by text; adjacent literals are joined. */
function filledIn(
  elements: readonly MessageFormatElement[],
  known: Readonly<Record<string, string>>,
): MessageFormatElement[] {
  const filled: MessageFormatElement[] = [];
  for (const element of elements) {
    const next = withKnown(element, known);
    const last = filled.at(-1);
    if (last?.type === TYPE.literal && next.type === TYPE.literal)
      filled[filled.length - 1] = { type: TYPE.literal, value: `${last.value}${next.value}` };
    else filled.push(next);
  }
  return filled;
}

function withKnown(
  element: MessageFormatElement,
  known: Readonly<Record<string, string>>,
): MessageFormatElement {
  if (element.type === TYPE.argument) {
    const value = known[element.value];
    return value === undefined ? element : { type: TYPE.literal, value };
  }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([key, { value }]) => [
    key,
    { value: filledIn(value, known) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/**
 * Compiles a text in ICU syntax for `createFormatter`, which has no parser. Runs in Node only.
 * @param known values of placeholders that are the same wherever the text is shown
 * @throws MessageSyntaxError
 */
export function compileMessage(text: string, known: Readonly<Record<string, string>> = {}): CompiledMessage {
  const elements = withStyles(filledIn(parseMessage(text), known));
  const [first, ...rest] = elements;
  if (!first) return '';
  return rest.length === 0 && first.type === TYPE.literal ? first.value : elements;
}

/**
 * Compiles texts by id, each by `compileMessage`.
 * @throws MessageSyntaxError
 */
export function compileMessages<Id extends string>(
  texts: Readonly<Record<Id, string>>,
): Record<Id, CompiledMessage> {
  const compiled = Object.entries<string>(texts).map(([id, text]) => [id, compileMessage(text)]);
  return Object.fromEntries(compiled) as Record<Id, CompiledMessage>;
}
