import { parseDocument, Scalar } from 'yaml';
import type { SettingGroup, SettingValue } from '#core/brand-edits/edit.ts';
import { isGroup, isList } from '#core/brand-edits/values.ts';

/** A value behind its key: what is on the line of the key, and the lines below. */
export interface Written {
  inline: string;
  /** With their indentation, without line breaks. */
  lines: string[];
}

/** Longest line of folded texts, and of groups and lists between brackets. */
const lineWidth = 118;

const pad = (columns: number): string => ' '.repeat(columns);

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Whether YAML reads a text without quotes as this text. */
function isPlain(text: string, inFlow: boolean): boolean {
  if (!/^[\p{L}\p{N}/@+.]/u.test(text) || /[\p{C}\n]|\s$/u.test(text)) return false;
  const source = inFlow ? `[${text}]` : `k: ${text}`;
  const document = parseDocument<Scalar>(source, { logLevel: 'silent', prettyErrors: false });
  if (document.errors.length > 0) return false;
  const data = document.toJS() as { k?: unknown } | unknown[];
  return Array.isArray(data) ? data.length === 1 && data[0] === text : data.k === text;
}

/** A text on one line, quoted as the one before if there was one. */
function inlineText(text: string, inFlow: boolean, like?: Scalar.Type | null): string {
  if (/\p{C}/u.test(text) || like === Scalar.QUOTE_DOUBLE) return JSON.stringify(text);
  return like !== Scalar.QUOTE_SINGLE && isPlain(text, inFlow) ? text : quoted(text);
}

function inlineScalar(value: SettingValue, inFlow: boolean, like?: Scalar.Type | null): string {
  if (typeof value === 'string') return inlineText(value, inFlow, like);
  return Object.is(value, -0) ? '-0' : String(value);
}

/** A key as it is written, quoted if need be. */
export const writtenKey = (key: string): string =>
  /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(key) ? key : /\p{C}/u.test(key) ? JSON.stringify(key) : quoted(key);

/** A value between brackets, quotes or neither, on one line. */
export function flowText(value: SettingValue, inFlow: boolean, like?: Scalar.Type | null): string {
  if (isList(value)) return `[${value.map((item) => flowText(item, true)).join(', ')}]`;
  if (!isGroup(value)) return inlineScalar(value, inFlow, like);
  const entries = Object.entries(value).map(([key, one]) => `${writtenKey(key)}: ${flowText(one, true)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Folds a text of one line at its spaces. */
function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text as lines below its key: folded if the one before was, else with its line breaks. */
function blockText(text: string, indent: number, like?: Scalar.Type | null): Written | undefined {
  const isReadable = !/^[\s#]|[^\P{C}\n]|[ \t](?:\n|$)|\n\n$|\t/u.test(text) && text !== '';
  if (!isReadable) return undefined;
  const chomping = text.endsWith('\n') ? '' : '-';
  const body = text.replace(/\n$/, '');
  if (body.includes('\n'))
    return {
      inline: `|${chomping}`,
      lines: body.split('\n').map((line) => (line === '' ? '' : pad(indent) + line)),
    };
  if (like !== Scalar.BLOCK_FOLDED && like !== Scalar.BLOCK_LITERAL) return undefined;
  const lines =
    like === Scalar.BLOCK_FOLDED && !/ {2}/.test(body) ? folded(body, lineWidth - indent) : [body];
  return {
    inline: `${like === Scalar.BLOCK_FOLDED ? '>' : '|'}${chomping}`,
    lines: lines.map((line) => pad(indent) + line),
  };
}

const isEmpty = (value: SettingValue): boolean =>
  isList(value) ? value.length === 0 : isGroup(value) && Object.keys(value).length === 0;

/** How a new value is written: as another one, or on lines of its own. */
export interface Style {
  /** How the text in its place was quoted. */
  like?: Scalar.Type | null;
  /** Whether groups and lists are between brackets. */
  isFlow: boolean;
  /** The same of those inside; without it as the outer one. */
  isInnerFlow?: boolean;
}

const innerStyle = ({ isFlow, isInnerFlow = isFlow }: Style): Style => ({ isFlow: isInnerFlow });

/**
 * Writes a value outside of brackets.
 * @param indent column of its key, or of the dash of its list item
 */
export function writeValue(value: SettingValue, indent: number, style: Style): Written {
  const inner = indent + 2;
  if (typeof value === 'string') {
    const block = blockText(value, inner, style.like);
    return block ?? { inline: inlineText(value, false, style.like), lines: [] };
  }
  const oneLine = flowText(value, false);
  const isOneLine = style.isFlow && indent + oneLine.length <= lineWidth && !oneLine.includes('\\n');
  if ((!isGroup(value) && !isList(value)) || isEmpty(value) || isOneLine)
    return { inline: oneLine, lines: [] };
  if (isList(value))
    return { inline: '', lines: value.flatMap((item) => writtenItem(item, inner, innerStyle(style))) };
  return { inline: '', lines: keyLines(value, inner, innerStyle(style)) };
}

const keyLines = (group: SettingGroup, indent: number, style: Style): string[] =>
  Object.entries(group).flatMap(([key, value]) => {
    const { inline, lines } = writeValue(value, indent, style);
    return [`${pad(indent)}${writtenKey(key)}:${inline && ` ${inline}`}`, ...lines];
  });

/** Lines of a list item, the first with its dash. */
export function writtenItem(item: SettingValue, indent: number, style: Style): string[] {
  const isWide = style.isFlow || isList(item) || isEmpty(item);
  if (isGroup(item) && !isWide) {
    const [first = '', ...others] = keyLines(item, indent + 2, style);
    return [`${pad(indent)}- ${first.trimStart()}`, ...others];
  }
  const { inline, lines } = writeValue(item, indent, isList(item) ? { isFlow: true } : style);
  if (inline !== '') return [`${pad(indent)}- ${inline}`, ...lines];
  const [first = '', ...others] = lines;
  return [`${pad(indent)}- ${first.trimStart()}`, ...others];
}
