import { ident, string, tokenize, tokenTypes, url } from 'css-tree';
import { isExternalAddress } from '#core/shared/is-external-address.ts';

/** A text in quotes or in `url()` in a style sheet. */
interface WrittenText {
  /** With the escapes undone. */
  text: string;
  /** Offsets, without the quotes or `url()`. */
  start: number;
  end: number;
  /** Whether it is only compared or shown: no browser loads anything for it. */
  isHarmless: boolean;
  /** Whether it stands in `url()`, and not in a question to the browser. */
  isLoaded: boolean;
}

const opening = new Set<number>([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
  tokenTypes.LeftCurlyBracket,
]);
const closing = new Set<number>([
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
  tokenTypes.RightCurlyBracket,
]);
/** What stands before an address, and the address. */
const inQuotes = /^(["'])([^]*?)\1?$/;
const inUrl = /^([^(]*\(\s*)([^]*?)\s*\)?$/;
const unseen = new Set<number>([tokenTypes.WhiteSpace, tokenTypes.Comment]);

/** Every text of a style sheet that could be used as an address. */
function writtenTexts(css: string): WrittenText[] {
  const texts: WrittenText[] = [];
  const brackets: number[] = [];
  /** What the current rule or declaration begins with: `@name`, or `name:` once its colon was there. */
  let subject = '';
  let last = '';
  tokenize(css, (type, start, end) => {
    if (unseen.has(type)) return;
    const token = css.slice(start, end);
    if (type === tokenTypes.String || type === tokenTypes.Url) {
      const isString = type === tokenTypes.String;
      const [, before = '', written = ''] = (isString ? inQuotes : inUrl).exec(token) ?? [];
      texts.push({
        text: isString ? string.decode(token) : url.decode(token),
        start: start + before.length,
        end: start + before.length + written.length,
        isHarmless:
          isString &&
          ((brackets.at(-1) === tokenTypes.LeftSquareBracket && last.endsWith('=')) ||
            subject === '@namespace' ||
            // A function in it can load something: `content: image-set("…" 1x)`.
            (subject === 'content:' &&
              (brackets.at(-1) ?? tokenTypes.LeftCurlyBracket) === tokenTypes.LeftCurlyBracket)),
        isLoaded: (!isString || last.toLowerCase() === 'url(') && subject !== '@supports',
      });
    } else if (opening.has(type)) brackets.push(type);
    else if (closing.has(type)) brackets.pop();
    if (type === tokenTypes.AtKeyword) subject = `@${ident.decode(token.slice(1)).toLowerCase()}`;
    else if (type === tokenTypes.Colon && subject === '') subject = `${ident.decode(last).toLowerCase()}:`;
    else if (
      type === tokenTypes.Semicolon ||
      type === tokenTypes.LeftCurlyBracket ||
      type === tokenTypes.RightCurlyBracket
    )
      subject = '';
    last = token;
  });
  return texts;
}

/** Addresses of a finished style sheet that a browser may load, as they are written. */
export function loadedAddresses(css: string): string[] {
  return writtenTexts(css).flatMap(({ text, isLoaded }) => (isLoaded ? [text] : []));
}

/**
 * Addresses that the list of dependencies does not have, because CSS gives them a meaning only where they are used:
 * `--x: "https://…"` and then `image-set(var(--x) 1x)`.
 * @param css as lightningcss writes it, addresses that it lists already replaced
 */
export function hiddenAddresses(css: string): string[] {
  return writtenTexts(css).flatMap(({ text, isHarmless }) =>
    !isHarmless && isExternalAddress(text) ? [text] : [],
  );
}

/**
 * Where an address stands in what was written, with whatever escapes.
 * @returns offsets; those of the first character when it is put together from parts
 */
export function locateAddress(source: string, address: string): { start: number; end: number } {
  const found = writtenTexts(source).find(({ text }) => text === address);
  if (found) return found;
  const start = Math.max(0, source.indexOf(address));
  return { start, end: start + 1 };
}
