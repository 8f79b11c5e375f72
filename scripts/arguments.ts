import { parseArgs } from 'node:util';
import { formats, isFormat, type Format } from '#diagnostics/formats.ts';

/** Arguments that cannot be understood. The message says which and shows what the command takes. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Every option of the commands; each command names those it takes. */
const known = {
  base: { type: 'string', value: 'URL', help: 'address of the server, with its /api' },
  brand: { type: 'string', multiple: true, value: 'ID', help: 'only this brand; may be given several times' },
  'brands-dir': { type: 'string', value: 'DIR', help: 'folder of the brand files (brands)' },
  out: { type: 'string', value: 'DIR', help: 'folder for the finished sites (dist-brands)' },
  cache: { type: 'string', value: 'DIR', help: 'folder inside the project for what builds keep (.cache)' },
  data: { type: 'string', value: 'DIR', help: 'folder of the data of the sandbox (.cache/sandbox)' },
  force: { type: 'boolean', help: 'build again what has not changed' },
  format: { type: 'string', value: Object.keys(formats).join('|'), help: 'how problems are printed (text)' },
  personas: { type: 'string', value: 'FILE', help: 'JSON with who to sign in as' },
  port: {
    type: 'string',
    value: 'NUMBER',
    help: 'port of the server (PORT of the environment, or 4321; of the sandbox 4400)',
  },
  reset: { type: 'boolean', help: 'make the data of the sandbox anew' },
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

/** @throws {UsageError} */
export function readFormat(value = 'text'): Format {
  if (isFormat(value)) return value;
  throw new UsageError(`--format is one of: ${Object.keys(formats).join(', ')}; not "${value}".`);
}

/** @throws {UsageError} */
export function readPort(value = '4321'): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65536) return port;
  throw new UsageError(`A port is a whole number from 1 to 65535, not "${value}".`);
}
