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

/**
 * Finds slips in headings and lists: a line of dashes right below a paragraph, items without a space, boxes to tick,
 * labels with nothing behind them.
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
  ];
}
