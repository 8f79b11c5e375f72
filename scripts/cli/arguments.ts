import { joinSentences, localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { parseArgs } from 'node:util';
import { formats, type ReportFormat } from '#generator/diagnostics/formats.ts';
import { didYouMean } from '#generator/diagnostics/suggest.ts';
import { askedLanguage } from './asked-language.ts';
import { fail } from './failure.ts';
import type { Options, OptionValues } from './shared-options.ts';
import { type Argument, type Command, optionsOf, npmCommand, usage } from './usage.ts';

/** Invalid arguments; the message names the mistake and includes the usage. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

const renamedOption = (from: string, to: string): ReportText => reportText('arguments.renamed', { from, to });

/** Replaces former option names, with a warning. */
function withCurrentNames({ renamed = {} }: Command, argv: readonly string[]): string[] {
  return argv.map((typed) => {
    const former = Object.entries(renamed).find(
      ([from]) => typed === `--${from}` || typed.startsWith(`--${from}=`),
    );
    if (!former) return typed;
    const [from, to] = former;
    console.error(renamedOption(from, to)[askedLanguage(argv)]);
    return `--${to}${typed.slice(from.length + 2)}`;
  });
}

const unknownOption = (typed: string, options: Options): ReportText | undefined =>
  joinSentences(
    reportText('arguments.unknownOption', { typed }),
    didYouMean(
      typed,
      Object.keys(options).map((name) => `--${name}`),
    ),
  );
const noValue = (typed: string): ReportText => reportText('arguments.noValue', { typed });
const needlessValue = (typed: string): ReportText => reportText('arguments.needlessValue', { typed });
/** A brand without `--brand` in front, or with that in front of `--`, where npm keeps it for itself. */
const tooMuch = (typed: string, { name: command, options }: Command): ReportText | undefined => {
  const suggestion = `${npmCommand(command)} -- --brand ${typed}`;
  return joinSentences(
    reportText('arguments.tooMuch', { typed }),
    options && Object.hasOwn(options, 'brand') && !/\s/.test(typed)
      ? reportText('arguments.maybeBrand', { suggestion })
      : undefined,
  );
};
const missing = (what: string): ReportText => reportText('arguments.missing', { what });

interface Parsed {
  values: Record<string, unknown>;
  positionals: string[];
  /** The first mistake. */
  mistake?: ReportText | undefined;
}

function parse(options: Options, argv: readonly string[]): Parsed {
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue } = token;
    const type = Object.hasOwn(options, token.name) ? options[token.name]?.type : undefined;
    const parsed = { values, positionals };
    if (!type || !rawName.startsWith('--')) return { ...parsed, mistake: unknownOption(rawName, options) };
    // What looks like an option is one: its value would have been forgotten.
    const isValue = value !== undefined && value !== '' && (inlineValue === true || !value.startsWith('-'));
    if (type === 'string' && !isValue) return { ...parsed, mistake: noValue(rawName) };
    if (type === 'boolean' && value !== undefined) return { ...parsed, mistake: needlessValue(rawName) };
  }
  return { values, positionals };
}

function read(command: Command, typed: readonly string[], argument?: Argument): Parsed {
  const argv = withCurrentNames(command, typed);
  if (argv.includes('--help') || argv.includes('-h')) {
    console.log(usage(command, askedLanguage(argv), argument, true));
    process.exit(0);
  }
  const parsed = parse(optionsOf(command), argv);
  const { positionals } = parsed;
  const extra = positionals.slice(argument ? 1 : 0);
  const mistake =
    parsed.mistake ??
    (extra.length > 0 ? tooMuch(extra.join(' '), command) : undefined) ??
    (argument && !argument.isOptional && positionals.length === 0
      ? localize((language) => `${missing(argument.value[language])[language]}.`)
      : undefined);
  if (!mistake) return parsed;
  throw new UsageError(
    localize((language) => `${mistake[language]}\n\n${usage(command, language, argument)}`),
  );
}

/** Values of the options of a command; every command takes `--lang`. */
export type CommandValues<C extends Command> = OptionValues<NonNullable<C['options']>> & { lang?: string };

/**
 * Reads the options of a command. `--help` prints the usage and exits.
 * @throws {UsageError} for an option or value that the command does not take
 */
export function readArguments<const C extends Command>(
  command: C,
  argv: readonly string[] = process.argv.slice(2),
): CommandValues<C> {
  return read(command, argv).values as CommandValues<C>;
}

/** Like `readArguments`, for a command without a function around it: a mistake is printed and ends the command with 1. */
export function readArgumentsOrExit<const C extends Command>(command: C): CommandValues<C> {
  try {
    return readArguments(command);
  } catch (error) {
    fail(error);
    process.exit(1);
  }
}

/**
 * Like `readArguments`, for a command with a positional value; an empty string where it is optional and
 * missing.
 * @throws {UsageError}
 */
export function readArgumentsWith<const C extends Command>(
  argument: Argument,
  command: C,
  argv: readonly string[] = process.argv.slice(2),
): { argument: string; values: CommandValues<C> } {
  const { values, positionals } = read(command, argv, argument);
  return { argument: positionals[0] ?? '', values: values as CommandValues<C> };
}

/**
 * Reads one of several choices; the first one by default.
 * @throws {UsageError}
 */
export function readChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
  value: string = choices[0],
): Choice {
  const choice = choices.find((one) => one === value);
  if (choice !== undefined) return choice;
  const list = choices.join(', ');
  throw new UsageError(reportText('arguments.noChoice', { name, list, value }));
}

/**
 * Reads several choices; all of them by default.
 * @throws {UsageError}
 */
export function readChoices<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  typed: readonly string[] = choices,
): Choice[] {
  const [first, ...others] = choices;
  return first === undefined ? [] : typed.map((one) => readChoice(name, [first, ...others], one));
}

/** @throws {UsageError} */
export function readFormat(value?: string): ReportFormat {
  return readChoice('format', Object.keys(formats) as [ReportFormat, ...ReportFormat[]], value);
}

/**
 * Reads a required option.
 * @throws {UsageError}
 */
export function readRequired<const C extends Command>(
  command: C,
  name: keyof C['options'] & string,
  value: string | undefined,
): string {
  if (value !== undefined && value !== '') return value;
  const option = optionsOf(command)[name];
  throw new UsageError(
    localize((language) => {
      const typed = [`--${name}`, option?.value?.[language] ?? ''].join(' ').trim();
      return `${missing(typed)[language]}: ${option?.help[language] ?? ''}.`;
    }),
  );
}

/**
 * Reads a whole number from 0 to 99.
 * @throws {UsageError}
 */
export function readCount(name: string, value = '0'): number {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  throw new UsageError(reportText('arguments.noCount', { name, value }));
}

/** @throws {UsageError} */
export function readPort(value = '4321'): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65536) return port;
  throw new UsageError(reportText('arguments.noPort', { value }));
}

/**
 * The brand of a command that takes one.
 * @throws {UsageError} for several
 */
export function readOneBrand(brands: readonly string[] = []): string | undefined {
  const [id, ...others] = brands;
  if (others.length > 0) throw new UsageError(reportText('arguments.oneBrand'));
  return id;
}
