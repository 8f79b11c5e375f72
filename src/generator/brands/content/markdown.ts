import createMarkdownIt from 'markdown-it';
import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import { markWideTables } from './table-cards.ts';

/** Offsets in the text of the file, end exclusive. */
export type MarkdownSpan = readonly [start: number, end: number];

/** A part of a Markdown text that needs a check. */
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

/** From this offset on, the last text scanned has no end of a comment: no second search is needed. */
let unclosedComment: { text: string; from: number } | undefined;

/** End offset of the HTML construct at an offset. Scans no part of a text twice. */
function endOfHtml(text: string, start: number): number | undefined {
  if (!text.startsWith('<!--', start)) {
    tag.lastIndex = start;
    return tag.test(text) ? tag.lastIndex : undefined;
  }
  if (unclosedComment?.text === text && start >= unclosedComment.from) return undefined;
  const end = text.indexOf('-->', start + 4);
  if (end >= 0) return end + 3;
  unclosedComment = { text, from: start };
  return undefined;
}

/** Offsets in the content of an inline token. */
interface InlineRange {
  start: number;
  end: number;
}

const inlineRanges = new WeakMap<Token, InlineRange>();

/** Wraps a rule of the parser to record where its token comes from. */
function recordRange(md: MarkdownIt, name: string, type: string): void {
  const rule = md.inline.ruler.getRules('').find((candidate) => candidate.name === name);
  if (!rule) throw new Error(`markdown-it has no rule ${name}`);
  md.inline.ruler.at(name, (state, silent) => {
    const start = state.pos;
    const before = state.tokens.length;
    const matched = rule(state, silent);
    if (matched && !silent) {
      const token = state.tokens
        .slice(before)
        .find((candidate) => candidate.type === type && !inlineRanges.has(candidate));
      if (token) inlineRanges.set(token, { start, end: state.pos });
    }
    return matched;
  });
}

/** Inline rule for HTML, which is reported instead of being shown as text. */
function rawHtml(state: StateInline, silent: boolean): boolean {
  const end = endOfHtml(state.src, state.pos);
  if (end === undefined) return false;
  if (!silent) {
    const token = state.push('raw_html', '', 0);
    inlineRanges.set(token, { start: state.pos, end });
  }
  state.pos = end;
  return true;
}

function createParser(): MarkdownIt {
  const md = createMarkdownIt({ html: false, linkify: false, typographer: false, breaks: false });
  // Four spaces at the beginning of a line are nearly always a slip, not a code block.
  md.disable(['code', 'html_block', 'html_inline']);
  // Addresses stay unchanged until they are checked; markdown-it would turn dangerous links into plain text.
  md.validateLink = () => true;
  md.normalizeLink = (address) => address;
  recordRange(md, 'link', 'link_open');
  recordRange(md, 'autolink', 'link_open');
  recordRange(md, 'image', 'image');
  md.inline.ruler.after('autolink', 'raw_html', rawHtml);
  return md;
}

const parser = createParser();

/** Offsets of the beginnings of lines. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r?\n/g)].map((match) => match.index + match[0].length)];
}

/**
 * Maps offsets in the content of inline tokens, which has no indentation or list marks, to offsets in the file.
 */
class FileOffsets {
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

  /** Sets the line of the following cells. */
  enterRow(line: number): void {
    this.#row = line;
    this.#cell = 0;
  }

  /** Returns a function that maps offsets in an inline token to offsets in the file, in ascending order. */
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
        const contentLine = content.slice(start, end < 0 ? undefined : end);
        const column = (this.#lines[line] ?? '').indexOf(contentLine, map ? 0 : this.#cell);
        fileOffset = (this.#starts[line] ?? 0) + Math.max(0, column);
      }
      return fileOffset + at - start;
    };
  }

  /** Moves behind a cell of the row. */
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

/** Parses a Markdown text: CommonMark with tables, without HTML. Addresses of links are unchanged. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const tokens = parser.parse(text, {});
  const findings: MarkdownFinding[] = [];
  const fileOffsets = new FileOffsets(text);
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
      const range = inlineRanges.get(child);
      if (!range) continue;
      const start = offset(range.start);
      const finding = findingOf(child, [start, start + range.end - range.start]);
      if (finding) findings.push(finding);
    }
    if (!token.map) fileOffsets.leaveCell(token);
  }
  return { tokens, findings };
}

function textAttribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

/** Index of the next token of a type, which must exist. */
function indexOfNext(type: string, tokens: readonly Token[], from: number): number {
  let index = from;
  while (index < tokens.length && tokens[index]?.type !== type) index++;
  return index;
}

/** Accessible name of a table: the text of its headings. */
function tableName(tokens: readonly Token[], open: number): string {
  const end = indexOfNext('table_close', tokens, open);
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

/** Markdown requires a head in every table: if it is empty, the first column has the headings. */
function headingsInFirstColumn(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let hasRowHeadings = false;
  let isInEmptyHead = false;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'thead_open') {
      const end = indexOfNext('thead_close', tokens, index);
      const isCell = ({ type }: Token): boolean => type === 'inline';
      hasRowHeadings = tokens
        .slice(index, end)
        .filter(isCell)
        .every(({ content }) => content.trim() === '');
      isInEmptyHead = hasRowHeadings;
    }
    if (hasRowHeadings && tokens[index - 1]?.type === 'tr_open') {
      // The start of a cell, its text, its end.
      token.attrSet('scope', 'row');
      for (const part of tokens.slice(index, index + 3)) if (part.tag === 'td') part.tag = 'th';
    }
    if (!isInEmptyHead) result.push(token);
    if (token.type === 'thead_close') isInEmptyHead = false;
    if (token.type === 'table_close') hasRowHeadings = false;
  }
  return result;
}

function createRenderer(): MarkdownIt {
  const md = createMarkdownIt();
  const { escapeHtml } = md.utils;
  // A wide table is a scroll container that is keyboard-accessible.
  md.renderer.rules['table_open'] = (tokens, index, options, _environment, self) =>
    `<div class="table-scroll" tabindex="0" role="group" aria-label="${escapeHtml(tableName(tokens, index))}">\n${self.renderToken(tokens, index, options)}`;
  md.renderer.rules['table_close'] = () => '</table>\n</div>\n';
  return md;
}

const renderer = createRenderer();

/**
 * Renders the HTML of a checked text. The same tokens give the same bytes.
 * @param fill replaces the placeholders of a text
 */
export function renderMarkdown(tokens: Token[], fill: (text: string) => string): string {
  for (const token of tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
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
