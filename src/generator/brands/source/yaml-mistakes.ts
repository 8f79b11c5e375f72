import { type Explanation, explanation } from '#generator/diagnostics/report-text.ts';
import { declaredSettings, resolveRef } from '#generator/brands/schema/brand-schema.ts';
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

/** Names of the settings that have settings inside. */
const groupNames: ReadonlySet<string> = new Set(
  [...Map.groupBy(declaredSettings(), ({ path }) => path.at(-1) ?? '')]
    .filter(([, settings]) => settings.every(({ node }) => resolveRef(node).type === 'object'))
    .map(([name]) => name),
);

/** Names of all settings, by their last step. */
const settingNames: ReadonlySet<string> = new Set(declaredSettings().map(({ path }) => path.at(-1) ?? ''));

/** Explains `modulos: practicas: true`: settings of a group, each of which is on a line of its own. */
function groupOnOneLine(line: string, key: string, value: string): SyntaxExplanation | undefined {
  const [, inner] = /^([\w-]+): +\S/.exec(value) ?? [];
  if (inner === undefined || !groupNames.has(key)) return undefined;
  const indent = ' '.repeat(line.length - line.trimStart().length + 2);
  const start = line.length - value.length;
  const from = line.slice(0, start).trimEnd().length;
  return {
    ...explanation('source.groupOnOneLine', { key, value }),
    inLine: { from, to: start, text: `\n${indent}` },
  };
}

/** Whether a line begins with the name of a setting. */
export const beginsWithSetting = (line: string): boolean =>
  settingNames.has(/^\s*([\w-]+)/.exec(line)?.[1] ?? '');

/** Explains `key = value`. */
function equalsSign(line: string): SyntaxExplanation | undefined {
  const [, before, key, value] = /^(\s*(?:- )?([\w.-]+))\s*=\s*([^\s=].*)$/.exec(line) ?? [];
  if (before === undefined || key === undefined || value === undefined) return undefined;
  const text = value.startsWith('#') ? `'${value}'` : value;
  return {
    ...explanation('source.equalsSign', { key, value: text }),
    inLine: { from: before.length, to: line.length, text: `: ${text}` },
  };
}

/** Explains a line that is wrong by itself, wherever the parser stops. */
export const wrongLine = (line: string): SyntaxExplanation | undefined =>
  dashWithoutSpace(line) ?? equalsSign(line);

/** Explains `"He said "yes""`: quotes outside that are like those inside. */
function quotesInQuotes(line: string): SyntaxExplanation | undefined {
  const [, before, inner] = /^(\s*(?:- +)?(?:[\w.-]+: +)?)"([^\\]*)"$/.exec(line) ?? [];
  if (before === undefined || !inner?.includes('"')) return undefined;
  const quoted = `'${inner.replaceAll("'", "''")}'`;
  return {
    ...explanation('source.quotesInQuotes', { quoted }),
    inLine: { from: before.length, to: line.length, text: quoted },
  };
}

/** Explains `"Carreras" Montclar`: words behind the quotes that close. */
function textBehindQuotes(line: string): SyntaxExplanation | undefined {
  const [, before, quote, inner, rest] =
    /^(\s*(?:- +)?(?:[\w.-]+: +)?)(["'])([^"'\\]+)\2\s+([^\s#'\\,\]}:][^'\\]*)$/.exec(line) ?? [];
  if (before === undefined || inner === undefined || rest === undefined) return undefined;
  const whole = `${quote}${inner}${quote} ${rest}`;
  const plain = whole.replaceAll(/["']/g, '');
  if (quote === "'" && rest.includes('"')) return undefined;
  const quoted = quote === '"' ? `'${whole}'` : `"${whole}"`;
  return {
    ...explanation('source.textBehindQuotes', { quoted: `\`${quoted}\``, plain: `\`'${plain}'\`` }),
    inLine: { from: before.length, to: line.length, text: quoted },
  };
}

/** Explains `{ fondo: '#fff' texto: '#000' }`: settings between braces with nothing between them. */
function missingComma(line: string): SyntaxExplanation | undefined {
  if (!line.includes('{')) return undefined;
  for (const { index, 0: gap, 1: end = '', 2: key = '' } of line.matchAll(/([^,{[:\s]) +(?=([\w-]+): )/g)) {
    if (!/["'}\]]/.test(end) && !settingNames.has(key)) continue;
    const at = index + gap.trimEnd().length;
    return { ...explanation('source.missingComma', { key }), inLine: { from: at, to: at, text: ',' } };
  }
  return undefined;
}

/** Explains `-{ texto: …` and `-texto`: without the space, the dash is part of a text. */
function dashWithoutSpace(line: string): SyntaxExplanation | undefined {
  const [, indent, rest] = /^(\s*)-([^\s\d-].*)$/.exec(line) ?? [];
  if (indent === undefined || rest === undefined) return undefined;
  const at = indent.length + 1;
  return { ...explanation('source.dashWithoutSpace'), inLine: { from: at, to: at, text: ' ' } };
}

function valueWithColon(line: string): SyntaxExplanation {
  const [, key, value] = settingLine.exec(line) ?? [];
  if (key === undefined || value === undefined || !hasSecondColon(line)) return indentation;
  const group = groupOnOneLine(line, key, value);
  if (group) return group;
  const second = / ([a-zA-Z_]+): +\S/.exec(value);
  if (second && settingNames.has(second[1] ?? '')) {
    const column = line.length - line.replace(/^\s*(?:- )?/, '').length;
    const at = line.length - value.length + second.index;
    return {
      ...explanation('source.twoSettings', {
        first: key,
        second: second[1] ?? '',
        line: value.slice(second.index + 1),
      }),
      inLine: { from: at, to: at + 1, text: `\n${' '.repeat(column)}` },
    };
  }
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
  BLOCK_IN_FLOW: (line) => missingComma(line) ?? explanation('source.blockInBrackets'),
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
    quotesInQuotes(line) ??
    textBehindQuotes(line) ??
    missingComma(line) ??
    explanation(/'.*'.*'/.test(line) ? 'source.apostrophe' : 'source.unexpected'),
  RESOURCE_EXHAUSTION: () => explanation('source.tooDeep'),
};
