import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { compileMessage } from '#core/i18n/compile.ts';
import type { CompiledMessage } from '#core/i18n/formatter.ts';
import { locales } from '#core/i18n/languages.ts';
import { type ReportLanguage, reportLanguages } from '#core/i18n/report-languages.ts';
import { ca, en, es, type MessageArguments } from './catalogues.gen.ts';

/** A text of a report in each language of reports. */
export type ReportText = Readonly<Record<ReportLanguage, string>>;

/** The texts of a problem: what is wrong, why it matters, and what to write instead. */
export interface Explanation {
  what: ReportText;
  why?: ReportText;
  fix?: ReportText;
}

/** Id of a message of a report; its first word is the name of the catalogue. */
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

/** A message as it is written, in ICU syntax. */
export const writtenMessage = (language: ReportLanguage, id: ReportMessageId): string =>
  catalogues[language][id] ?? '';

/** The text that a function gives for each language. */
export function localize(text: (language: ReportLanguage) => string): ReportText {
  return { en: text('en'), es: text('es'), ca: text('ca') };
}

/** A text that is the same in every language: code, a name, what another program says. */
export const verbatim = (text: string): ReportText => localize(() => text);

/** Nothing to add: an argument that leaves no trace in a message. */
export const emptyText: ReportText = verbatim('');

const formatters = createFormatters();
const compiled = new Map<string, CompiledMessage>();

function compiledMessage(language: ReportLanguage, id: string): CompiledMessage {
  const key = `${language} ${id}`;
  const text = catalogues[language][id];
  if (text === undefined) throw new TypeError(`There is no message ${id}`);
  const known = compiled.get(key) ?? compileMessage(text);
  compiled.set(key, known);
  return known;
}

type Argument = string | number | ReportText;
type ArgumentsOf<Id> = Id extends keyof MessageArguments ? MessageArguments[Id] : NonNullable<unknown>;
type IfAny<Arguments> = keyof Arguments extends never ? [] : [values: Arguments];

function format(language: ReportLanguage, id: string, values: Readonly<Record<string, Argument>>): string {
  const message = compiledMessage(language, id);
  if (typeof message === 'string') return message;
  const own = Object.entries(values).map(([name, value]) => [
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
    formatMessage(config, formatters, { id }, Object.fromEntries(own) as Record<string, string | number>),
  );
}

/** A message with its arguments, in each language; an argument that is a text of a report is read in that language. */
export function reportText<Id extends ReportMessageId>(
  id: Id,
  ...[values]: IfAny<ArgumentsOf<Id>>
): ReportText {
  return localize((language) => format(language, id, values ?? {}));
}

const parts = ['what', 'why', 'fix'] as const;
type Part = (typeof parts)[number];

/** What the ids of the messages of one problem have in common: `svg.script` of `svg.script.what` and `svg.script.fix`. */
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

/** The texts of a problem that its catalogue has: `what`, `why` and `fix`, or those of them that are not made elsewhere. */
export function explanation<Id extends ExplanationId>(
  id: Id,
  ...[values]: IfAny<ArgumentsOfParts<Id>>
): PartsOf<Id> {
  const own = parts.filter((part) => `${id}.${part}` in catalogues.es);
  return Object.fromEntries(
    own.map((part) => [part, localize((language) => format(language, `${id}.${part}`, values ?? {}))]),
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

/** Sentences one after the other; nothing when there is none. */
export function joinSentences(first: ReportText, ...rest: readonly (ReportText | undefined)[]): ReportText;
export function joinSentences(...sentences: readonly (ReportText | undefined)[]): ReportText | undefined;
export function joinSentences(...sentences: readonly (ReportText | undefined)[]): ReportText | undefined {
  const present = sentences.filter((sentence) => sentence !== undefined);
  if (present.length === 0) return undefined;
  return localize((language) => present.map((sentence) => sentence[language]).join(' '));
}
