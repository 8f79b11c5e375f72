import { type Token, Tokenizer, TokenizerMode } from 'parse5';

export interface Attribute {
  value: string;
  /** Offsets in the piece, from its name to the end of its value. */
  start: number;
  end: number;
}

export interface StartTag {
  /** In small letters, as the names of attributes are. */
  name: string;
  attributes: ReadonlyMap<string, Attribute>;
  /** Offset in the piece at which the tag ends. */
  end: number;
  isSelfClosing: boolean;
  /** What stands in an element whose text is no markup (`script`, `style`, `title` …), to the letter. */
  content?: string;
  /** Offset at which the element of that kind ends. */
  elementEnd?: number;
}

/** A tag, comment or the like with the text up to the next one. All pieces of a page together are the page. */
export interface Piece {
  text: string;
  start?: StartTag;
  /** Name of the element that an end tag closes. */
  closes?: string;
  /** The name that a document type gives. */
  doctype?: string;
  isComment?: boolean;
}

/** Elements whose text is no markup, and how it is read. `noscript` as in a browser that runs scripts. */
const textModes = new Map<string, Tokenizer['state']>([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ...['style', 'noscript', 'iframe', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/** Most beginnings of pieces that are kept: those of some brands. */
const keptAtMost = 10_000;

/**
 * Takes pages apart as browsers do. The tokenizer's answer depends on nothing but the text from the beginning of a
 * piece, so pieces that many pages share are looked at once.
 */
export class HtmlReader {
  /** Pieces by their text up to their second `<`. */
  private readonly known = new Map<string, Piece[]>();

  read(html: string): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    const first = html.indexOf('<');
    if (first !== 0) {
      pieces.push({ text: first < 0 ? html : html.slice(0, first) });
      at = first < 0 ? html.length : first;
    }
    while (at < html.length) {
      const next = html.indexOf('<', at + 1);
      const beginning = next < 0 ? html.slice(at) : html.slice(at, next);
      const piece = this.find(beginning, html, at) ?? this.learn(beginning, html.slice(at));
      pieces.push(piece);
      at += piece.text.length;
    }
    return pieces;
  }

  private find(beginning: string, html: string, at: number): Piece | undefined {
    for (const piece of this.known.get(beginning) ?? []) {
      const { length } = piece.text;
      if (length === beginning.length) return piece;
      const end = at + length;
      if ((end === html.length || html[end] === '<') && html.startsWith(piece.text, at)) return piece;
    }
    return undefined;
  }

  private learn(beginning: string, html: string): Piece {
    const piece = firstPiece(html);
    // What only the end of the page has ended could go on in another one.
    if (piece.text.length === html.length) return piece;
    const own = onItsOwn(piece);
    if (this.known.size >= keptAtMost) this.known.clear();
    const others = this.known.get(beginning);
    if (others) others.push(own);
    else this.known.set(own.text.slice(0, beginning.length), [own]);
    return own;
  }
}

/** The same text apart from what it was cut out of: a part of a text holds the whole of it in memory. */
const copyOf = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** A piece that is kept longer than its page. */
function onItsOwn({ start, ...piece }: Piece): Piece {
  const text = copyOf(piece.text);
  if (!start) return { ...piece, text };
  const attributes = new Map(
    [...start.attributes].map(([name, it]) => [name, { ...it, value: copyOf(it.value) }]),
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
  let isFull = false;
  let textFrom: number | undefined;

  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        if (!begins(token)) return;
        piece.start = startTag(token);
        const mode = textModes.get(token.tagName);
        if (mode === undefined) return;
        tokenizer.state = mode;
        textFrom = piece.start.end;
      },
      onEndTag: (token) => {
        if (piece.start && textFrom !== undefined) {
          const { startOffset, endOffset } = placeOf(token);
          piece.start.content = html.slice(textFrom, startOffset);
          piece.start.elementEnd = endOffset;
          textFrom = undefined;
        } else if (begins(token)) piece.closes = token.tagName;
      },
      onComment: (token) => {
        if (begins(token)) piece.isComment = true;
      },
      onDoctype: (token) => {
        if (begins(token)) piece.doctype = token.name ?? '';
      },
      onEof: () => {
        if (!piece.start || textFrom === undefined) return;
        piece.start.content = html.slice(textFrom);
        piece.start.elementEnd = html.length;
      },
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );

  /** Whether this is what the piece begins with; the one after that ends it. */
  function begins(token: Token.Token): boolean {
    if (isFull) return false;
    const { startOffset } = placeOf(token);
    if (startOffset === 0) return true;
    isFull = true;
    length = startOffset;
    tokenizer.pause();
    return false;
  }

  tokenizer.write(html, true);
  return { ...piece, text: html.slice(0, length) };
}

function ignore(): void {
  // Text says nothing that its place does not say.
}

function placeOf({ location }: Token.Token): Token.Location {
  if (!location) throw new Error('The tokenizer tells no places');
  return location;
}

function startTag(token: Token.TagToken): StartTag {
  const places = token.location?.attrs ?? {};
  const attributes = token.attrs.map(({ name, value }): [string, Attribute] => {
    const place = places[name];
    return [name, { value, start: place?.startOffset ?? 0, end: place?.endOffset ?? 0 }];
  });
  return {
    name: token.tagName,
    attributes: new Map(attributes),
    end: placeOf(token).endOffset,
    isSelfClosing: token.selfClosing,
  };
}
