import { reportMessageIds, type ReportText, reportText } from './report-text.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { brandsOf, problemsDocument, see, severities } from './labels.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { codeFrame, showInvisible } from './code-frame.ts';
import type { Location, Diagnostic } from './problem.ts';
import { inFileOrder, summary } from './summary.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

const plain: Paint = (_style, text) => text;
const coloured: Paint = (style, text) => styleText(style, text, { validateStream: false });

/** Reads text files only; a code frame of an image would be noise. */
function readText(file: string): string | undefined {
  try {
    const text = readFileSync(resolve(file), 'utf8');
    return text.slice(0, 4096).includes('\uFFFD') && !/\.(ya?ml|md|css|scss|svg)$/i.test(file)
      ? undefined
      : text;
  } catch {
    return undefined;
  }
}

function frameLines(
  location: Location,
  readFile: (file: string) => string | undefined,
  paint: Paint,
): string[] {
  // A problem of the whole file has no range to mark.
  const text = location.endLine === undefined ? undefined : readFile(location.file);
  if (!text) return [];
  return codeFrame(text, location).map((line) => {
    const parts = /^( *\d* *\| ?)(.*)$/s.exec(line);
    if (!parts) return `    ${line}`;
    const [, gutter = '', rest = ''] = parts;
    const isMark = /^ *\|/.test(line);
    return `    ${paint('dim', gutter)}${isMark ? paint(['red', 'bold'], rest) : rest}`;
  });
}

function formatLocation({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** Names the brands unless the path of the file already does. */
function brandsLine({ brands, location }: Diagnostic, language: ReportLanguage): string[] {
  if (brands.length === 0) return [];
  if (brands.length === 1 && location?.file.split('/').includes(brands[0] ?? '')) return [];
  return [`  ${brandsOf(brands, language)}`];
}

/** The code of a problem, with a link to its documentation if it is a problem of brand files. */
function codeLine(code: string, language: ReportLanguage): string {
  const isExplained = (reportMessageIds as readonly string[]).includes(`codes.${code}`);
  return isExplained ? `[${code}]  ${problemsDocument[language]}#${code}` : `[${code}]`;
}

/** Breaks lines at spaces, but never inside `code`. */
function wrap(text: string, indent: string, firstIndent = indent): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length === 0 ? firstIndent : indent;
    let isEmpty = true;
    for (const word of paragraph.match(/(?:[^\s`]|`[^`]*`|`)+/g) ?? []) {
      if (!isEmpty && line.length + 1 + word.length > 100) {
        lines.push(line);
        line = indent + word;
      } else {
        line += isEmpty ? word : ` ${word}`;
      }
      isEmpty = false;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}

function formatProblem(
  problem: Diagnostic,
  language: ReportLanguage,
  readFile: (file: string) => string | undefined,
  paint: Paint,
): string {
  const { severity, location, code, what, why, fix, related } = problem;
  const label = paint([severity === 'error' ? 'red' : 'yellow', 'bold'], severities[severity][language]);
  // Texts quoted from a brand file must not control the terminal.
  const print = (text: ReportText): string => text[language].split('\n').map(showInvisible).join('\n');
  const frame = location ? frameLines(location, readFile, paint) : [];
  const lines = [
    `${label}${location ? `  ${paint('cyan', formatLocation(location))}` : ''}`,
    paint('bold', wrap(print(what), '  ')),
    ...(frame.length > 0 ? ['', ...frame, ''] : []),
    ...(why ? [wrap(print(why), '  ')] : []),
    ...(fix ? [wrap(print(fix), '    ', `  ${paint('green', '→')} `)] : []),
    ...(related ?? []).map(
      ({ location: at, note }) =>
        `  ${see[language]} ${paint('cyan', formatLocation(at))}: ${note[language]}`,
    ),
    ...brandsLine(problem, language),
    `  ${paint('dim', codeLine(code, language))}`,
  ];
  return lines.join('\n');
}

export interface TextOptions {
  /** English by default. */
  language?: ReportLanguage;
  /** Default: whether standard output is a terminal and NO_COLOR is not set. */
  colour?: boolean;
  /** Reads the text of a file by its path as in a `Location`; for tests, and for text that is not on disk. */
  readFile?: (file: string) => string | undefined;
}

/** Nobody reads more problems of one file before the first ones are corrected. */
const shownPerFile = 50;

/**
 * Formats problems for people: each with its code frame, the first `maxPerFile` of a file, then one line of summary.
 */
export function formatText(problems: readonly Diagnostic[], options: TextOptions = {}): string {
  const colour = options.colour ?? (process.stdout.isTTY && !process.env['NO_COLOR']);
  const { language = 'en' } = options;
  const paint = colour ? coloured : plain;
  const byFile = Map.groupBy(inFileOrder(problems), ({ location }) => location?.file);
  const reports = [...byFile].flatMap(([file, inFile]) => {
    const shown = file === undefined ? inFile : inFile.slice(0, shownPerFile);
    const hidden = inFile.length - shown.length;
    return [
      ...shown.map((problem) => formatProblem(problem, language, options.readFile ?? readText, paint)),
      ...(hidden > 0
        ? [reportText('diagnostics.moreInFile', { file: paint('cyan', file ?? ''), count: hidden })[language]]
        : []),
    ];
  });
  return [...reports, paint('bold', summary(problems, language))].join('\n\n') + '\n';
}
