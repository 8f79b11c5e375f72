import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { compileMessage } from '#core/i18n/compile.ts';
import type { CompiledMessage } from '#core/i18n/formatter.ts';
import { locales } from '#core/i18n/languages.ts';
import { type ReportLanguage, reportLanguages } from '#core/i18n/report-languages.ts';
import { ca, en, es, type MessageArguments } from './catalogues.gen.ts';

/** A text of a report in every report language. */
export type ReportText = Readonly<Record<ReportLanguage, string>>;

/** The texts of a problem: the mistake, its consequence, and what to write instead. */
export interface Explanation {
  what: ReportText;
  why?: ReportText;
  fix?: ReportText;
}

/** Id of a report message; its first word is the name of the catalogue. */
export type ReportMessageId = { [Area in keyof typeof es]: keyof (typeof es)[Area] }[keyof typeof es] &
  string;

type Messages = Readonly<Record<string, string>>;
type Complete = { [Area in keyof typeof es]: Readonly<Record<keyof (typeof es)[Area], string>> };

const complete: Readonly<Record<ReportLanguage, Complete>> = { es, ca, en };

const catalogues = Object.fromEntries(
  reportLanguages.map((language) => [
    language,
    Object.assign({}, ...Object.values(complete[language])) as Messages,
  ]),
) as Readonly<Record<ReportLanguage, Messages>>;

export const reportMessageIds = Object.keys(catalogues.es) as ReportMessageId[];

/** Source of a message, in ICU syntax. */
export const writtenMessage = (language: ReportLanguage, id: ReportMessageId): string =>
  catalogues[language][id] ?? '';

/** Localizes a text by calling a function for each language. */
export function localize(text: (language: ReportLanguage) => string): ReportText {
  return { en: text('en'), es: text('es'), ca: text('ca') };
}

/** A text that is the same in every language: code, a name, output of another program. */
export const verbatim = (text: string): ReportText => localize(() => text);

/** Empty text: an argument that adds nothing to a message. */
export const emptyText: ReportText = verbatim('');

const formatters = createFormatters();
const compiled = new Map<string, CompiledMessage>();

function compiledMessage(language: ReportLanguage, id: string): CompiledMessage {
  const key = `${language} ${id}`;
  const text = catalogues[language][id];
  if (text === undefined) throw new TypeError(`There is no message ${id}`);
  const message = compiled.get(key) ?? compileMessage(text);
  compiled.set(key, message);
  return message;
}

type Argument = string | number | ReportText;
type ArgumentsOf<Id> = Id extends keyof MessageArguments ? MessageArguments[Id] : NonNullable<unknown>;
type ArgumentTuple<Arguments> = keyof Arguments extends never ? [] : [values: Arguments];

function format(language: ReportLanguage, id: string, values: Readonly<Record<string, Argument>>): string {
  const message = compiledMessage(language, id);
  if (typeof message === 'string') return message;
  const localized = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : value,
  ]);
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: locales[language],
    messages: { [id]: message },
    onError: (error: unknown) => {
      throw error;
    },
  };
  return String(
    formatMessage(
      config,
      formatters,
      { id },
      Object.fromEntries(localized) as Record<string, string | number>,
    ),
  );
}

/**
 * Formats a message with its arguments in every language; localized arguments are taken in the same language.
 */
export function reportText<Id extends ReportMessageId>(
  id: Id,
  ...[values]: ArgumentTuple<ArgumentsOf<Id>>
): ReportText {
  return localize((language) => format(language, id, values ?? {}));
}

const parts = ['what', 'why', 'fix'] as const;
type Part = (typeof parts)[number];

/** Common part of the message ids of one problem: `svg.script` for `svg.script.what` and `svg.script.fix`. */
export type ExplanationId = ReportMessageId extends infer Id
  ? Id extends `${infer Base}.${Part}`
    ? Base
    : never
  : never;

type PartsOf<Id extends string> = {
  [P in Part as `${Id}.${P}` extends ReportMessageId ? P : never]: ReportText;
};
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type ArgumentsOfParts<Id extends string> = Intersection<
  { [P in Part]: `${Id}.${P}` extends ReportMessageId ? ArgumentsOf<`${Id}.${P}`> : never }[Part]
>;

/**
 * The texts of a problem that the catalogue has: `what`, `why` and `fix`, without parts composed elsewhere.
 */
export function explanation<Id extends ExplanationId>(
  id: Id,
  ...[values]: ArgumentTuple<ArgumentsOfParts<Id>>
): PartsOf<Id> {
  const present = parts.filter((part) => `${id}.${part}` in catalogues.es);
  return Object.fromEntries(
    present.map((part) => [part, localize((language) => format(language, `${id}.${part}`, values ?? {}))]),
  ) as PartsOf<Id>;
}

/** "one, two and three", or "one, two or three". */
export function list(
  items: readonly (string | ReportText)[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): ReportText {
  return localize((language) =>
    new Intl.ListFormat(locales[language], { type }).format(
      items.map((item) => (typeof item === 'string' ? item : item[language])),
    ),
  );
}

/** Joins sentences with spaces; undefined when all are. */
export function joinSentences(first: ReportText, ...rest: readonly (ReportText | undefined)[]): ReportText;
export function joinSentences(...sentences: readonly (ReportText | undefined)[]): ReportText | undefined;
export function joinSentences(...sentences: readonly (ReportText | undefined)[]): ReportText | undefined {
  const present = sentences.filter((sentence) => sentence !== undefined);
  if (present.length === 0) return undefined;
  return localize((language) => present.map((sentence) => sentence[language]).join(' '));
}
