import type { BrandSettings } from '#core/brand/brand.ts';
import type { Audience } from '#core/routing/table.ts';
import { HtmlReader, type Piece } from '../html/html-reader.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { chunkPreloads } from './chunk-preloads.ts';
import { isPageData, type CspAllowlist } from './csp-allowlist.ts';
import { codeNames, inlineDrawing, type PageAssets, placeStyles, sheetOf } from './page-assets.ts';

const islandStyle = 'astro-island,astro-slot,astro-static-slot{display:contents}';

/** How a page is finished. */
interface Finish {
  assets?: PageAssets;
  /** A page where visitors arrive: what is seen first stands in the page itself. */
  isEntry?: boolean;
  /** Whom it is for. */
  audience?: Audience;
}

/** Finishes the pages of one brand. */
export class PageFinisher {
  private readonly reader: HtmlReader;
  private readonly settings: BrandSettings;
  private readonly known: CspAllowlist;

  constructor(settings: BrandSettings, known: CspAllowlist, reader = new HtmlReader()) {
    this.settings = settings;
    this.known = known;
    this.reader = reader;
  }

  /**
   * Turns what Astro rendered into what is served: without the traces that differ between machines (the island's
   * `uid` is a hash of an absolute path and nothing reads it), without the inline style that the policy would block
   * (the base style sheet has the rule), with what it loads in the order that serves it best, and with the page's
   * policy as the first thing after its charset. The policy names those of the page's scripts that are known.
   */
  finish(html: string, { assets, isEntry = false, audience = 'public' }: Finish = {}): string {
    const tags = this.tags(html);
    if (!tags.some(isCharset)) throw new Error('The page has no <meta charset="utf-8">');
    const placed = tags.some(isHeadData) ? assets : undefined;
    const styles = placed && placeStyles(tags, placed, this.known, isEntry);
    const policy = this.policy(tags, styles ? styles.first + styles.rest : '');
    const loaded = new Map<Piece, string>();
    const [first, ...others] = tags.filter((tag) => sheetOf(tag) !== undefined);
    if (placed && styles && first) {
      loaded.set(first, styles.first + codeNames(tags, placed) + chunkPreloads(tags, placed, audience));
      const last = others.at(-1);
      if (last) loaded.set(last, styles.rest);
    }
    const finished: string[] = [];
    let from = 0;
    for (const tag of tags) {
      const text = finishTag(tag, { policy, loads: loaded.get(tag) ?? '', placed, isEntry });
      if (text === tag.text) continue;
      finished.push(html.slice(from, tag.at), text);
      from = tag.at + tag.text.length;
    }
    return finished.join('') + html.slice(from);
  }

  /** The tags that matter here, and their offsets in the page. */
  private tags(html: string): (Piece & { at: number })[] {
    const tags: (Piece & { at: number })[] = [];
    let at = 0;
    for (const piece of this.reader.read(html)) {
      if (piece.start && touched.has(piece.start.name)) tags.push({ ...piece, at });
      at += piece.text.length;
    }
    return tags;
  }

  private policy(tags: readonly Piece[], styles: string): string {
    const hashes = (html: readonly Piece[]): Set<string> =>
      new Set(
        html.flatMap(({ start }) => {
          if (start?.name === 'script') return this.known.script(start)?.hash ?? [];
          return start?.name === 'style' ? (this.known.sheet(start) ?? []) : [];
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

/** Elements that finishing reads or changes. */
const touched = new Set(['astro-island', 'style', 'meta', 'script', 'link', 'img']);

interface Additions {
  /** Behind the charset. */
  policy: string;
  /** In the place of a style sheet. */
  loads: string;
  placed: PageAssets | undefined;
  isEntry: boolean;
}

/** What stands in the place of a tag and the text behind it. */
function finishTag(tag: Piece, { policy, loads, placed, isEntry }: Additions): string {
  const { text, start } = tag;
  if (!start) return text;
  if (start.name === 'astro-island') return withoutAttribute(tag, 'uid');
  if (start.name === 'style' && start.content === islandStyle) return text.slice(start.elementEnd);
  if (isCharset(tag)) return text.slice(0, start.end) + policy + text.slice(start.end);
  if (!placed) return text;
  if (sheetOf(tag) !== undefined) return loads + text.slice(start.end);
  return isEntry && start.name === 'img' ? inlineDrawing(tag, placed) : text;
}

function isCharset({ start }: Piece): boolean {
  return start?.name === 'meta' && start.attributes.get('charset')?.value.toLowerCase() === 'utf-8';
}

/** Whether a piece is the data of a page of the portal. */
function isHeadData({ start }: Piece): boolean {
  return start?.name === 'script' && isPageData(start) && start.attributes.get('id')?.value === 'page-data';
}

function withoutAttribute({ text, start }: Piece, name: string): string {
  const attribute = start?.attributes.get(name);
  return attribute ? text.slice(0, attribute.start).trimEnd() + text.slice(attribute.end) : text;
}
