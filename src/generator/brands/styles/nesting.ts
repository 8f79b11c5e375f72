import { tokenize, tokenTypes } from 'css-tree';

/** Maximum number of selectors after expanding nested rules. A real sheet has some hundreds. */
export const nestedLimit = 20_000;

/** The selector list or at-rule before a block, as far as read. */
interface Prelude {
  start: number;
  isAtRule: boolean;
  /** Number of complete selectors, each multiplied by its references to the outer rule. */
  sum: number;
  /** Number of references to the outer rule in the current selector. */
  parents: number;
  depth: number;
}

const openingTokens = new Set<number>([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
]);
const closingTokens = new Set<number>([tokenTypes.RightParenthesis, tokenTypes.RightSquareBracket]);
const ignoredTokens = new Set<number>([tokenTypes.WhiteSpace, tokenTypes.Comment]);

/**
 * Offset of the nested rule with which the expanded selectors exceed the limit. Each `&` stands for all selectors of
 * the outer rule: `&,&{` nested thirty times is a thousand million selectors, which freezes browsers.
 */
export function tooMuchNesting(css: string): number | undefined {
  /** Number of expanded selectors of each open block; 0 outside of rules. */
  const openBlocks: number[] = [];
  let total = 0;
  let offendingOffset: number | undefined;
  const newPrelude = (): Prelude => ({ start: -1, isAtRule: false, sum: 0, parents: 0, depth: 0 });
  let prelude = newPrelude();
  tokenize(css, (type, start, end) => {
    if (offendingOffset !== undefined || ignoredTokens.has(type)) return;
    if (prelude.start < 0) {
      prelude.start = start;
      prelude.isAtRule = type === tokenTypes.AtKeyword;
    }
    if (type === tokenTypes.LeftCurlyBracket) {
      const outerSelectors = openBlocks.at(-1) ?? 0;
      const ownSelectors = prelude.sum + Math.max(1, prelude.parents);
      const selectors = prelude.isAtRule ? outerSelectors : ownSelectors * Math.max(1, outerSelectors);
      if (outerSelectors > 0 && !prelude.isAtRule) total += selectors;
      if (total > nestedLimit) offendingOffset = prelude.start;
      openBlocks.push(selectors);
      prelude = newPrelude();
    } else if (type === tokenTypes.RightCurlyBracket || type === tokenTypes.Semicolon) {
      if (type === tokenTypes.RightCurlyBracket) openBlocks.pop();
      prelude = newPrelude();
    } else if (openingTokens.has(type)) prelude.depth++;
    else if (closingTokens.has(type)) prelude.depth--;
    else if (type === tokenTypes.Comma && prelude.depth === 0) {
      prelude.sum += Math.max(1, prelude.parents);
      prelude.parents = 0;
    } else if (type === tokenTypes.Delim && css.slice(start, end) === '&') prelude.parents++;
  });
  return offendingOffset;
}
