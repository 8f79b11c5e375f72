import type { Token } from 'markdown-it';
import { explanation } from '#generator/diagnostics/report-text.ts';
import { asOne, type Correction, linesOf, type MarkdownSlip, spanOf } from './markdown-slip.ts';

/** Longer lines are sentences, not headings. */
const longestHeading = 80;

/** A paragraph that becomes a heading, because a line of dashes to divide the page stands right below it. */
function underlined(text: string, tokens: readonly Token[], starts: readonly number[]): MarkdownSlip[] {
  const corrections = tokens.flatMap((token): Correction[] => {
    if (token.type !== 'heading_open' || token.markup !== '-') return [];
    const [start, end] = linesOf(token, starts, text) ?? [0, 0];
    const lines = text.slice(start, end).trimEnd().split(/\r?\n/);
    const words = lines.slice(0, -1).join(' ').trim();
    // Front matter is blanked out here, and reported by itself.
    if (words === '') return [];
    if (lines.length === 2 && words.length <= longestHeading && !/[.,;:!]$/.test(words)) return [];
    const dashes = end - (text.slice(start, end).length - text.slice(start, end).trimEnd().length);
    const at = dashes - (lines.at(-1)?.length ?? 0);
    return [{ span: [at, dashes], text: `\n${lines.at(-1) ?? ''}` }];
  });
  return asOne(corrections, (count) => explanation('texts.underlined', { count }));
}

/** Two lines in a row that begin like items of a list, but for the space: `-one`, `1.One`. */
const gluedItems = /^(?:[ \t]*(?:[-+]|\d{1,2}[.)])(?=[\p{L}¿¡])[^\r\n]*(?:\r?\n|$)){2,}/gmu;

function glued(text: string): MarkdownSlip[] {
  const signs = [...text.matchAll(gluedItems)].flatMap(({ index, 0: rows }) =>
    [...rows.matchAll(/^[ \t]*(?:[-+]|\d{1,2}[.)])/gm)].map((match): Correction => ({
      span: [index + match.index, index + match.index + match[0].length],
      text: `${match[0]} `,
    })),
  );
  return asOne(signs, (count) =>
    explanation('texts.gluedItem', { count, written: `${signs[0]?.text ?? ''}…` }),
  );
}

/** Boxes to tick, as other programs draw them. */
const box = /(?<=^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+)\[[ xX]\][ \t]+/gm;

const boxes = (text: string): MarkdownSlip[] =>
  asOne(
    [...text.matchAll(box)].map((match) => ({ span: spanOf(match), text: '' })),
    (count) => explanation('texts.box', { count }),
  );

/** `**Label:**` or `**Label**:`, with nothing behind it. */
const label = /^(?:\*\*|__)[^*_\n]+(?::(?:\*\*|__)|(?:\*\*|__)[ \t]*:)[ \t]*$/;

/** Items of a list that consist of a label: the text that it announces has not been written. */
function emptyLabels(text: string, tokens: readonly Token[], starts: readonly number[]): MarkdownSlip[] {
  return tokens.flatMap((token, index): MarkdownSlip[] => {
    const [before, , after, end] = tokens.slice(index - 2, index + 3).filter((one) => one !== token);
    const isAlone =
      token.type === 'inline' && before?.type === 'list_item_open' && end?.type === 'list_item_close';
    if (!isAlone || after?.type !== 'paragraph_close' || !label.test(token.content)) return [];
    const [start] = linesOf(token, starts, text) ?? [0];
    const from = text.indexOf(token.content, start);
    const words = token.content.replaceAll(/[*_]/g, '');
    return [
      {
        span: [from, from + token.content.length],
        texts: {
          code: 'unfinished-mark',
          severity: 'warning',
          ...explanation('texts.emptyLabel', { words }),
        },
      },
    ];
  });
}

/** Two lines in a row that begin and end with a bar. */
const rows = /^(?:[ \t]*\|[^\r\n]*\|[ \t]*(?:\r?\n|$)){2,}/gm;
const dashRow = /^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;

/** The edits that put a line of dashes, with a cell for each of the header, below it. */
function withDashes(block: string, start: number): { dashes: string; corrections: Correction[] } {
  const [first = '', second = ''] = block.split(/\r?\n/);
  const secondAt = block.indexOf(second, first.length);
  const isAbove = dashRow.test(first);
  const [header, headerEnd] = isAbove ? [second, secondAt + second.length] : [first, first.length];
  const dashes = `|${' - |'.repeat(header.trim().slice(1, -1).split('|').length)}`;
  const end = dashRow.test(second) ? secondAt + second.length : headerEnd;
  const indent = header.slice(0, header.indexOf('|'));
  const below: Correction = { span: [start + headerEnd, start + end], text: `\n${indent}${dashes}` };
  return {
    dashes,
    corrections: isAbove ? [{ span: [start, start + secondAt], text: '' }, below] : [below],
  };
}

/** Rows of a table in a paragraph: the line of dashes is missing, above the first row, or of another length. */
function tables(text: string, tokens: readonly Token[], starts: readonly number[]): MarkdownSlip[] {
  const paragraphs = tokens.filter(({ type }) => type === 'paragraph_open');
  const found = paragraphs.flatMap((token) => {
    const [from, to] = linesOf(token, starts, text) ?? [0, 0];
    const blocks = text.slice(from, to).matchAll(rows);
    return [...blocks].map(({ index, 0: block }) => withDashes(block, from + index));
  });
  const [one] = found;
  const all = found.flatMap(({ corrections }) => corrections);
  return asOne(all, () =>
    explanation('texts.tableDashes', { dashes: one?.dashes ?? '', count: found.length - 1 }),
  );
}

/** `[^1]` and the beginning of its text, `[^1]:`. */
const footnote = /\[\^[^\]\s^]+\](?!\()/g;

function footnotes(text: string): MarkdownSlip[] {
  const [match] = text.matchAll(footnote);
  if (!match) return [];
  const texts = { code: 'visible-markup', severity: 'warning' } as const;
  return [{ span: spanOf(match), texts: { ...texts, ...explanation('texts.footnote', { mark: match[0] }) } }];
}

/**
 * Finds slips in headings, lists and tables: a line of dashes right below a paragraph, items without a space, boxes to tick,
 * labels with nothing behind them, tables without their line of dashes, footnotes.
 * @param plain the text with code blanked out
 */
export function findBlockSlips(
  plain: string,
  tokens: readonly Token[],
  starts: readonly number[],
): MarkdownSlip[] {
  return [
    ...underlined(plain, tokens, starts),
    ...glued(plain),
    ...boxes(plain),
    ...emptyLabels(plain, tokens, starts),
    ...tables(plain, tokens, starts),
    ...footnotes(plain),
  ];
}
