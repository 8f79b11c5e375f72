import { HtmlReader, type Piece, type StartTag } from '../html/html-reader.ts';
import type { CspAllowlist } from '../pages/csp-allowlist.ts';
import { faultsOf, isAllowed } from './element-rules.ts';
import { foreignWord, type OwnWords } from './words.ts';

/** Attributes whose address must exist. */
const addresses = [
  'href',
  'src',
  'action',
  'poster',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/** What a list of choices has in it: browsers do not agree on anything else there, nor on where it would end. */
const choices: ReadonlySet<string> = new Set(['select', 'optgroup', 'option']);

/** What a page has shown of itself up to a piece of it. */
interface PageState {
  file: string;
  /** How many drawings are open. */
  drawings: number;
  isInSelect: boolean;
  policy?: string;
  ids: Set<string>;
  /** Links within the page. */
  fragments: Set<string>;
}

/**
 * The last gate: takes the finished pages of one brand apart again, as a browser does, and collects what is wrong with
 * them. The pages of a brand have most of their markup in common, so each piece of it is looked at once.
 */
export class PageCheck {
  /** Addresses within the portal that pages lead to or load, and a page that does. */
  readonly addresses = new Map<string, string>();
  readonly faults: string[] = [];
  private readonly seen = new Map<Piece, Role>();
  private readonly brand: string;
  private readonly words: OwnWords;
  private readonly known: CspAllowlist;
  private readonly reader: HtmlReader;

  constructor(brand: string, words: OwnWords, known: CspAllowlist, reader = new HtmlReader()) {
    this.brand = brand;
    this.words = words;
    this.known = known;
    this.reader = reader;
  }

  /** @param file path of the page below the site folder, for messages */
  add(file: string, html: string): void {
    const state: PageState = { file, drawings: 0, isInSelect: false, ids: new Set(), fragments: new Set() };
    let at = 0;
    const report = (fault: string): void => {
      this.faults.push(`${file}${place(html, at)} has ${fault}`);
    };
    for (const piece of this.reader.read(html)) {
      let role = this.seen.get(piece);
      if (!role) {
        role = roleOf(piece);
        this.seen.set(piece, role);
        this.checkPiece(piece, file, report);
      }
      this.checkPlace(piece, role, state, report);
      at += piece.text.length;
    }
    if (state.policy === undefined) this.faults.push(`${file} has no content security policy`);
    for (const id of state.fragments)
      if (!state.ids.has(id)) this.faults.push(`${file} links to #${id}, which it does not have`);
  }

  /** What depends on what stands around a piece. */
  private checkPlace(
    { start, closes }: Piece,
    { name, isOfPage, isDrawn, id, fragment, isUnderPolicy }: Role,
    state: PageState,
    report: (fault: string) => void,
  ): void {
    if (name === undefined) return;
    if (!(state.drawings > 0 ? isDrawn : isOfPage)) report(`<${name}>, which pages do not have here`);
    if (state.isInSelect && !choices.has(name)) report(`<${name}> in <select>, which has only its choices`);
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
        ? this.known.script(start)?.hash
        : start.name === 'style'
          ? this.known.sheet(start)
          : undefined;
    if (hash === undefined || state.policy.includes(`'${hash}'`)) return;
    if (start.name === 'style' && state.policy.includes("'unsafe-inline'")) return;
    report(`<${start.name}> that its policy does not name (${hash})`);
  }

  /** What a piece says by itself. */
  private checkPiece(piece: Piece, file: string, report: (fault: string) => void): void {
    const { start, text } = piece;
    if (/^<[!?]/.test(text) && !text.startsWith('<!--') && piece.doctype !== 'html')
      report(`markup that is neither element nor comment: ${text.slice(0, 40)}`);
    if (start) {
      for (const fault of faultsOf(start, this.known)) report(fault);
      for (const name of addresses) this.addAddress(file, start.attributes.get(name)?.value);
      if (start.name === 'noscript') this.checkWithoutScripts(start, file, report);
    }
    // Style sheets of the generator are not read for words: they are those that other pages load as files.
    const words = start?.name === 'style' ? text.slice(start.elementEnd) : text;
    const foreign = foreignWord(words, this.brand, this.words);
    if (foreign) report(`the word "${foreign}", which only the brand "${this.words.get(foreign) ?? ''}" has`);
  }

  /** What browsers that run scripts take for a text is markup for others. */
  private checkWithoutScripts({ content = '' }: StartTag, file: string, report: (fault: string) => void) {
    let isInSelect = false;
    for (const piece of this.reader.read(content)) {
      const name = piece.start?.name ?? piece.closes;
      if (name !== undefined && (!isAllowed(name, false) || (isInSelect && !choices.has(name))))
        report(`<${name}> in <noscript>, which pages do not have here`);
      if (name === 'select') isInSelect = piece.closes === undefined;
      this.checkPiece(piece, file, report);
    }
  }

  private addAddress(file: string, found: string | undefined): void {
    if (found === undefined || !found.startsWith('/') || found.startsWith('//')) return;
    const path = found.replace(/[?#].*$/, '');
    if (!this.addresses.has(path)) this.addresses.set(path, file);
  }
}

/** What a piece is, as far as it matters what stands around it. */
interface Role {
  /** Of the element that it opens or closes. */
  name?: string;
  isOfPage: boolean;
  isDrawn: boolean;
  id?: string;
  /** Id that it leads to. */
  fragment?: string;
  isUnderPolicy: boolean;
}

const underPolicy = new Set(['meta', 'script', 'style', 'link']);

function roleOf({ start, closes }: Piece): Role {
  const name = start?.name ?? closes;
  if (name === undefined) return { isOfPage: true, isDrawn: true, isUnderPolicy: false };
  const id = start?.attributes.get('id')?.value;
  const href = start?.attributes.get('href')?.value ?? '';
  return {
    name,
    isOfPage: isAllowed(name, false),
    isDrawn: isAllowed(name, true),
    ...(id !== undefined && { id }),
    ...(href.length > 1 && href.startsWith('#') && { fragment: decoded(href) }),
    isUnderPolicy: start !== undefined && underPolicy.has(name),
  };
}

/** The id that a link within the page leads to. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return fragment.slice(1);
  }
}

/** Line and column, counted from 1, as they stand behind the name of a file. */
function place(html: string, offset: number): string {
  const before = html.slice(0, offset).split('\n');
  return `:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
