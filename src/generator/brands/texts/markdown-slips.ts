import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { suggestion } from '#generator/diagnostics/suggest.ts';
import type { Token } from 'markdown-it';
import { blockNames } from '../content/blocks.ts';
import { meantPlaceholder } from '../content/explain-placeholder.ts';
import type { MarkdownSpan } from '../content/markdown.ts';
import { placeholderNames, singleBraces } from '../content/placeholders.ts';
import { findBlockSlips } from './block-slips.ts';
import { findTextHeadings, textHeadings } from './text-headings.ts';
import { tabbedRows, tabbedTables } from './tabbed-tables.ts';
import { asOne, type Correction, linesOf, type MarkdownSlip, spanOf } from './markdown-slip.ts';

const code = 'visible-markup';
const severity = 'warning';
const names = [...placeholderNames, ...blockNames];

/** The text with code and escaped characters blanked out, so that offsets stay. */
function withoutCode(text: string): string {
  const blank = (match: string): string => match.replace(/[^\r\n]/g, ' ');
  return text
    .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|$(?![\s\S]))/gm, blank)
    .replace(/\\[!-/:-@[-`{-~]/g, blank)
    .replace(/(?<!`)(`+)(?!`)[^`]+\1(?!`)/g, blank);
}

function frontMatter(text: string): MarkdownSlip[] {
  const match = /^---[ \t]*\r?\n(?:(?:[\w-]+:|[ \t]).*\n)+(?:---|\.\.\.)[ \t]*(?:\r?\n|$)\s*/.exec(text);
  return match ? asOne([{ span: spanOf(match), text: '' }], () => explanation('texts.frontMatter')) : [];
}

/** A `#` right before a word is a hashtag, unless the line is short and stands alone. */
const headingWithoutSpace =
  /^ {0,3}(?:#{2,6}(?=[^\s#])|(?<=(?:^|\n)\s*\n|^)#(?=\p{Lu}[^\n#]{0,60}(?:\r?\n[ \t]*\r?\n|\r?\n?$(?![\s\S]))))/gmu;

const headings = (text: string): MarkdownSlip[] =>
  asOne(
    [...text.matchAll(headingWithoutSpace)].map((match) => ({
      span: spanOf(match),
      text: `${match[0]} `,
    })),
    (count) => explanation('texts.headingWithoutSpace', { count }),
  );

/** Headings that lack their space, begin with blanks, are only bold or written in HTML, whose own reports say so. */
export function meantHeadings(
  text: string,
  tokens: readonly Token[],
  tags: readonly { span: MarkdownSpan; tag: string }[],
): { start: number; level: number }[] {
  const starts = [0, ...[...text.matchAll(/\r?\n/g)].map((match) => match.index + match[0].length)];
  const plain = withoutCode(text);
  const level = (signs: string): number => signs.trim().length;
  const glued = [...plain.matchAll(headingWithoutSpace)].map(({ index, 0: signs }) => ({
    start: index,
    level: level(signs),
  }));
  const indented = tokens.flatMap((token) => {
    const [start, end] = token.type === 'paragraph_open' ? (linesOf(token, starts, plain) ?? [0, 0]) : [0, 0];
    const [signs] = /^(?: {4}|\t)[ \t]*#{1,6}(?= )/.exec(plain.slice(start, end)) ?? [];
    return signs === undefined ? [] : [{ start, level: level(signs) }];
  });
  const inHtml = tags.flatMap(({ span, tag }) => {
    const digit = /^<h([1-6])[\s>]/i.exec(tag)?.[1];
    return digit === undefined ? [] : [{ start: span[0], level: Number(digit) }];
  });
  const inText = findTextHeadings(plain, tokens, starts);
  return [...glued, ...indented, ...inHtml, ...inText].sort((a, b) => a.start - b.start);
}

const linkWithSpace = /\[([^\][\n]+)\][ \t]+(\((?:https?:|mailto:|tel:|www\.|\/)[^()\s]*\))/g;
const swappedLink = /\(([^()\n]+)\)\[((?:https?:|mailto:|tel:|www\.|\/)[^\]\s]+)\]/g;

function links(text: string): MarkdownSlip[] {
  const apart = [...text.matchAll(linkWithSpace)].map((match) => ({
    span: spanOf(match),
    text: `[${match[1] ?? ''}]${match[2] ?? ''}`,
  }));
  const swapped = [...text.matchAll(swappedLink)].map((match) => ({
    span: spanOf(match),
    text: `[${match[1] ?? ''}](${match[2] ?? ''})`,
  }));
  return [
    ...asOne(apart, (count) => explanation('texts.linkWithSpace', { count, written: apart[0]?.text ?? '' })),
    ...asOne(swapped, (count) =>
      explanation('texts.swappedLink', { count, written: swapped[0]?.text ?? '' }),
    ),
  ];
}

/** Placeholders with one pair of braces instead of two. */
function braces(text: string): MarkdownSlip[] {
  return [...text.matchAll(singleBraces)].map((match): MarkdownSlip => {
    const near = meantPlaceholder(match[1] ?? '');
    const span = spanOf(match);
    const texts = { code, severity, ...explanation('texts.singleBraces', { written: match[0] }) } as const;
    if (near === undefined) {
      const fix = reportText('content.unknownPlaceholder.names', { names: names.join(', ') });
      return { span, texts: { ...texts, fix } };
    }
    const written = `{{${near}}}`;
    return { span, texts: { ...texts, fix: suggestion(written) }, corrections: [{ span, text: written }] };
  });
}

const bullet = /^[ \t]*[•·▪●◦‣⁃∙\uf0b7\uf0a7][ \t]*/gm;
/** Dashes are bullets where two lines in a row begin with one. */
const dashes = /^(?:[ \t]*[–—][ \t]+\S.*(?:\r?\n|$)){2,}/gm;

function bullets(text: string): MarkdownSlip[] {
  const signs = [...text.matchAll(bullet)].map(spanOf);
  const inRows = [...text.matchAll(dashes)].flatMap(({ index, 0: rows }) =>
    [...rows.matchAll(/^[ \t]*[–—][ \t]+/gm)].map((match): MarkdownSpan => [
      index + match.index,
      index + match.index + match[0].length,
    ]),
  );
  const corrections = [...signs, ...inRows].sort(([a], [b]) => a - b).map((span) => ({ span, text: '- ' }));
  return asOne(corrections, (count) => explanation('texts.bullet', { count }));
}

function indentation(text: string, tokens: readonly Token[], starts: readonly number[]): MarkdownSlip[] {
  const corrections = tokens
    .filter(({ type, level }) => type === 'paragraph_open' && level === 0)
    .flatMap((token) => {
      const [start, end] = linesOf(token, starts, text) ?? [0, 0];
      const paragraph = text.slice(start, end);
      if (!/^(?: {4}|\t)/.test(paragraph) || tabbedRows(paragraph).length > 0) return [];
      return [...paragraph.matchAll(/^[ \t]+/gm)].map((match): Correction => ({
        span: [start + match.index, start + match.index + match[0].length],
        text: '',
      }));
    });
  return asOne(corrections, () => explanation('texts.indented'));
}

const boldText = /\*\*([^*\n]+)\*\*/g;

/** Bold without its end, and links without theirs: their signs are in the text that the parser leaves. */
function leftSigns(text: string, tokens: readonly Token[], starts: readonly number[]): MarkdownSlip[] {
  return tokens.flatMap((token): MarkdownSlip[] => {
    if (token.type !== 'inline') return [];
    const visible = (token.children ?? [])
      .filter(({ type }) => type === 'text')
      .map(({ content }) => content)
      .join('\n');
    const lines = linesOf(token, starts, text) ?? [0, text.length];
    const [from, to] = lines;
    const paragraph = withoutCode(text.slice(from, to));
    const at = (start: number, length: number): MarkdownSpan => [from + start, from + start + length];
    if (/\*\*/.test(visible)) {
      const apart = [...paragraph.matchAll(boldText)].find(
        ([, words = '']) => words.trim() !== words && words.trim() !== '',
      );
      if (apart) {
        const written = `**${(apart[1] ?? '').trim()}**`;
        const span = at(apart.index, apart[0].length);
        return [
          {
            span,
            texts: { code, severity, ...explanation('texts.boldWithSpaces', { written }) },
            corrections: [{ span, text: written }],
          },
        ];
      }
      const sign = paragraph.lastIndexOf('**');
      return [
        { span: at(Math.max(sign, 0), 2), texts: { code, severity, ...explanation('texts.openBold') } },
      ];
    }
    const open = /\]\((?:https?:|mailto:|tel:|www\.|\/)/.test(visible)
      ? paragraph.search(/\[[^\][\n]*\]\(/)
      : -1;
    return open < 0
      ? []
      : [{ span: at(open, 1), texts: { code, severity, ...explanation('texts.openLink') } }];
  });
}

/**
 * Finds markup that shows on the page: front matter, signs without their space, bullets of a word processor, single
 * braces, bold and links without an end.
 */
export function findMarkdownSlips(text: string, tokens: readonly Token[]): MarkdownSlip[] {
  const plain = withoutCode(text);
  const starts = [0, ...[...text.matchAll(/\r?\n/g)].map((match) => match.index + match[0].length)];
  const [matter] = frontMatter(text);
  const below = matter
    ? plain.slice(0, matter.span[1]).replace(/[^\r\n]/g, ' ') + plain.slice(matter.span[1])
    : plain;
  return [
    ...(matter ? [matter] : []),
    ...headings(below),
    ...links(below),
    ...braces(below),
    ...bullets(below),
    ...findBlockSlips(below, tokens, starts),
    ...tabbedTables(text, tokens, starts),
    ...textHeadings(below, tokens, starts),
    ...indentation(below, tokens, starts),
    ...leftSigns(text, tokens, starts),
  ];
}
