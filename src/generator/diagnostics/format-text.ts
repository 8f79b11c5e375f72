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

/** Text files worth a frame; a frame of an image would be noise. */
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
  // A file as a whole has no place to mark.
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

function place({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** The brands are worth a word when the path of the file does not say them already. */
function brandsLine({ brands, location }: Diagnostic, language: ReportLanguage): string[] {
  if (brands.length === 0) return [];
  if (brands.length === 1 && location?.file.split('/').includes(brands[0] ?? '')) return [];
  return [`  ${brandsOf(brands, language)}`];
}

/** The code of a problem, and where it is explained if it is one of brand files. */
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

function report(
  problem: Diagnostic,
  language: ReportLanguage,
  readFile: (file: string) => string | undefined,
  paint: Paint,
): string {
  const { severity, location, code, what, why, fix, related } = problem;
  const label = paint([severity === 'error' ? 'red' : 'yellow', 'bold'], severities[severity][language]);
  // Texts of a brand file that are quoted in a message must not steer the terminal.
  const print = (text: ReportText): string => text[language].split('\n').map(showInvisible).join('\n');
  const frame = location ? frameLines(location, readFile, paint) : [];
  const lines = [
    `${label}${location ? `  ${paint('cyan', place(location))}` : ''}`,
    paint('bold', wrap(print(what), '  ')),
    ...(frame.length > 0 ? ['', ...frame, ''] : []),
    ...(why ? [wrap(print(why), '  ')] : []),
    ...(fix ? [wrap(print(fix), '    ', `  ${paint('green', '→')} `)] : []),
    ...(related ?? []).map(
      ({ location: at, note }) => `  ${see[language]} ${paint('cyan', place(at))}: ${note[language]}`,
    ),
    ...brandsLine(problem, language),
    `  ${paint('dim', codeLine(code, language))}`,
  ];
  return lines.join('\n');
}

export interface TextOptions {
  /** English if absent. */
  language?: ReportLanguage;
  /** Default: whether standard output is a terminal and NO_COLOR is not set. */
  colour?: boolean;
  /** Gives the text of a file by its path as in a Location; for tests and for text that is not on disk. */
  readFile?: (file: string) => string | undefined;
}

/** So many problems of one file are shown: nobody reads more before the first ones are corrected. */
const shownPerFile = 50;

/** For people: each problem with its code frame, then one line of summary. Of a file with very many the first are shown. */
export function formatText(problems: readonly Diagnostic[], options: TextOptions = {}): string {
  const colour = options.colour ?? (process.stdout.isTTY && !process.env['NO_COLOR']);
  const { language = 'en' } = options;
  const paint = colour ? coloured : plain;
  const byFile = Map.groupBy(inFileOrder(problems), ({ location }) => location?.file);
  const reports = [...byFile].flatMap(([file, inFile]) => {
    const shown = file === undefined ? inFile : inFile.slice(0, shownPerFile);
    const rest = inFile.length - shown.length;
    return [
      ...shown.map((problem) => report(problem, language, options.readFile ?? readText, paint)),
      ...(rest > 0
        ? [reportText('diagnostics.moreInFile', { file: paint('cyan', file ?? ''), count: rest })[language]]
        : []),
    ];
  });
  return [...reports, paint('bold', summary(problems, language))].join('\n\n') + '\n';
}
