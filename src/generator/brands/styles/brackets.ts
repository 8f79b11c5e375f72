/** A bracket outside of comments, strings and addresses. */
interface Bracket {
  bracket: '{' | '}' | '(' | ')' | '[' | ']';
  offset: number;
}

const isBracket = (character: string): character is Bracket['bracket'] => '{}()[]'.includes(character);

/** End offset of the string that begins at `start`; a line break ends an unclosed one. */
function endOfString(css: string, start: number): number {
  const quote = css[start];
  for (let index = start + 1; index < css.length; index++) {
    if (css[index] === '\\') index++;
    else if (css[index] === quote) return index + 1;
    else if (css[index] === '\n') return index;
  }
  return css.length;
}

const escape = /\\(?:[\da-f]{1,6}\s?|[^])?/iy;

/** End offset of the escape at `start`, such as `\{` or `\7b `. */
function endOfEscape(css: string, start: number): number {
  escape.lastIndex = start;
  return escape.test(css) ? escape.lastIndex : start + 1;
}

/** Characters of names, besides escapes. */
const nameCharacter = /[\w-]|[^\0-\x7f]/;

/** Yields every bracket of a style sheet in order. Reads no character more than twice. */
function* brackets(css: string): Generator<Bracket> {
  /** Characters that end an unquoted address, or rule one out; searched once per range. */
  const addressEnd = /["')]/g;
  let nextStop = 0;
  const endOfAddress = (start: number): number | undefined => {
    if (nextStop < start) {
      addressEnd.lastIndex = start;
      nextStop = addressEnd.exec(css)?.index ?? css.length;
    }
    return css[nextStop] === ')' ? nextStop + 1 : undefined;
  };
  /** End of the last escape: a name may continue there. */
  let escapeEnd = -1;
  const endsName = (start: number): boolean =>
    start !== escapeEnd && !nameCharacter.test(css[start - 1] ?? '');
  for (let index = 0; index < css.length;) {
    const character = css[index] ?? '';
    if (character === '\\') index = escapeEnd = endOfEscape(css, index);
    else if (character === '"' || character === "'") index = endOfString(css, index);
    else if (character === '/' && css[index + 1] === '*') {
      const end = css.indexOf('*/', index + 2);
      index = end < 0 ? css.length : end + 2;
    } else if (character === 'u' && css.startsWith('url(', index) && endsName(index)) {
      const end = endOfAddress(index + 4);
      if (end === undefined) yield { bracket: '(', offset: index + 3 };
      index = end ?? index + 4;
    } else {
      if (isBracket(character)) yield { bracket: character, offset: index };
      index++;
    }
  }
}

/**
 * Finds the first brace without a partner. The parser does not report an open one, which swallows the rest of the
 * sheet, and reports a closing one only at the end.
 * @returns its offset
 */
export function unpairedBrace(css: string): { brace: '{' | '}'; offset: number } | undefined {
  const open: number[] = [];
  for (const { bracket, offset } of brackets(css)) {
    if (bracket === '{') open.push(offset);
    else if (bracket === '}' && open.pop() === undefined) return { brace: '}', offset };
  }
  const offset = open.at(-1);
  return offset === undefined ? undefined : { brace: '{', offset };
}

/**
 * Maximum nesting depth of brackets; a real sheet has about five levels, and the parser crashes at some thousands.
 */
export const depthLimit = 100;

/** Offset of the first bracket beyond the depth limit. */
export function tooDeep(css: string): number | undefined {
  let depth = 0;
  for (const { bracket, offset } of brackets(css)) {
    depth = '{(['.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > depthLimit) return offset;
  }
  return undefined;
}
