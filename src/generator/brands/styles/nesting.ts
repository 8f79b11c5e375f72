import { tokenize, tokenTypes } from 'css-tree';

/** Selectors that all nested rules of a sheet stand for, once written out. A real sheet has some hundreds. */
export const nestedLimit = 20_000;

/** What stands in front of a block, so far. */
interface Prelude {
  start: number;
  isAtRule: boolean;
  /** Selectors that are complete, each by how often it stands for those around it. */
  sum: number;
  /** How often the selector at hand names those around it. */
  parents: number;
  depth: number;
}

const deeper = new Set<number>([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
]);
const shallower = new Set<number>([tokenTypes.RightParenthesis, tokenTypes.RightSquareBracket]);
const unseen = new Set<number>([tokenTypes.WhiteSpace, tokenTypes.Comment]);

/**
 * Offset of the rule with which the nested rules of a sheet stand for too many selectors. Each `&` is all of those
 * around it: thirty times `&,&{` in each other are a thousand million, at which browsers come to a stop.
 */
export function tooMuchNesting(css: string): number | undefined {
  /** How many selectors each open block stands for; 0 where no rule is around. */
  const open: number[] = [];
  let total = 0;
  let found: number | undefined;
  const begin = (): Prelude => ({ start: -1, isAtRule: false, sum: 0, parents: 0, depth: 0 });
  let prelude = begin();
  tokenize(css, (type, start, end) => {
    if (found !== undefined || unseen.has(type)) return;
    if (prelude.start < 0) {
      prelude.start = start;
      prelude.isAtRule = type === tokenTypes.AtKeyword;
    }
    if (type === tokenTypes.LeftCurlyBracket) {
      const around = open.at(-1) ?? 0;
      const own = prelude.sum + Math.max(1, prelude.parents);
      const selectors = prelude.isAtRule ? around : own * Math.max(1, around);
      if (around > 0 && !prelude.isAtRule) total += selectors;
      if (total > nestedLimit) found = prelude.start;
      open.push(selectors);
      prelude = begin();
    } else if (type === tokenTypes.RightCurlyBracket || type === tokenTypes.Semicolon) {
      if (type === tokenTypes.RightCurlyBracket) open.pop();
      prelude = begin();
    } else if (deeper.has(type)) prelude.depth++;
    else if (shallower.has(type)) prelude.depth--;
    else if (type === tokenTypes.Comma && prelude.depth === 0) {
      prelude.sum += Math.max(1, prelude.parents);
      prelude.parents = 0;
    } else if (type === tokenTypes.Delim && css.slice(start, end) === '&') prelude.parents++;
  });
  return found;
}
