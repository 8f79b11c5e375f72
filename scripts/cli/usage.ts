import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { type Options, sharedOptions } from './shared-options.ts';

/** Positional argument of a command. */
export interface Argument {
  /** Placeholder in the usage, e.g. `ID`. */
  value: ReportText;
  help: ReportText;
  isOptional?: boolean;
}

/** Description of a command. */
export interface Command {
  /** Name in package.json. */
  name: string;
  /** Purpose, in a sentence. */
  summary: ReportText;
  /** Meaning of exit codes, where the usual texts do not fit. */
  exits?: Readonly<Record<number, ReportText>>;
  /** Values of `--format`, where they are not the formats of problems. */
  formats?: readonly string[];
  /** Its options in the order of the usage; every command takes `--lang` besides. */
  options?: Options;
  /** Former names of its options, which work for one release. */
  renamed?: Readonly<Record<string, string>>;
}

const usualExits: Readonly<Record<number, ReportText>> = {
  0: reportText('arguments.exit.done'),
  1: reportText('arguments.exit.failed'),
};

const words = {
  exits: reportText('arguments.exits'),
  usage: reportText('arguments.usage'),
  options: reportText('arguments.options'),
} as const satisfies Record<string, ReportText>;

/** The options of a command, `--lang` last: every command has help and can be called wrongly. */
export function optionsOf({ options = {} }: Command): Options {
  return { ...options, lang: sharedOptions.lang };
}

/** Command line of a command, by its name in package.json. */
export const npmCommand = (command: string): string =>
  `npm ${command === 'start' || command === 'test' ? '' : 'run '}${command}`;

/**
 * Formats the usage of a command, a line per option.
 * @param isWhole whether to include summary and exit codes, as for `--help`
 */
export function usage(
  command: Command,
  language: ReportLanguage,
  argument?: Argument,
  isWhole = false,
): string {
  const rows = [
    ...(argument ? [[`  ${argument.value[language]}`, argument.help[language]] as const] : []),
    ...Object.entries(optionsOf(command)).map(([name, { value: placeholder, help }]) => {
      const value =
        name === 'format' ? (command.formats ?? Object.keys(formats)).join('|') : placeholder?.[language];
      return [`  --${name}${value ? ` ${value}` : ''}`, help[language]] as const;
    }),
  ];
  const width = Math.max(...rows.map(([left]) => left.length));
  const value = argument?.value[language];
  const first = value === undefined ? '' : argument?.isOptional ? `[${value}] ` : `${value} `;
  return [
    `${words.usage[language]}: ${npmCommand(command.name)} -- ${first}[${words.options[language]}]`,
    ...(isWhole ? ['', command.summary[language], ''] : []),
    ...rows.map(([left, help]) => `${left.padEnd(width)}  ${help}`),
    ...(isWhole ? ['', `${words.exits[language]}:`, ...exitLines(command, language)] : []),
  ].join('\n');
}

const exitLines = ({ exits }: Command, language: ReportLanguage): string[] =>
  Object.entries({ ...usualExits, ...exits }).map(([code, when]) => `  ${code}  ${when[language]}`);
