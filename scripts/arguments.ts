import { parseArgs } from 'node:util';
import { languages } from '#core/i18n/languages.ts';
import { formats, type Format } from '#build/diagnostics/formats.ts';

/** Arguments that cannot be understood. The message says which and shows what the command takes. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Every option of the commands; each command names those it takes. */
const known = {
  after: { type: 'string', value: 'DIR', help: 'folder with the bundles of now (that of --out)' },
  base: {
    type: 'string',
    value: 'BASE',
    help: 'with contract: address of the server; else the commit, branch or tag to compare with',
  },
  before: { type: 'string', value: 'DIR', help: 'folder with the bundles to compare with' },
  brand: { type: 'string', multiple: true, value: 'ID', help: 'only this brand; may be given several times' },
  'brands-dir': { type: 'string', value: 'DIR', help: 'folder of the brand files (brands)' },
  out: { type: 'string', value: 'DIR', help: 'folder for the finished sites (dist-brands)' },
  cache: { type: 'string', value: 'DIR', help: 'folder inside the project for what builds keep (.cache)' },
  color: { type: 'string', value: 'COLOUR', help: "main colour, like '#0b5563'" },
  compress: {
    type: 'boolean',
    help: 'put compressed copies (.br, .gz) beside the files, for servers that send them',
  },
  data: { type: 'string', value: 'DIR', help: 'folder of the data of the sandbox (.cache/sandbox)' },
  force: { type: 'boolean', help: 'build again what has not changed' },
  format: {
    type: 'string',
    value: 'FORMAT',
    help: `how it is printed (text): problems as ${Object.keys(formats).join(', ')}; a contract as text, json, junit, html; affected brands as text, json, matrix`,
  },
  idiomas: {
    type: 'string',
    value: 'LANGUAGES',
    help: 'of es, ca and en, with commas; the first is the default',
  },
  keep: {
    type: 'string',
    value: 'NUMBER',
    help: 'earlier releases whose scripts, styles and pictures stay, since open tabs may ask for them (0)',
  },
  lang: {
    type: 'string',
    value: 'LANGUAGE',
    help: `language of the report: ${languages.join(', ')} (that of the system)`,
  },
  logo: { type: 'string', value: 'FILE', help: 'picture of the logo, best as SVG' },
  nombre: { type: 'string', value: 'NAME', help: 'full name of the portal' },
  only: { type: 'string', multiple: true, value: 'CALL', help: 'only this call; several with commas' },
  legal: {
    type: 'boolean',
    help: 'the duties that the law gives a portal: what is met, what is missing and where, what others have to do',
  },
  origin: { type: 'string', value: 'URL', help: 'origin of the pages of the portal' },
  personas: { type: 'string', value: 'FILE', help: 'JSON with who to sign in as' },
  pictures: { type: 'boolean', help: 'build both sides and show the screens that look different' },
  port: {
    type: 'string',
    value: 'NUMBER',
    help: 'port of the server (PORT of the environment, or 4321; of the sandbox 4400)',
  },
  previous: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    help: 'manifest.json of an earlier release, whose files open tabs still ask for',
  },
  release: { type: 'boolean', help: 'what is unfinished is an error: nothing with it is published' },
  verify: {
    type: 'boolean',
    help: 'compare the finished sites with their manifests; build again what differs',
  },
  report: { type: 'string', value: 'DIR', help: 'folder for the reports (.cache/compare/report)' },
  reset: { type: 'boolean', help: 'make the data of the sandbox anew' },
  write: { type: 'boolean', help: 'change data too; only with accounts that are there for tests' },
  route: { type: 'string', value: 'ID', help: 'only this route' },
} as const;

export type OptionName = keyof typeof known;

/** Values as they were typed; an option that was not given is absent. */
export type OptionValues = {
  [Name in OptionName]?: (typeof known)[Name] extends { multiple: true }
    ? string[]
    : (typeof known)[Name] extends { type: 'boolean' }
      ? boolean
      : string;
};

/** What a command takes without a name in front of it. */
export interface Argument {
  /** As it stands in the usage, e.g. `ID`. */
  value: string;
  help: string;
}

function usage(command: string, names: readonly OptionName[], argument?: Argument): string {
  const options = names.map((name) => {
    const option = known[name];
    return [`  --${name}${'value' in option ? ` ${option.value}` : ''}`, option.help] as const;
  });
  const rows = [...(argument ? [[`  ${argument.value}`, argument.help] as const] : []), ...options];
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `Usage: npm ${command === 'start' ? '' : 'run '}${command} -- ${argument ? `${argument.value} ` : ''}[options]`,
    ...rows.map(([left, help]) => `${left.padEnd(width)}  ${help}`),
  ].join('\n');
}

function parse(
  command: string,
  names: readonly OptionName[],
  argv: readonly string[],
  argument?: Argument,
): { values: OptionValues; positionals: string[] } {
  const options = Object.fromEntries(names.map((name) => [name, known[name]]));
  if (argv.includes('--help') || argv.includes('-h')) {
    console.log(usage(command, names, argument));
    process.exit(0);
  }
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: argument !== undefined });
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new UsageError(`${message.replace(/\.$/, '')}.\n\n${usage(command, names, argument)}`, {
      cause: error,
    });
  }
}

/**
 * Reads the options of a command. `--help` prints them and ends the command.
 * @param command its name in package.json
 * @throws {UsageError} for an option or value that the command does not take
 */
export function readArguments(
  command: string,
  names: readonly OptionName[],
  argv: readonly string[] = process.argv.slice(2),
): OptionValues {
  return parse(command, names, argv).values;
}

/**
 * Like `readArguments`, for a command that takes one value without a name, which must be there.
 * @throws {UsageError}
 */
export function readArgumentsWith(
  argument: Argument,
  command: string,
  names: readonly OptionName[],
  argv: readonly string[] = process.argv.slice(2),
): { argument: string; values: OptionValues } {
  const { values, positionals } = parse(command, names, argv, argument);
  const [given, ...more] = positionals;
  if (given !== undefined && more.length === 0) return { argument: given, values };
  const mistake = given === undefined ? `${argument.value} is missing` : `${more.join(' ')} is too much`;
  throw new UsageError(`${mistake}.\n\n${usage(command, names, argument)}`);
}

/**
 * One of several words; the first of them where nothing was typed.
 * @throws {UsageError}
 */
export function readChoice<Choice extends string>(
  name: OptionName,
  choices: readonly [Choice, ...Choice[]],
  value: string = choices[0],
): Choice {
  const choice = choices.find((one) => one === value);
  if (choice !== undefined) return choice;
  throw new UsageError(`--${name} is one of: ${choices.join(', ')}; not "${value}".`);
}

/** @throws {UsageError} */
export function readFormat(value?: string): Format {
  return readChoice('format', Object.keys(formats) as [Format, ...Format[]], value);
}

/**
 * The value of an option without which a command can do nothing.
 * @throws {UsageError}
 */
export function readNeeded(name: OptionName, value: string | undefined): string {
  if (value !== undefined && value !== '') return value;
  throw new UsageError(
    `--${name} ${known[name].type === 'string' ? known[name].value : ''} is missing: ${known[name].help}.`,
  );
}

/**
 * Reads a whole number from 0 to 99.
 * @throws {UsageError}
 */
export function readCount(name: OptionName, value = '0'): number {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} is a whole number from 0 to 99, not "${value}".`);
}

/** @throws {UsageError} */
export function readPort(value = '4321'): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65536) return port;
  throw new UsageError(`A port is a whole number from 1 to 65535, not "${value}".`);
}
