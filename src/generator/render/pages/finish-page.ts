import type { BrandSettings } from '#core/brand/brand.ts';
import type { RouteId } from '#core/routing/table.ts';
import { HtmlReader, type Piece } from '../html/html-reader.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { chunkPreloads } from './chunk-preloads.ts';
import { isPageData, type CspAllowlist } from './csp-allowlist.ts';
import { codeNames, inlineDrawing, type PageAssets, placeStyles, sheetOf } from './page-assets.ts';

const islandStyle = 'astro-island,astro-slot,astro-static-slot{display:contents}';

/** Options of finishing a page. */
interface FinishOptions {
  assets?: PageAssets;
  /** Whether visitors arrive at the page: then everything visible first is inlined, as where rows are painted. */
  isLogin?: boolean;
  /** Route of the page. */
  route?: RouteId;
}

/** Finishes the pages of one brand. */
export class PageFinisher {
  private readonly reader: HtmlReader;
  private readonly settings: BrandSettings;
  private readonly allowlist: CspAllowlist;

  constructor(settings: BrandSettings, allowlist: CspAllowlist, reader = new HtmlReader()) {
    this.settings = settings;
    this.allowlist = allowlist;
    this.reader = reader;
  }

  /**
   * Turns Astro's output into the served page: removes traces that differ between machines (an island's `uid` is a hash
   * of an absolute path, unused) and the inline style that the policy would block (the base style sheet has the rule),
   * puts loaded files into the best order, and inserts the page's policy right after the charset. The policy lists only
   * scripts on the allowlist.
   */
  finish(html: string, { assets, isLogin = false, route }: FinishOptions = {}): string {
    const tags = this.tags(html);
    if (!tags.some(isCharset)) throw new Error('The page has no <meta charset="utf-8">');
    const pageData = tags.find(isHeadData);
    const inlinedAssets = pageData && assets;
    const isEntry = isLogin || hasPaintedRows(pageData);
    const styles = inlinedAssets && placeStyles(tags, inlinedAssets, this.allowlist, isEntry);
    const policy = this.policy(tags, styles ? styles.first + styles.rest : '');
    const replacements = new Map<Piece, string>();
    const [first, ...others] = tags.filter((tag) => sheetOf(tag) !== undefined);
    if (inlinedAssets && styles && first) {
      replacements.set(
        first,
        styles.first +
          codeNames(tags, inlinedAssets) +
          (route ? chunkPreloads(tags, inlinedAssets, route) : ''),
      );
      const last = others.at(-1);
      if (last) replacements.set(last, styles.rest);
    }
    const moved = islandScriptsLast(tags);
    const finished: string[] = [];
    let from = 0;
    for (const tag of tags) {
      const text =
        moved.get(tag) ??
        finishTag(tag, { policy, replacement: replacements.get(tag) ?? '', inlinedAssets, isEntry });
      if (text === tag.text) continue;
      finished.push(html.slice(from, tag.offset), text);
      from = tag.offset + tag.text.length;
    }
    return finished.join('') + html.slice(from);
  }

  /** The relevant tags with their offsets in the page. */
  private tags(html: string): Tag[] {
    const tags: Tag[] = [];
    let offset = 0;
    for (const piece of this.reader.read(html)) {
      if (piece.closes === 'body' || (piece.start && relevantElements.has(piece.start.name)))
        tags.push({ ...piece, offset });
      offset += piece.text.length;
    }
    return tags;
  }

  private policy(tags: readonly Piece[], styles: string): string {
    const hashes = (html: readonly Piece[]): Set<string> =>
      new Set(
        html.flatMap(({ start }) => {
          if (start?.name === 'script') return this.allowlist.script(start)?.hash ?? [];
          return start?.name === 'style' ? (this.allowlist.sheet(start) ?? []) : [];
        }),
      );
    const content = contentSecurityPolicy(
      this.settings,
      [...hashes(tags)],
      [...hashes(this.reader.read(styles))],
    );
    return `<meta http-equiv="content-security-policy" content="${content}">`;
  }
}

/** A tag with its offset in the page. */
type Tag = Piece & { offset: number };

/**
 * Moves the scripts with which Astro hydrates islands from in front of the first islands to the end of the body: they
 * wait for chunks anyway, and nothing in front of the footer should delay the first paint.
 * @returns the new text of the tags that change
 */
function islandScriptsLast(tags: readonly Tag[]): Map<Piece, string> {
  const end = tags.find(({ closes }) => closes === 'body');
  if (!end) return new Map();
  const scripts: Tag[] = [];
  let isInFront = false;
  for (const tag of tags.toReversed()) {
    const { start, text } = tag;
    // Text behind a script belongs to its piece: the island does not follow at once.
    const isScript =
      start?.name === 'script' && start.attributes.size === 0 && start.elementEnd === text.length;
    if (isInFront && isScript) scripts.unshift(tag);
    else isInFront = start?.name === 'astro-island';
  }
  const moved = new Map<Piece, string>(scripts.map((script) => [script, '']));
  return moved.set(end, scripts.map(({ text }) => text).join('') + end.text);
}

/** Elements that finishing reads or changes. */
const relevantElements = new Set(['astro-island', 'style', 'meta', 'script', 'link', 'img']);

interface Additions {
  /** Inserted after the charset. */
  policy: string;
  /** Replaces a style sheet. */
  replacement: string;
  inlinedAssets: PageAssets | undefined;
  isEntry: boolean;
}

/** Rewrites a tag and the text that follows it. */
function finishTag(tag: Piece, { policy, replacement, inlinedAssets, isEntry }: Additions): string {
  const { text, start } = tag;
  if (!start) return text;
  if (start.name === 'astro-island') return withoutAttribute(tag, 'uid');
  if (start.name === 'style' && start.content === islandStyle) return text.slice(start.elementEnd);
  if (isCharset(tag)) return text.slice(0, start.end) + policy + text.slice(start.end);
  if (!inlinedAssets) return text;
  if (sheetOf(tag) !== undefined) return replacement + text.slice(start.end);
  return isEntry && start.name === 'img' ? inlineDrawing(tag, inlinedAssets) : text;
}

function isCharset({ start }: Piece): boolean {
  return start?.name === 'meta' && start.attributes.get('charset')?.value.toLowerCase() === 'utf-8';
}

/** Whether a piece is the data script of a portal page. */
function isHeadData({ start }: Piece): boolean {
  return start?.name === 'script' && isPageData(start) && start.attributes.get('id')?.value === 'page-data';
}

/** Whether a script in the page paints its rows before the code has come. */
function hasPaintedRows(pageData: Piece | undefined): boolean {
  return pageData !== undefined && 'paint' in (JSON.parse(pageData.start?.content ?? '{}') as object);
}

function withoutAttribute({ text, start }: Piece, name: string): string {
  const attribute = start?.attributes.get(name);
  return attribute ? text.slice(0, attribute.start).trimEnd() + text.slice(attribute.end) : text;
}
