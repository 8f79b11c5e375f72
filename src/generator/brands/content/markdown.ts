import createMarkdownIt from 'markdown-it';
import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import { markWideTables } from './table-cards.ts';

/** Offsets in the text of the file, end exclusive. */
export type MarkdownSpan = readonly [start: number, end: number];

/** Something in a Markdown text that has to be looked at. */
export type MarkdownFinding =
  | { kind: 'link'; href: string; span: MarkdownSpan; token: Token }
  | { kind: 'image' | 'html'; span: MarkdownSpan }
  | { kind: 'heading'; level: number; span: MarkdownSpan };

export interface ParsedMarkdown {
  tokens: Token[];
  /** In the order of the text. */
  findings: MarkdownFinding[];
}

const tag = /<(?:\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|!doctype|\?[a-z])/iy;

/** Up to here the text that was looked at last has no end of a comment: it is not looked for again. */
let withoutEnd: { text: string; from: number } | undefined;

/** Offset behind the piece of HTML that begins at an offset. Looks at no stretch of a text again and again. */
function behindHtml(text: string, start: number): number | undefined {
  if (!text.startsWith('<!--', start)) {
    tag.lastIndex = start;
    return tag.test(text) ? tag.lastIndex : undefined;
  }
  if (withoutEnd?.text === text && start >= withoutEnd.from) return undefined;
  const end = text.indexOf('-->', start + 4);
  if (end >= 0) return end + 3;
  withoutEnd = { text, from: start };
  return undefined;
}

/** Offsets within the text of an inline token. */
interface InlinePlace {
  start: number;
  end: number;
}

const places = new WeakMap<Token, InlinePlace>();

/** Lets a rule of the parser remember where in the text its token comes from. */
function remember(md: MarkdownIt, name: string, type: string): void {
  const rule = md.inline.ruler.getRules('').find((one) => one.name === name);
  if (!rule) throw new Error(`markdown-it has no rule ${name}`);
  md.inline.ruler.at(name, (state, silent) => {
    const start = state.pos;
    const before = state.tokens.length;
    const matched = rule(state, silent);
    if (matched && !silent) {
      const token = state.tokens.slice(before).find((one) => one.type === type && !places.has(one));
      if (token) places.set(token, { start, end: state.pos });
    }
    return matched;
  });
}

/** HTML would come out as text: it is found so that it can be reported. */
function rawHtml(state: StateInline, silent: boolean): boolean {
  const end = behindHtml(state.src, state.pos);
  if (end === undefined) return false;
  if (!silent) {
    const token = state.push('raw_html', '', 0);
    places.set(token, { start: state.pos, end });
  }
  state.pos = end;
  return true;
}

function createParser(): MarkdownIt {
  const md = createMarkdownIt({ html: false, linkify: false, typographer: false, breaks: false });
  // Four spaces at the beginning of a line are nearly always a slip, not a listing of a program.
  md.disable(['code', 'html_block', 'html_inline']);
  // Addresses stay as they are written until they have been looked at; dangerous ones would be left as plain text.
  md.validateLink = () => true;
  md.normalizeLink = (written) => written;
  remember(md, 'link', 'link_open');
  remember(md, 'autolink', 'link_open');
  remember(md, 'image', 'image');
  md.inline.ruler.after('autolink', 'raw_html', rawHtml);
  return md;
}

const parser = createParser();

/** Offsets at which the lines of a text begin. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r?\n/g)].map((match) => match.index + match[0].length)];
}

/** Finds the way from the text of inline tokens, which has no indentation or list marks, back to the file. */
class Places {
  readonly #starts: number[];
  readonly #lines: string[];
  #row = 0;
  #cell = 0;

  constructor(text: string) {
    this.#starts = lineStarts(text);
    this.#lines = text.split(/\r?\n/);
  }

  line(number: number): MarkdownSpan {
    const start = this.#starts[number] ?? 0;
    return [start, start + (this.#lines[number] ?? '').trimEnd().length];
  }

  /** The cells that come next are in this line. */
  enterRow(line: number): void {
    this.#row = line;
    this.#cell = 0;
  }

  /** Gives the offset in the file of places in an inline token, which are asked for in their order. */
  offsetsIn(inline: Token): (at: number) => number {
    const { content, map } = inline;
    let [line, start] = [map?.[0] ?? this.#row, 0];
    let fileOffset: number | undefined;
    return (at) => {
      for (let end = content.indexOf('\n', start); end >= 0 && end < at; end = content.indexOf('\n', start)) {
        [line, start, fileOffset] = [line + 1, end + 1, undefined];
      }
      if (fileOffset === undefined) {
        const end = content.indexOf('\n', start);
        const own = content.slice(start, end < 0 ? undefined : end);
        const column = (this.#lines[line] ?? '').indexOf(own, map ? 0 : this.#cell);
        fileOffset = (this.#starts[line] ?? 0) + Math.max(0, column);
      }
      return fileOffset + at - start;
    };
  }

  /** The next cell of the row begins after this one. */
  leaveCell(inline: Token): void {
    const column = (this.#lines[this.#row] ?? '').indexOf(inline.content, this.#cell);
    if (column >= 0) this.#cell = column + inline.content.length;
  }
}

function findingOf(token: Token, span: MarkdownSpan): MarkdownFinding | undefined {
  if (token.type === 'link_open') return { kind: 'link', href: textAttribute(token, 'href'), span, token };
  if (token.type === 'image') return { kind: 'image', span };
  return token.type === 'raw_html' ? { kind: 'html', span } : undefined;
}

/** Reads a Markdown text: CommonMark with tables, without HTML. Addresses of links are as they are written. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const tokens = parser.parse(text, {});
  const findings: MarkdownFinding[] = [];
  const fileOffsets = new Places(text);
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      findings.push({
        kind: 'heading',
        level: Number(token.tag.slice(1)),
        span: fileOffsets.line(token.map?.[0] ?? 0),
      });
    }
    if (token.type === 'tr_open' && token.map) fileOffsets.enterRow(token.map[0]);
    if (token.type !== 'inline') continue;
    const offset = fileOffsets.offsetsIn(token);
    for (const child of token.children ?? []) {
      const place = places.get(child);
      if (!place) continue;
      const start = offset(place.start);
      const finding = findingOf(child, [start, start + place.end - place.start]);
      if (finding) findings.push(finding);
    }
    if (!token.map) fileOffsets.leaveCell(token);
  }
  return { tokens, findings };
}

function textAttribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

/** Index of the next token of a kind; there is one. */
function nextOf(wanted: string, tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && tokens[at]?.type !== wanted) at++;
  return at;
}

/** Text of the headings of a table. */
function tableName(tokens: readonly Token[], open: number): string {
  const end = nextOf('table_close', tokens, open);
  return tokens
    .slice(open, end)
    .filter(({ type }, index) => type === 'inline' && tokens[open + index - 1]?.tag === 'th')
    .map(({ children }) =>
      (children ?? [])
        .map(({ content }) => content)
        .join('')
        .trim(),
    )
    .filter(Boolean)
    .join(', ');
}

/** Markdown wants a first row in every table: where that is empty, the headings stand in the first column. */
function headingsInFirstColumn(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let isSideways = false;
  let isLeftOut = false;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'thead_open') {
      const end = nextOf('thead_close', tokens, index);
      const isCell = ({ type }: Token): boolean => type === 'inline';
      isSideways = tokens
        .slice(index, end)
        .filter(isCell)
        .every(({ content }) => content.trim() === '');
      isLeftOut = isSideways;
    }
    if (isSideways && tokens[index - 1]?.type === 'tr_open') {
      // The opening of a cell, its text, its end.
      token.attrSet('scope', 'row');
      for (const part of tokens.slice(index, index + 3)) if (part.tag === 'td') part.tag = 'th';
    }
    if (!isLeftOut) kept.push(token);
    if (token.type === 'thead_close') isLeftOut = false;
    if (token.type === 'table_close') isSideways = false;
  }
  return kept;
}

function createRenderer(): MarkdownIt {
  const md = createMarkdownIt();
  const { escapeHtml } = md.utils;
  // A wide table scrolls by itself, with the keyboard too.
  md.renderer.rules['table_open'] = (tokens, index, options, _environment, self) =>
    `<div class="table-scroll" tabindex="0" role="group" aria-label="${escapeHtml(tableName(tokens, index))}">\n${self.renderToken(tokens, index, options)}`;
  md.renderer.rules['table_close'] = () => '</table>\n</div>\n';
  return md;
}

const renderer = createRenderer();

/**
 * HTML of a text whose findings have been looked at. The same tokens give the same bytes.
 * @param fill replaces the placeholders of a text
 */
export function renderMarkdown(tokens: Token[], fill: (text: string) => string): string {
  for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (['text', 'code_inline', 'fence'].includes(token.type)) token.content = fill(token.content);
    const title = textAttribute(token, 'title');
    if (title) token.attrSet('title', fill(title));
    if (token.type !== 'link_open') continue;
    const href = fill(textAttribute(token, 'href'));
    token.attrSet('href', renderer.normalizeLink(href));
    if (/^https:/i.test(href)) token.attrSet('rel', 'noopener');
  }
  const parts = headingsInFirstColumn(tokens);
  markWideTables(parts);
  return renderer.renderer.render(parts, renderer.options, {});
}
