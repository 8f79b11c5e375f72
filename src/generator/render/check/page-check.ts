import { HtmlReader, type Piece, type StartTag } from '../html/html-reader.ts';
import type { CspAllowlist } from '../pages/csp-allowlist.ts';
import { faultsOf, isAllowed } from './element-rules.ts';
import { foreignWord, type OwnWords } from './words.ts';

/** Attributes whose address must exist. */
const addressAttributes = [
  'href',
  'src',
  'action',
  'poster',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/**
 * Elements allowed in a `<select>`: browsers disagree on anything else there, and on where the element would end.
 */
const selectChildren: ReadonlySet<string> = new Set(['select', 'optgroup', 'option']);

/** What is known of a page up to the current piece. */
interface PageState {
  file: string;
  /** Number of open drawings. */
  drawings: number;
  isInSelect: boolean;
  policy?: string;
  ids: Set<string>;
  /** Targets of links within the page. */
  fragments: Set<string>;
  /** Addresses within the portal that the page links to or loads. */
  links: Set<string>;
}

/**
 * The last check: parses the finished pages of one brand like a browser does, and collects their faults. The pages of a
 * brand share most of their markup, so each distinct piece is checked once.
 */
export class PageCheck {
  /** Addresses within the portal that pages link to or load, each with one page that does. */
  readonly addresses = new Map<string, string>();
  readonly faults: string[] = [];
  private readonly rolesByPiece = new Map<Piece, Role>();
  private readonly wordsChecked = new Set<Piece>();
  private readonly brand: string;
  private readonly words: OwnWords;
  private readonly allowlist: CspAllowlist;
  private readonly reader: HtmlReader;

  constructor(brand: string, words: OwnWords, allowlist: CspAllowlist, reader = new HtmlReader()) {
    this.brand = brand;
    this.words = words;
    this.allowlist = allowlist;
    this.reader = reader;
  }

  /**
   * @param file path of the page below the site folder, for messages
   * @returns the addresses within the portal that the page links to or loads
   */
  add(file: string, html: string): string[] {
    const state: PageState = {
      file,
      drawings: 0,
      isInSelect: false,
      ids: new Set(),
      fragments: new Set(),
      links: new Set(),
    };
    let offset = 0;
    const report = (fault: string): void => {
      this.faults.push(`${file}${formatPosition(html, offset)} has ${fault}`);
    };
    for (const piece of this.reader.read(html)) {
      let role = this.rolesByPiece.get(piece);
      if (!role) {
        role = { ...roleOf(piece), links: this.checkPiece(piece, report) };
        this.rolesByPiece.set(piece, role);
      }
      this.checkContext(piece, role, state, report);
      offset += piece.text.length;
    }
    if (state.policy === undefined) this.faults.push(`${file} has no content security policy`);
    for (const id of state.fragments)
      if (!state.ids.has(id)) this.faults.push(`${file} links to #${id}, which it does not have`);
    this.addLinks(file, state.links);
    return [...state.links].sort();
  }

  /**
   * Adds a page that an earlier build has checked and that has not changed since: only the words of other brands may
   * have.
   */
  addChecked(file: string, html: string, links: readonly string[]): void {
    this.addLinks(file, links);
    if (this.words.size === 0) return;
    for (const piece of this.reader.read(html)) {
      if (this.rolesByPiece.has(piece) || this.wordsChecked.has(piece)) continue;
      this.wordsChecked.add(piece);
      this.checkWords(piece, (fault) => this.faults.push(`${file} has ${fault}`));
    }
  }

  private addLinks(file: string, links: Iterable<string>): void {
    for (const path of links) if (!this.addresses.has(path)) this.addresses.set(path, file);
  }

  /** Checks that depend on the markup around a piece. */
  private checkContext(
    { start, closes }: Piece,
    { name, isOfPage, isInSvg, id, fragment, isUnderPolicy, links }: Role,
    state: PageState,
    report: (fault: string) => void,
  ): void {
    for (const path of links) state.links.add(path);
    if (name === undefined) return;
    if (!(state.drawings > 0 ? isInSvg : isOfPage)) report(`<${name}>, which pages do not have here`);
    if (state.isInSelect && !selectChildren.has(name))
      report(`<${name}> in <select>, which has only its choices`);
    if (name === 'select') state.isInSelect = closes === undefined;
    if (name === 'svg')
      state.drawings = Math.max(0, state.drawings + (closes ? -1 : start?.isSelfClosing ? 0 : 1));
    if (id !== undefined) state.ids.add(id);
    if (fragment !== undefined) state.fragments.add(fragment);
    if (isUnderPolicy && start) this.checkPolicy(start, state, report);
  }

  private checkPolicy(start: StartTag, state: PageState, report: (fault: string) => void): void {
    const policy =
      start.name === 'meta' && start.attributes.has('http-equiv')
        ? start.attributes.get('content')?.value
        : undefined;
    if (policy !== undefined) state.policy ??= policy;
    if (start.name === 'meta') return;
    if (state.policy === undefined) return report(`<${start.name}> before the policy that it is under`);
    const hash =
      start.name === 'script'
        ? this.allowlist.script(start)?.hash
        : start.name === 'style'
          ? this.allowlist.sheet(start)
          : undefined;
    if (hash === undefined || state.policy.includes(`'${hash}'`)) return;
    if (start.name === 'style' && state.policy.includes("'unsafe-inline'")) return;
    report(`<${start.name}> that its policy does not name (${hash})`);
  }

  /**
   * Checks that depend on the piece alone.
   * @returns addresses within the portal that it links to or loads
   */
  private checkPiece(piece: Piece, report: (fault: string) => void): string[] {
    const { start, text } = piece;
    const links: string[] = [];
    if (/^<[!?]/.test(text) && !text.startsWith('<!--') && piece.doctype !== 'html')
      report(`markup that is neither element nor comment: ${text.slice(0, 40)}`);
    if (start) {
      for (const fault of faultsOf(start, this.allowlist)) report(fault);
      for (const name of addressAttributes) links.push(...pathsOf(start.attributes.get(name)?.value));
      if (start.name === 'noscript') links.push(...this.checkWithoutScripts(start, report));
    }
    this.checkWords(piece, report);
    return links;
  }

  private checkWords({ start, text }: Piece, report: (fault: string) => void): void {
    // Inline style sheets are not searched for words: they come from the generator, and other pages load them
    // as files.
    const words = start?.name === 'style' ? text.slice(start.elementEnd) : text;
    const foreign = foreignWord(words, this.brand, this.words);
    if (foreign) report(`the word "${foreign}", which only the brand "${this.words.get(foreign) ?? ''}" has`);
  }

  /** Checks the content of `<noscript>`, which is text with scripts enabled, and markup without. */
  private checkWithoutScripts({ content = '' }: StartTag, report: (fault: string) => void): string[] {
    const links: string[] = [];
    let isInSelect = false;
    for (const piece of this.reader.read(content)) {
      const name = piece.start?.name ?? piece.closes;
      // A drawing would have parsing rules of its own: its <title> is markup.
      if (
        name !== undefined &&
        (name === 'svg' || !isAllowed(name, false) || (isInSelect && !selectChildren.has(name)))
      )
        report(`<${name}> in <noscript>, which pages do not have here`);
      if (name === 'select') isInSelect = piece.closes === undefined;
      links.push(...this.checkPiece(piece, report));
    }
    return links;
  }
}

/** The path of an address within the portal; none for any other address. */
function pathsOf(address: string | undefined): string[] {
  if (address === undefined || !address.startsWith('/') || address.startsWith('//')) return [];
  return [address.replace(/[?#].*$/, '')];
}

/** What context checks need to know about a piece. */
interface Role {
  /** Name of the element that the piece opens or closes. */
  name?: string;
  isOfPage: boolean;
  isInSvg: boolean;
  id?: string;
  /** Target id of a link within the page. */
  fragment?: string;
  isUnderPolicy: boolean;
  /** Addresses within the portal that the piece links to or loads. */
  links: readonly string[];
}

const underPolicy = new Set(['meta', 'script', 'style', 'link']);

function roleOf({ start, closes }: Piece): Omit<Role, 'links'> {
  const name = start?.name ?? closes;
  if (name === undefined) return { isOfPage: true, isInSvg: true, isUnderPolicy: false };
  const id = start?.attributes.get('id')?.value;
  const href = start?.attributes.get('href')?.value ?? '';
  return {
    name,
    isOfPage: isAllowed(name, false),
    isInSvg: isAllowed(name, true),
    ...(id !== undefined && { id }),
    ...(href.length > 1 && href.startsWith('#') && { fragment: decodeFragment(href) }),
    isUnderPolicy: start !== undefined && underPolicy.has(name),
  };
}

/** The target id of a link within the page. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return fragment.slice(1);
  }
}

/** Line and column, from 1, in the notation that follows a file name. */
function formatPosition(html: string, offset: number): string {
  const before = html.slice(0, offset).split('\n');
  return `:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
