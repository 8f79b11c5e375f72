import { ident, string, tokenize, tokenTypes, url } from 'css-tree';
import { isExternalAddress } from '#core/shared/is-external-address.ts';

/** A string or `url()` in a style sheet. */
interface WrittenText {
  /** With escapes decoded. */
  text: string;
  /** Offsets without the quotes or `url()`. */
  start: number;
  end: number;
  /** Whether the text is only compared or displayed, so that no browser loads it. */
  isHarmless: boolean;
  /** Whether the text is in a `url()` outside of `@supports`. */
  isLoaded: boolean;
}

const openingTokens = new Set<number>([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
  tokenTypes.LeftCurlyBracket,
]);
const closingTokens = new Set<number>([
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
  tokenTypes.RightCurlyBracket,
]);
/** Prefix and content of a string, and of a `url()`. */
const quotedParts = /^(["'])([^]*?)\1?$/;
const urlParts = /^([^(]*\(\s*)([^]*?)\s*\)?$/;
const ignoredTokens = new Set<number>([tokenTypes.WhiteSpace, tokenTypes.Comment]);

/** All texts of a style sheet that could be used as an address. */
function writtenTexts(css: string): WrittenText[] {
  const texts: WrittenText[] = [];
  const brackets: number[] = [];
  /** Start of the current rule or declaration: `@name`, or `name:` after its colon. */
  let context = '';
  let previousToken = '';
  tokenize(css, (type, start, end) => {
    if (ignoredTokens.has(type)) return;
    const token = css.slice(start, end);
    if (type === tokenTypes.String || type === tokenTypes.Url) {
      const isString = type === tokenTypes.String;
      const [, prefix = '', content = ''] = (isString ? quotedParts : urlParts).exec(token) ?? [];
      texts.push({
        text: isString ? string.decode(token) : url.decode(token),
        start: start + prefix.length,
        end: start + prefix.length + content.length,
        isHarmless:
          isString &&
          ((brackets.at(-1) === tokenTypes.LeftSquareBracket && previousToken.endsWith('=')) ||
            context === '@namespace' ||
            // A function inside may load something: `content: image-set("…" 1x)`.
            (context === 'content:' &&
              (brackets.at(-1) ?? tokenTypes.LeftCurlyBracket) === tokenTypes.LeftCurlyBracket)),
        isLoaded: (!isString || previousToken.toLowerCase() === 'url(') && context !== '@supports',
      });
    } else if (openingTokens.has(type)) brackets.push(type);
    else if (closingTokens.has(type)) brackets.pop();
    if (type === tokenTypes.AtKeyword) context = `@${ident.decode(token.slice(1)).toLowerCase()}`;
    else if (type === tokenTypes.Colon && context === '')
      context = `${ident.decode(previousToken).toLowerCase()}:`;
    else if (
      type === tokenTypes.Semicolon ||
      type === tokenTypes.LeftCurlyBracket ||
      type === tokenTypes.RightCurlyBracket
    )
      context = '';
    previousToken = token;
  });
  return texts;
}

/** Addresses of a finished style sheet that a browser may load, as written. */
export function loadedAddresses(css: string): string[] {
  return writtenTexts(css).flatMap(({ text, isLoaded }) => (isLoaded ? [text] : []));
}

/**
 * Whether an address leads out of the brand's files: to another host, or to the root of the portal, where its pages and
 * perhaps its server are.
 */
export const leavesFiles = (address: string): boolean =>
  isExternalAddress(address) || address.trim().startsWith('/') || address.includes('\\');

/** The same for a text, which is an address only if it looks like one: `"/"` may be a separator. */
const isAddressElsewhere = (text: string): boolean =>
  isExternalAddress(text) || (leavesFiles(text) && /[/\\]\w/.test(text));

/**
 * Finds external addresses that the parser does not list as dependencies, because CSS interprets them only where they
 * are used: `--x: "https://…"` and then `image-set(var(--x) 1x)`.
 * @param css output of lightningcss, with listed addresses replaced
 */
export function hiddenAddresses(css: string): string[] {
  return writtenTexts(css).flatMap(({ text, isHarmless }) =>
    !isHarmless && isAddressElsewhere(text) ? [text] : [],
  );
}

/**
 * Locates an address in the source, whatever its escapes.
 * @returns offsets; those of the first character if the address is composed of parts
 */
export function locateAddress(source: string, address: string): { start: number; end: number } {
  const match = writtenTexts(source).find(({ text }) => text === address);
  if (match) return match;
  const start = Math.max(0, source.indexOf(address));
  return { start, end: start + 1 };
}
