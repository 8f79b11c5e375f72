import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile, SourceSpan } from './source-file.ts';

/** A kind of hidden characters. */
interface CharacterKind {
  code: ProblemCode;
  pattern: RegExp;
  /** Noun phrase after "Here is". */
  name: ReportText;
  why: ReportText;
  /** The character replaces a visible one, which only a person can restore. */
  isLoss?: boolean;
}

/** The first matching kind applies. */
const kinds: readonly CharacterKind[] = [
  {
    code: 'bidi-character',
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
    name: reportText('source.hidden.bidi'),
    ...explanation('source.hidden.bidi'),
  },
  {
    code: 'control-character',
    pattern: /\p{Surrogate}/u,
    name: reportText('source.hidden.half'),
    ...explanation('source.hidden.half'),
    isLoss: true,
  },
  {
    code: 'control-character',
    pattern: /\ufffd/u,
    name: reportText('source.hidden.lost'),
    ...explanation('source.hidden.lost'),
    isLoss: true,
  },
  {
    code: 'control-character',
    pattern: /[\p{Noncharacter_Code_Point}\u2028\u2029]|(?![\t\n])\p{Control}/u,
    name: reportText('source.hidden.control'),
    ...explanation('source.hidden.control'),
  },
  {
    code: 'invisible-character',
    pattern: /(?!\u00ad)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u,
    name: reportText('source.hidden.invisible'),
    ...explanation('source.hidden.invisible'),
  },
];

const suspicious = new RegExp(kinds.map(({ pattern }) => pattern.source).join('|'), 'gu');

/** Emoji sequences with their invisible joiners: families, keycaps, flags of the three British countries. */
const emoji = new RegExp(
  [
    String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
    String.raw`[\d#*][\ufe0e\ufe0f]\u20e3`,
    String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier}|\u200d(?=\p{Extended_Pictographic})|(?<=\u200d)\p{Extended_Pictographic})*`,
  ].join('|'),
  'gu',
);

const leadingTab = /^[ ]*\t/gm;

export interface HiddenCharacter {
  character: string;
  /** Offsets in the text of the file. */
  span: SourceSpan;
  /** The escape or entity that writes the character, if it is not literal. */
  written?: string;
}

/**
 * Finds characters that a reader cannot see, or that change what a reader sees, except those of ordinary texts: line
 * breaks, tabs, the soft hyphen, no-break spaces, and the joiners and variation selectors of emoji.
 */
export function hiddenCharacters(text: string): HiddenCharacter[] {
  const plain = text.replace(emoji, (match) => '.'.repeat(match.length)).replaceAll('\r\n', () => '\n\n');
  return [...plain.matchAll(suspicious)].map(({ 0: character, index }) => ({
    character,
    span: [index, index + character.length],
  }));
}

/** Notation of a character in a file, e.g. `\u00e7` in YAML or `&ccedil;` in Markdown. */
export interface Escape {
  character: string;
  span: SourceSpan;
}

/**
 * Finds hidden characters that appear only in the decoded text, because escapes write them.
 * @param text of the whole file
 * @param decoded value of a range of the file
 * @param span of that range
 * @param escapes in the range
 */
export function escapedCharacters(
  text: string,
  decoded: string,
  span: SourceSpan,
  escapes: readonly Escape[],
): HiddenCharacter[] {
  const remaining = [...escapes];
  return hiddenCharacters(decoded).flatMap(({ character }): HiddenCharacter[] => {
    const index = remaining.findIndex((escape) => escape.character === character);
    const [escape] = index < 0 ? [] : remaining.splice(index, 1);
    if (escape) return [{ character, span: escape.span, written: text.slice(...escape.span) }];
    // Literal characters have been found in the file itself.
    return text.slice(...span).includes(character) ? [] : [{ character, span }];
  });
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

type HiddenTexts = Required<Pick<SourceDiagnostic, 'code' | 'what' | 'why' | 'fix'>>;

/** Whether the span is that of the character itself, not of the whole text around it. */
const isExact = ({ character, span: [start, end], written }: HiddenCharacter): boolean =>
  end - start === (written ?? character).length;

/**
 * Describes the hidden characters of one file: each kind once, at its first occurrence, with all removable spans.
 */
export function describeHiddenCharacter(
  characters: readonly HiddenCharacter[],
): { span: SourceSpan; texts: HiddenTexts; spans?: readonly SourceSpan[] }[] {
  const byKind = Map.groupBy(characters, ({ character }) =>
    kinds.find(({ pattern }) => pattern.test(character)),
  );
  return [...byKind].flatMap(([kind, sameKind]) => {
    const [first] = sameKind.toSorted((a, b) => a.span[0] - b.span[0]);
    if (!kind || !first) return [];
    const { character, span, written } = first;
    const { code, name, why } = kind;
    const values = { name, codePoint: codePoint(character), count: sameKind.length - 1 };
    const texts = {
      code,
      what:
        written === undefined
          ? reportText('source.hidden.here', values)
          : reportText('source.hidden.written', { ...values, written }),
      why,
      fix:
        written === undefined
          ? reportText('source.hidden.typeAgain')
          : reportText('source.hidden.delete', { written }),
    };
    const isRemovable = !kind.isLoss && sameKind.every((hidden) => isExact(hidden));
    return [{ span, texts, ...(isRemovable && { spans: sameKind.map((hidden) => hidden.span) }) }];
  });
}

/** Describes hidden characters as findings of a file. */
export function hiddenCharacterErrors(
  file: SourceFile,
  characters: readonly HiddenCharacter[],
): SourceDiagnostic[] {
  return describeHiddenCharacter(characters).map(({ span, spans, texts: { code, ...texts } }) =>
    errorAt(file, span, code, {
      ...texts,
      ...(spans && { repair: spans.map((hiddenSpan) => editAt(file, hiddenSpan, '')) }),
    }),
  );
}

/** Finds tabs in indentation, which make the file unreadable. */
export function findTabs(file: SourceFile): SourceDiagnostic[] {
  const matches = [...file.text.matchAll(leadingTab)];
  const first = matches[0];
  if (!first) return [];
  const end = first.index + first[0].length;
  return [
    errorAt(file, [end - 1, end], 'tab-indentation', {
      ...explanation('source.tab', { count: matches.length - 1 }),
      repair: [...file.text.matchAll(/^ *\t[ \t]*/gm)].map(({ 0: indent, index }) =>
        editAt(file, [index, index + indent.length], indent.replaceAll('\t', '  ')),
      ),
    }),
  ];
}

/** Special spaces before a setting or list item, or after the colon of a setting. */
const oddSpace =
  /(?<=^ *)[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+(?= *(?:- |[\w-]+:))|(?<=^ *(?:- )?[\w-]+:)[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gm;

/**
 * Finds characters that look like a space but are not one in YAML, usually copied from a web page or a letter.
 */
export function findOddSpaces(file: SourceFile): SourceDiagnostic[] {
  const matches = [...file.text.matchAll(oddSpace)];
  const [first] = matches;
  if (!first) return [];
  return [
    errorAt(file, [first.index, first.index + first[0].length], 'odd-space', {
      ...explanation('source.oddSpace', { codePoint: codePoint(first[0]), count: matches.length - 1 }),
      repair: matches.map(({ 0: odd, index }) =>
        editAt(file, [index, index + odd.length], ' '.repeat(odd.length)),
      ),
    }),
  ];
}

const conflictMark = /^(?:<{7}|>{7})(?: .*)?$/m;

/** Span of the first conflict marker of git in a text. */
export function firstConflictMarker(text: string): SourceSpan | undefined {
  const match = conflictMark.exec(text);
  return match ? [match.index, match.index + match[0].length] : undefined;
}

/** Finds conflict markers of git. */
export function findConflicts(file: SourceFile): SourceDiagnostic[] {
  const span = firstConflictMarker(file.text);
  return span ? [errorAt(file, span, 'merge-conflict', explanation('source.conflict'))] : [];
}
