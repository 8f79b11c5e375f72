/** A bracket that means something: not one of a comment, a text in quotes or an address. */
interface Bracket {
  bracket: '{' | '}' | '(' | ')' | '[' | ']';
  offset: number;
}

const isBracket = (character: string): character is Bracket['bracket'] => '{}()[]'.includes(character);

/** Offset behind a text in quotes that begins at `start`; a line break ends one that is not closed. */
function behindQuoted(css: string, start: number): number {
  const quote = css[start];
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === quote) return at + 1;
    else if (css[at] === '\n') return at;
  }
  return css.length;
}

const escape = /\\(?:[\da-f]{1,6}\s?|[^])?/iy;

/** Offset behind an escape such as `\{` or `\7b ` that begins at `start`. */
function behindEscape(css: string, start: number): number {
  escape.lastIndex = start;
  return escape.test(css) ? escape.lastIndex : start + 1;
}

/** What a name is made of, besides escapes. */
const inName = /[\w-]|[^\0-\x7f]/;

/** Every bracket of a style sheet in its order. Looks at no character more than twice, whatever the sheet. */
function* brackets(css: string): Generator<Bracket> {
  /** What ends an address without quotes, or shows that it is none: looked for once per stretch. */
  const stops = /["')]/g;
  let stop = 0;
  const behindAddress = (start: number): number | undefined => {
    if (stop < start) {
      stops.lastIndex = start;
      stop = stops.exec(css)?.index ?? css.length;
    }
    return css[stop] === ')' ? stop + 1 : undefined;
  };
  /** Up to here reaches the last escape: what stands right behind it belongs to the same name. */
  let escaped = -1;
  const endsName = (start: number): boolean => start !== escaped && !inName.test(css[start - 1] ?? '');
  for (let at = 0; at < css.length;) {
    const character = css[at] ?? '';
    if (character === '\\') at = escaped = behindEscape(css, at);
    else if (character === '"' || character === "'") at = behindQuoted(css, at);
    else if (character === '/' && css[at + 1] === '*') {
      const end = css.indexOf('*/', at + 2);
      at = end < 0 ? css.length : end + 2;
    } else if (character === 'u' && css.startsWith('url(', at) && endsName(at)) {
      const behind = behindAddress(at + 4);
      if (behind === undefined) yield { bracket: '(', offset: at + 3 };
      at = behind ?? at + 4;
    } else {
      if (isBracket(character)) yield { bracket: character, offset: at };
      at++;
    }
  }
}

/**
 * The first brace of a style sheet that has no partner. The parser tells nothing about an open one, which swallows
 * the rest of the sheet, and finds a closing one only at the end.
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

/** Brackets inside each other; a real sheet has about five levels, and the parser crashes at some thousands. */
export const depthLimit = 100;

/** Offset of the first bracket that is too deep. */
export function tooDeep(css: string): number | undefined {
  let depth = 0;
  for (const { bracket, offset } of brackets(css)) {
    depth = '{(['.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > depthLimit) return offset;
  }
  return undefined;
}
