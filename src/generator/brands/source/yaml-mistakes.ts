import { type Explanation, explanation } from '#generator/diagnostics/report-text.ts';
import type { ErrorCode } from 'yaml';

/** Explanation of a syntax error, with a replacement of a part of the line, by offsets in the line. */
export interface SyntaxExplanation extends Explanation {
  inLine?: { from: number; to: number; text: string };
}

const indentation: SyntaxExplanation = explanation('source.indentation');

function keyWithoutColon(line: string): SyntaxExplanation {
  const [, key, value] = /^\s*([\w-]+):(\S.*)$/.exec(line) ?? [];
  if (key === undefined || value === undefined) return explanation('source.notKeyAndValue');
  const colon = line.indexOf(':') + 1;
  return {
    ...explanation('source.noSpaceAfterColon', { key, value }),
    inLine: { from: colon, to: colon, text: ' ' },
  };
}

const settingLine = /^\s*(?:- )?([\w-]+):\s+(.+)$/;

/** Whether the unquoted value of a setting contains a colon. */
export function hasSecondColon(line: string): boolean {
  return settingLine.exec(line)?.[2]?.includes(': ') ?? false;
}

function valueWithColon(line: string): SyntaxExplanation {
  const [, key, value] = settingLine.exec(line) ?? [];
  if (key === undefined || value === undefined || !hasSecondColon(line)) return indentation;
  const quoted = `'${value.replaceAll("'", "''")}'`;
  return {
    ...explanation('source.secondColon', { key, quoted }),
    inLine: { from: line.length - value.length, to: line.length, text: quoted },
  };
}

/** Explanations of parser errors, from the line with the mistake and the parser's message. */
export const explanationsByCode: Partial<
  Record<ErrorCode, (line: string, message: string) => SyntaxExplanation>
> = {
  BAD_INDENT: (_line, message) =>
    message.startsWith('Flow') ? explanation('source.openBracket') : indentation,
  BLOCK_AS_IMPLICIT_KEY: valueWithColon,
  BLOCK_IN_FLOW: () => explanation('source.blockInBrackets'),
  MULTILINE_IMPLICIT_KEY: keyWithoutColon,
  MISSING_CHAR: (line, message) => {
    if (message.includes('quote')) {
      return explanation('source.openQuote');
    }
    return message.includes('Sequence') ? indentation : keyWithoutColon(line);
  },
  BAD_SCALAR_START: (line) => {
    const sign = /:\s+(\S)/.exec(line)?.[1] ?? '@';
    return explanation('source.reservedSign', { sign });
  },
  BAD_DQ_ESCAPE: () => explanation('source.backslash'),
  UNEXPECTED_TOKEN: (line) =>
    /'.*'.*'/.test(line) ? explanation('source.apostrophe') : explanation('source.unexpected'),
  RESOURCE_EXHAUSTION: () => explanation('source.tooDeep'),
};
