import { SaxesParser } from 'saxes';

/** Offsets in the text of the file, end exclusive. */
export type SvgSpan = readonly [start: number, end: number];

export interface SvgAttribute {
  /** As written, with prefix. */
  name: string;
  local: string;
  namespace: string;
  value: string;
  span: SvgSpan;
}

export interface SvgElement {
  /** As written, with prefix. */
  name: string;
  local: string;
  namespace: string;
  attributes: SvgAttribute[];
  children: SvgElement[];
  parent: SvgElement | undefined;
  depth: number;
  /** The opening tag. */
  span: SvgSpan;
}

/** The elements of a file in the order of their opening tags; the first is the root. */
export interface SvgTree {
  elements: SvgElement[];
  /** A construct that no picture needs, at which parsing stopped. */
  stopped?: { by: 'doctype' | 'instruction' | 'encoding' | 'depth'; span: SvgSpan };
  /** The first XML error. */
  error?: { message: string; span: SvgSpan };
}

/** Stops the parser; a deeply nested file would take long. */
class ParsingStopped extends Error {}

/** Maximum nesting depth; a drawing has about ten levels, and renderers give up at about 250. */
const depthLimit = 100;

/**
 * Anchored to the beginning of a name: otherwise a name without a value would be retried from each of its letters.
 */
const quotedAttribute = /(?<=\s)([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/g;

function attributeSpans(text: string, [start, end]: SvgSpan): Map<string, SvgSpan> {
  const spans = new Map<string, SvgSpan>();
  for (const match of text.slice(start, end).matchAll(quotedAttribute)) {
    const from = start + match.index;
    spans.set(match[1] ?? '', [from, from + match[0].length]);
  }
  return spans;
}

function readInto(tree: SvgTree, text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  let tagStart = 0;
  let current: SvgElement | undefined;

  const stop = (stopped: NonNullable<SvgTree['stopped']>): never => {
    tree.stopped = stopped;
    throw new ParsingStopped();
  };
  const spanFrom = (opening: string): SvgSpan => [
    Math.max(0, text.lastIndexOf(opening, parser.position - 1)),
    parser.position,
  ];
  parser.on('xmldecl', ({ encoding }) => {
    // The text was decoded as UTF-8; a reader that trusts another declared encoding would see other elements.
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
      stop({ by: 'encoding', span: spanFrom('<?xml') });
  });
  parser.on('doctype', () => stop({ by: 'doctype', span: spanFrom('<!DOCTYPE') }));
  parser.on('processinginstruction', () => stop({ by: 'instruction', span: spanFrom('<?') }));
  parser.on('error', ({ message }) => {
    const end = Math.min(parser.position, text.length);
    tree.error = {
      message: message.replace(/^\d+:\d+: /, ''),
      span: [Math.max(0, end - 1), Math.max(1, end)],
    };
    throw new ParsingStopped();
  });
  parser.on('opentagstart', () => {
    tagStart = Math.max(0, text.lastIndexOf('<', parser.position - 1));
  });
  parser.on('opentag', (tag) => {
    const span: SvgSpan = [tagStart, parser.position];
    const spans = attributeSpans(text, span);
    const depth: number = (current?.depth ?? 0) + 1;
    if (depth > depthLimit) stop({ by: 'depth', span });
    const element: SvgElement = {
      name: tag.name,
      local: tag.local,
      namespace: tag.uri,
      attributes: Object.values(tag.attributes).map((attribute) => ({
        name: attribute.name,
        local: attribute.local,
        namespace: attribute.uri,
        value: attribute.value,
        span: spans.get(attribute.name) ?? span,
      })),
      children: [],
      parent: current,
      depth,
      span,
    };
    current?.children.push(element);
    tree.elements.push(element);
    current = element;
  });
  parser.on('closetag', () => {
    current = current?.parent;
  });
  parser.write(text).close();
}

/** Parses a file without entities other than the five of XML. Never throws. */
export function parseSvg(text: string): SvgTree {
  const tree: SvgTree = { elements: [] };
  try {
    readInto(tree, text);
  } catch (error) {
    if (!(error instanceof ParsingStopped)) throw error;
  }
  return tree;
}
