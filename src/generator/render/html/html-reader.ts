import { type Token, Tokenizer, TokenizerMode } from 'parse5';

export interface Attribute {
  value: string;
  /** Offsets in the piece, from the name to the end of the value. */
  start: number;
  end: number;
}

export interface StartTag {
  /** In lower case, like attribute names. */
  name: string;
  attributes: ReadonlyMap<string, Attribute>;
  /** Offset in the piece at which the tag ends. */
  end: number;
  isSelfClosing: boolean;
  /** Verbatim content of an element whose content is not markup (`script`, `style`, `title` …). */
  content?: string;
  /** Offset in the piece at which such an element ends. */
  elementEnd?: number;
}

/** A tag, comment or doctype with the text up to the next one. All pieces of a page joined are the page. */
export interface Piece {
  text: string;
  start?: StartTag;
  /** Name of the element that an end tag closes. */
  closes?: string;
  /** Name in a document type declaration. */
  doctype?: string;
  isComment?: boolean;
}

/**
 * Tokenizer states of elements whose content is not markup. `noscript` as in a browser with scripts enabled.
 */
const textModes = new Map<string, Tokenizer['state']>([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ...['style', 'noscript', 'iframe', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/** Maximum number of beginnings cached at once, more than a brand has. */
const maxCached = 10_000;

/**
 * Splits pages into pieces like browsers do. The tokenizer's result depends only on the text from the beginning of a
 * piece, so pieces shared by many pages are parsed once.
 */
export class HtmlReader {
  /** Pieces by their text up to the second `<`. */
  private cache = new Map<string, Piece[]>();
  /** Cached pieces of the brand before. */
  private former = new Map<string, Piece[]>();

  /**
   * Begins the pages of another brand. Pieces that only the brand before the last had are dropped, so the cache does not
   * grow with the number of brands.
   */
  startBrand(): void {
    this.former = this.cache;
    this.cache = new Map();
  }

  read(html: string): Piece[] {
    const pieces: Piece[] = [];
    let offset = 0;
    const first = html.indexOf('<');
    if (first !== 0) {
      pieces.push({ text: first < 0 ? html : html.slice(0, first) });
      offset = first < 0 ? html.length : first;
    }
    while (offset < html.length) {
      const next = html.indexOf('<', offset + 1);
      const beginning = next < 0 ? html.slice(offset) : html.slice(offset, next);
      const piece =
        this.findCached(beginning, html, offset) ?? this.parseAndCache(beginning, html.slice(offset));
      pieces.push(piece);
      offset += piece.text.length;
    }
    return pieces;
  }

  private findCached(beginning: string, html: string, at: number): Piece | undefined {
    const isHere = ({ text: { length }, text }: Piece): boolean => {
      if (length === beginning.length) return true;
      const end = at + length;
      return (end === html.length || html[end] === '<') && html.startsWith(text, at);
    };
    const cached = this.cache.get(beginning)?.find(isHere);
    if (cached) return cached;
    const former = this.former.get(beginning)?.find(isHere);
    if (former) this.add(former.text.slice(0, beginning.length), former);
    return former;
  }

  private parseAndCache(beginning: string, html: string): Piece {
    const piece = firstPiece(html);
    // A piece that only the end of the page ended could be longer in another page.
    if (piece.text.length === html.length) return piece;
    const detached = detach(piece);
    this.add(detached.text.slice(0, beginning.length), detached);
    return detached;
  }

  /** @param beginning of the text of the piece, whose own memory it shares */
  private add(beginning: string, piece: Piece): void {
    if (this.cache.size >= maxCached) this.startBrand();
    const cached = this.cache.get(beginning);
    if (cached) cached.push(piece);
    else this.cache.set(beginning, [piece]);
  }
}

/** Copies a text: a substring keeps its whole source in memory. */
const copyText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** A copy of a piece that does not keep its page in memory. */
function detach({ start, ...piece }: Piece): Piece {
  const text = copyText(piece.text);
  if (!start) return { ...piece, text };
  const attributes = new Map(
    [...start.attributes].map(([name, it]) => [name, { ...it, value: copyText(it.value) }]),
  );
  const { content } = start;
  return {
    ...piece,
    text,
    start: {
      ...start,
      attributes,
      ...(content !== undefined && { content: text.slice(start.end, start.end + content.length) }),
    },
  };
}

/** @param html begins with `<` */
function firstPiece(html: string): Piece {
  const piece: Omit<Piece, 'text'> = {};
  let length = html.length;
  let hasFirstToken = false;
  let contentStart: number | undefined;

  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        if (!isFirst(token)) return;
        piece.start = startTag(token);
        const mode = textModes.get(token.tagName);
        if (mode === undefined) return;
        tokenizer.state = mode;
        contentStart = piece.start.end;
      },
      onEndTag: (token) => {
        if (piece.start && contentStart !== undefined) {
          const { startOffset, endOffset } = locationOf(token);
          piece.start.content = html.slice(contentStart, startOffset);
          piece.start.elementEnd = endOffset;
          contentStart = undefined;
        } else if (isFirst(token)) piece.closes = token.tagName;
      },
      onComment: (token) => {
        if (isFirst(token)) piece.isComment = true;
      },
      onDoctype: (token) => {
        if (isFirst(token)) piece.doctype = token.name ?? '';
      },
      onEof: () => {
        if (!piece.start || contentStart === undefined) return;
        piece.start.content = html.slice(contentStart);
        piece.start.elementEnd = html.length;
      },
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );

  /** Whether a token is the first of the piece; the one after it ends the piece. */
  function isFirst(token: Token.Token): boolean {
    if (hasFirstToken) return false;
    const { startOffset } = locationOf(token);
    if (startOffset === 0) return true;
    hasFirstToken = true;
    length = startOffset;
    tokenizer.pause();
    return false;
  }

  tokenizer.write(html, true);
  return { ...piece, text: html.slice(0, length) };
}

function ignore(): void {
  // Text needs no handling: its offsets follow from the tokens around it.
}

function locationOf({ location }: Token.Token): Token.Location {
  if (!location) throw new Error('The tokenizer tells no places');
  return location;
}

function startTag(token: Token.TagToken): StartTag {
  const locations = token.location?.attrs ?? {};
  const attributes = token.attrs.map(({ name, value }): [string, Attribute] => {
    const location = locations[name];
    return [name, { value, start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 }];
  });
  return {
    name: token.tagName,
    attributes: new Map(attributes),
    end: locationOf(token).endOffset,
    isSelfClosing: token.selfClosing,
  };
}
