import type { Token } from 'markdown-it';
import { explanation } from '#generator/diagnostics/report-text.ts';
import { linesOf, type MarkdownSlip } from './markdown-slip.ts';

/** Longer lines are sentences, not headings. */
const longestHeading = 60;

/** A line in bold or capitals where a heading would be. */
export interface TextHeading {
  start: number;
  end: number;
  words: string;
  isBold: boolean;
  /** Level of the heading that it stands for. */
  level: number;
}

/** Words that call attention to the paragraph below, and head nothing. */
const callout =
  /^(?:muy |molt |very )?(?:importante?|(?:aviso?|avís|nota|note|notice)(?: importante?)?|atenci[oó]n?|attention|warning|alerta|ojo|compte|recuerda|recorda|novedad|novetat)$/i;

/** What is a fact, a mark or a placeholder rather than the words of a heading. */
const noHeading = /[{}@[\]<>|]|https?:|\d{3}|[.,;:!…]$/;

/** The words of a paragraph that is all bold, or all capitals; undefined for another one. */
function headingWords(token: Token): { words: string; isBold: boolean } | undefined {
  const children = (token.children ?? []).filter(({ type, content }) => type !== 'text' || content !== '');
  const [first, middle, last] = children;
  const isBold = children.length === 3 && first?.type === 'strong_open' && last?.type === 'strong_close';
  const text = isBold ? middle : children.length === 1 ? first : undefined;
  const words = text?.type === 'text' ? text.content.trim() : '';
  const isLong = words.length > longestHeading || words.split(/\s+/).length > 8;
  if (!/\p{L}{3}/u.test(words) || isLong || noHeading.test(words) || callout.test(words)) return undefined;
  const inCapitals = words === words.toUpperCase() && (words.match(/\p{Lu}{4,}/gu) ?? []).length >= 2;
  return isBold || inCapitals ? { words, isBold } : undefined;
}

/**
 * Finds lines in bold or capitals that stand for headings: alone in a paragraph, short, above other text. The first line
 * of a page may be its motto, unless there are more of them.
 */
export function findTextHeadings(
  text: string,
  tokens: readonly Token[],
  starts: readonly number[],
): TextHeading[] {
  let level = 1;
  let isBelowHeading = false;
  const found = tokens.flatMap((token, index): (TextHeading & { isFirst: boolean })[] => {
    if (token.level !== 0 || token.nesting < 0) return [];
    if (token.type === 'heading_open') {
      [level, isBelowHeading] = [Number(token.tag.slice(1)), true];
      return [];
    }
    const [inline, , next] = tokens.slice(index + 1, index + 4);
    const heading = token.type === 'paragraph_open' && inline ? headingWords(inline) : undefined;
    const isAbove = /^(?:paragraph|bullet_list|ordered_list|table)_open$/.test(next?.type ?? '');
    if (!heading || !isAbove) {
      isBelowHeading = false;
      return [];
    }
    if (isBelowHeading || level === 1) level = Math.min(level + 1, 6);
    isBelowHeading = false;
    const [start, end] = linesOf(token, starts, text) ?? [0, 0];
    const length = text.slice(start, end).trimEnd().length;
    return [{ start, end: start + length, ...heading, level, isFirst: index === 0 }];
  });
  return found.length === 1 && found[0]?.isFirst ? [] : found;
}

/** Reports the lines that stand for headings, with the headings as their repair. */
export function textHeadings(
  text: string,
  tokens: readonly Token[],
  starts: readonly number[],
): MarkdownSlip[] {
  const found = findTextHeadings(text, tokens, starts);
  const corrections = found.map(({ start, end, words, level }) => ({
    span: [start, end] as const,
    text: `${'#'.repeat(level)} ${words}`,
  }));
  const [first] = found;
  const [correction] = corrections;
  if (!first || !correction) return [];
  const values: { bold: 'yes' | 'other'; count: number; written: string } = {
    bold: first.isBold ? 'yes' : 'other',
    count: found.length - 1,
    written: correction.text,
  };
  return [
    {
      span: correction.span,
      texts: { code: 'heading-order', severity: 'warning', ...explanation('texts.textAsHeading', values) },
      corrections,
    },
  ];
}
