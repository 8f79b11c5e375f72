import { isCollection, isScalar, visit } from 'yaml';
import type { Document, ErrorCode, Node, YAMLError } from 'yaml';
import type { SourceFile, Span } from './source-file.ts';

interface Explanation {
  what: string;
  why?: string;
  fix: string;
}

function lineAround(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end < 0 ? text.length : end).trimEnd();
}

const indentation: Explanation = {
  what: 'This line does not line up with the lines it belongs to.',
  why: 'In YAML the spaces at the beginning of a line say what belongs to what.',
  fix: 'Begin settings of the same level in the same column, and go two spaces further in for what belongs to one of them.',
};

function keyWithoutColon(line: string): Explanation {
  const glued = /^\s*([\w-]+):(\S.*)$/.exec(line);
  if (glued) {
    return {
      what: 'There is no space after the colon.',
      why: 'Without the space the whole line is one word, not a setting with a value.',
      fix: `Write \`${glued[1]}: ${glued[2]}\`.`,
    };
  }
  return {
    what: 'This line is not of the form `key: value`.',
    why: 'Every line of a brand file is a setting, an item of a list (`- item`) or a comment (`# …`).',
    fix: 'Put the name of the setting and a colon in front of it, or, if it goes on from the line above, put the whole text in quotes.',
  };
}

const settingLine = /^\s*(?:- )?([\w-]+):\s+(.+)$/;

function hasSecondColon(line: string): boolean {
  return settingLine.exec(line)?.[2]?.includes(': ') ?? false;
}

function valueWithColon(line: string): Explanation {
  const match = settingLine.exec(line);
  if (!match?.[2] || !hasSecondColon(line)) return indentation;
  const quoted = `'${match[2].replaceAll("'", "''")}'`;
  return {
    what: 'There is a second colon in this line.',
    why: 'A colon followed by a space begins a value, so YAML takes the text before it for another setting.',
    fix: `Put the text in quotes: \`${match[1]}: ${quoted}\`.`,
  };
}

const byCode: Partial<Record<ErrorCode, (line: string, message: string) => Explanation>> = {
  BAD_INDENT: (_line, message) =>
    message.startsWith('Flow')
      ? {
          what: 'A list or map in brackets is not closed.',
          why: 'The rest of the file would belong to it.',
          fix: 'Add the closing `]` or `}` at its end.',
        }
      : indentation,
  BLOCK_AS_IMPLICIT_KEY: valueWithColon,
  BLOCK_IN_FLOW: () => ({
    what: 'A setting with lines of its own stands inside brackets.',
    fix: 'Close the bracket on its line, or write the list with one `- item` per line.',
  }),
  MULTILINE_IMPLICIT_KEY: keyWithoutColon,
  MISSING_CHAR: (line, message) => {
    if (message.includes('quote')) {
      return {
        what: 'A text in quotes is not closed.',
        why: 'The rest of the file would belong to the text.',
        fix: 'Add the same quote at the end of the text. A quote inside a text in double quotes is written `\\"`.',
      };
    }
    return message.includes('Sequence') ? indentation : keyWithoutColon(line);
  },
  BAD_SCALAR_START: (line) => {
    const sign = /:\s+(\S)/.exec(line)?.[1] ?? '@';
    return {
      what: `A text cannot begin with \`${sign}\` here.`,
      why: `\`${sign}\` at the beginning of a value is reserved in YAML.`,
      fix: 'Put the whole text in quotes.',
    };
  },
  BAD_DQ_ESCAPE: () => ({
    what: 'A backslash in a text in double quotes must be followed by a known letter.',
    why: 'In double quotes a backslash begins a special character such as `\\n`.',
    fix: "Write `\\\\` for a real backslash, or put the text in single quotes ('…').",
  }),
  UNEXPECTED_TOKEN: (line) =>
    /'.*'.*'/.test(line)
      ? {
          what: 'There is something after the end of the text in quotes.',
          why: 'An apostrophe inside a text in single quotes ends it.',
          fix: 'Put the text in double quotes ("…"), or write the apostrophe twice (\'\').',
        }
      : {
          what: 'There is something here that YAML cannot read.',
          fix: 'Put the whole value in quotes, and check that every quote and bracket is closed.',
        },
  RESOURCE_EXHAUSTION: () => ({
    what: 'Values are nested too deeply here.',
    fix: 'A brand file needs no more than six levels: look for brackets that were opened by mistake.',
  }),
};

/** What was opened last before an offset and never closed. */
function lastOpened(
  document: Document,
  before: number,
  isOpener: (node: Node) => boolean,
): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node(_key, node) {
      const [from] = node.range ?? [before];
      if (from < before && isOpener(node as Node)) start = from;
    },
  });
  return start;
}

/** A value that goes on in the next line swallows that line's key: the mistake is its indentation. */
function swallowedLine(text: string, offset: number): number {
  if (hasSecondColon(lineAround(text, offset))) return offset;
  const next = /\n\s*/g;
  next.lastIndex = offset;
  return next.exec(text) ? next.lastIndex : offset;
}

/** The parser stops where it cannot go on; the mistake is often where something was opened. */
function mistakeStart(text: string, document: Document, { code, message, pos: [offset] }: YAMLError): number {
  const isQuoted = (node: Node) => isScalar(node) && (node.type?.startsWith('QUOTE') ?? false);
  const isBracket = (node: Node) => isCollection(node) && node.flow === true;
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return lastOpened(document, offset, isQuoted) ?? offset;
  if (code === 'BAD_INDENT' && message.startsWith('Flow'))
    return lastOpened(document, offset, isBracket) ?? offset;
  return code === 'BLOCK_AS_IMPLICIT_KEY' ? swallowedLine(text, offset) : offset;
}

/** What a mistake of syntax means to someone who does not know YAML, and the rest of the line that it is in. */
export function explainSyntax(
  file: SourceFile,
  document: Document,
  error: YAMLError,
): { explanation: Explanation; span: Span } {
  const start = mistakeStart(file.text, document, error);
  const line = lineAround(file.text, start);
  const restOfLine = file.text.slice(start).split('\n', 1)[0]?.trimEnd() ?? '';
  const explanation = byCode[error.code]?.(line, error.message) ?? {
    what: `YAML cannot read this: ${error.message}.`,
    fix: 'Check the indentation, and that every quote and bracket is closed.',
  };
  return { explanation, span: [start, start + Math.max(restOfLine.length, 1)] };
}
