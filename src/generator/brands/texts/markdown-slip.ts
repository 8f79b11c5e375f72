import type { Token } from 'markdown-it';
import type { MarkdownSpan } from '../content/markdown.ts';
import type { ProblemTexts } from '../draft.ts';

/** Part of a text, with what replaces it. */
export interface Correction {
  span: MarkdownSpan;
  text: string;
}

/** Markup that does not work as its author means, and shows on the page. */
export interface MarkdownSlip {
  span: MarkdownSpan;
  texts: Omit<ProblemTexts, 'repair'>;
  /** All edits of the slip and of others of its kind. */
  corrections?: readonly Correction[];
}

export const spanOf = ({ index, 0: match }: RegExpExecArray): MarkdownSpan => [index, index + match.length];

/** One slip for all places of a kind, at the first one. */
export function asOne(
  corrections: readonly Correction[],
  explain: (others: number) => Omit<MarkdownSlip['texts'], 'code' | 'severity'>,
): MarkdownSlip[] {
  const [first] = corrections;
  if (!first) return [];
  const texts = { code: 'visible-markup', severity: 'warning', ...explain(corrections.length - 1) } as const;
  return [{ span: first.span, texts, corrections }];
}

/** Offsets of the lines of a token, end exclusive. */
export function linesOf(token: Token, starts: readonly number[], text: string): MarkdownSpan | undefined {
  const [from, to] = token.map ?? [];
  return from === undefined || to === undefined ? undefined : [starts[from] ?? 0, starts[to] ?? text.length];
}
