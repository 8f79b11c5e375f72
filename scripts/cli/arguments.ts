import { joinSentences, localize, type ReportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { parseArgs } from 'node:util';
import { formats, type ReportFormat } from '#generator/diagnostics/formats.ts';
import { didYouMean } from '#generator/diagnostics/suggest.ts';
import { askedLanguage } from './asked-language.ts';
import { fail } from './failure.ts';
import { type OptionName, options, type OptionValues } from './options.ts';
import { type Argument, type Command, typedAs, usage, valueOf } from './usage.ts';

/** Invalid arguments; the message names the mistake and includes the usage. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

const renamedOption = (from: string, to: string): ReportText => ({
  en: `--${from} is called --${to} now; the next release will not take it.`,
  es: `--${from} se llama ahora --${to}; la próxima versión ya no lo aceptará.`,
  ca: `--${from} es diu ara --${to}; la propera versió ja no l’acceptarà.`,
});

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

const unknownOption = (typed: string, names: readonly OptionName[]): ReportText | undefined =>
  joinSentences(
    {
      en: `There is no option ${typed}.`,
      es: `No hay ninguna opción ${typed}.`,
      ca: `No hi ha cap opció ${typed}.`,
    },
    didYouMean(
      typed,
      names.map((name) => `--${name}`),
    ),
  );
const noValue = (typed: string): ReportText => ({
  en: `${typed} needs a value behind it.`,
  es: `Detrás de ${typed} falta un valor.`,
  ca: `Darrere de ${typed} falta un valor.`,
});
const needlessValue = (typed: string): ReportText => ({
  en: `${typed} takes no value.`,
  es: `${typed} no lleva ningún valor.`,
  ca: `${typed} no porta cap valor.`,
});
/** Extra positional, for instance a brand without `--brand`, or with `--brand` before the `--`, which npm keeps. */
const tooMuch = (
  typed: string,
  { name: command }: Command,
  names: readonly OptionName[],
): ReportText | undefined => {
  const suggestion = `${typedAs(command)} -- --brand ${typed}`;
  return joinSentences(
    { en: `${typed} is too much.`, es: `${typed} está de más.`, ca: `${typed} hi és de més.` },
    names.includes('brand') && !/\s/.test(typed)
      ? {
          en: `If it is a brand, write: ${suggestion}`,
          es: `Si es una marca, escribe: ${suggestion}`,
          ca: `Si és una marca, escriu: ${suggestion}`,
        }
      : undefined,
  );
};
const missing = (what: string): ReportText => ({
  en: `${what} is missing`,
  es: `Falta ${what}`,
  ca: `Falta ${what}`,
});

interface Parsed {
  values: OptionValues;
  positionals: string[];
  /** The first mistake. */
  mistake?: ReportText | undefined;
}

function parse(names: readonly OptionName[], argv: readonly string[]): Parsed {
  const accepted = Object.fromEntries(names.map((name) => [name, options[name]]));
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options: accepted,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue } = token;
    const type = Object.hasOwn(accepted, token.name) ? accepted[token.name]?.type : undefined;
    const parsed = { values, positionals };
    if (!type || !rawName.startsWith('--')) return { ...parsed, mistake: unknownOption(rawName, names) };
    // A value that looks like an option is one: the real value was forgotten.
    const isValue = value !== undefined && value !== '' && (inlineValue === true || !value.startsWith('-'));
    if (type === 'string' && !isValue) return { ...parsed, mistake: noValue(rawName) };
    if (type === 'boolean' && value !== undefined) return { ...parsed, mistake: needlessValue(rawName) };
  }
  return { values, positionals };
}

/** Parses arguments. Every command takes `--lang`, since every command has help and usage errors. */
function read(
  command: Command,
  own: readonly OptionName[],
  typed: readonly string[],
  argument?: Argument,
): Parsed {
  const argv = withCurrentNames(command, typed);
  const names = [...own.filter((name) => name !== 'lang'), 'lang'] as const;
  if (argv.includes('--help') || argv.includes('-h')) {
    console.log(usage(command, names, askedLanguage(argv), argument, true));
    process.exit(0);
  }
  const parsed = parse(names, argv);
  const { positionals } = parsed;
  const extra = positionals.slice(argument ? 1 : 0);
  const mistake =
    parsed.mistake ??
    (extra.length > 0 ? tooMuch(extra.join(' '), command, names) : undefined) ??
    (argument && !argument.isOptional && positionals.length === 0
      ? localize((language) => `${missing(argument.value[language])[language]}.`)
      : undefined);
  if (!mistake) return parsed;
  throw new UsageError(
    localize((language) => `${mistake[language]}\n\n${usage(command, names, language, argument)}`),
  );
}

/**
 * Reads the options of a command. `--help` prints the usage and exits.
 * @throws {UsageError} for an option or value that the command does not take
 */
export function readArguments(
  command: Command,
  names: readonly OptionName[],
  argv: readonly string[] = process.argv.slice(2),
): OptionValues {
  return read(command, names, argv).values;
}

/** Like `readArguments`, for a command without main function: a mistake is printed, and the process exits with 1. */
export function takeArguments(command: Command, names: readonly OptionName[]): OptionValues {
  try {
    return readArguments(command, names);
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
export function readArgumentsWith(
  argument: Argument,
  command: Command,
  names: readonly OptionName[],
  argv: readonly string[] = process.argv.slice(2),
): { argument: string; values: OptionValues } {
  const { values, positionals } = read(command, names, argv, argument);
  return { argument: positionals[0] ?? '', values };
}

/**
 * Reads one of several choices; the first one by default.
 * @throws {UsageError}
 */
export function readChoice<Choice extends string>(
  name: OptionName,
  choices: readonly [Choice, ...Choice[]],
  value: string = choices[0],
): Choice {
  const choice = choices.find((one) => one === value);
  if (choice !== undefined) return choice;
  const list = choices.join(', ');
  throw new UsageError({
    en: `--${name} is one of: ${list}; not "${value}".`,
    es: `--${name} es uno de estos: ${list}; no «${value}».`,
    ca: `--${name} és un d’aquests: ${list}; no «${value}».`,
  });
}

/**
 * Reads several choices; all of them by default.
 * @throws {UsageError}
 */
export function readChoices<Choice extends string>(
  name: OptionName,
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
export function readNeeded(name: OptionName, value: string | undefined): string {
  if (value !== undefined && value !== '') return value;
  throw new UsageError(
    localize((language) => {
      const typed = [`--${name}`, valueOf(name)?.[language] ?? ''].join(' ').trim();
      return `${missing(typed)[language]}: ${options[name].help[language]}.`;
    }),
  );
}

/**
 * Reads a whole number from 0 to 99.
 * @throws {UsageError}
 */
export function readCount(name: OptionName, value = '0'): number {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  throw new UsageError({
    en: `--${name} is a whole number from 0 to 99, not "${value}".`,
    es: `--${name} es un número entero de 0 a 99, no «${value}».`,
    ca: `--${name} és un nombre enter de 0 a 99, no «${value}».`,
  });
}

/** @throws {UsageError} */
export function readPort(value = '4321'): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65536) return port;
  throw new UsageError({
    en: `A port is a whole number from 1 to 65535, not "${value}".`,
    es: `Un puerto es un número entero de 1 a 65535, no «${value}».`,
    ca: `Un port és un nombre enter d’1 a 65535, no «${value}».`,
  });
}
