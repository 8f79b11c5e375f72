import { inlineScriptHashes, inlineStyleHashes } from '../pages/finish-page.ts';
import { foreignWord, type OwnWords } from './words.ts';

const address = /\s(?:href|src|action|poster|component-url|renderer-url|before-hydration-url)="([^"]*)"/g;
const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/**
 * Looks at the finished pages of one brand and collects what is wrong with them. The pages of a brand have most of
 * their markup in common, so each piece of it is looked at once.
 */
export class PageCheck {
  /** Addresses within the portal that pages lead to or load, and a page that does. */
  readonly addresses = new Map<string, string>();
  readonly faults: string[] = [];
  private readonly seen = new Set<string>();
  private readonly brand: string;
  private readonly words: OwnWords;

  constructor(brand: string, words: OwnWords) {
    this.brand = brand;
    this.words = words;
  }

  /** @param file path of the page below the site folder, for messages */
  add(file: string, html: string): void {
    this.checkPolicy(file, html);
    for (const piece of html.split('<')) {
      if (this.seen.has(piece)) continue;
      this.seen.add(piece);
      this.checkPiece(file, html, piece);
    }
  }

  private checkPolicy(file: string, html: string): void {
    const allowed = policy.exec(html)?.[1];
    if (!allowed) this.faults.push(`${file} has no content security policy`);
    const missing = inlineScriptHashes(html).find((hash) => !allowed?.includes(hash));
    if (missing) this.faults.push(`${file} has an inline script that its policy does not name (${missing})`);
    const style = inlineStyleHashes(html).find(
      (hash) => !/'unsafe-inline'/.test(allowed ?? '') && !allowed?.includes(hash),
    );
    if (style) this.faults.push(`${file} has an inline style sheet that its policy does not name (${style})`);
  }

  private checkPiece(file: string, html: string, piece: string): void {
    const tag = piece.slice(0, piece.indexOf('>') + 1);
    if (/\sstyle="/.test(tag)) this.faults.push(`${file} has a style attribute: <${tag}`);
    if (/\son[a-z]+="/.test(tag)) this.faults.push(`${file} has an inline event handler: <${tag}`);
    for (const [, found = ''] of tag.matchAll(address)) this.addAddress(file, html, found);
    const foreign = foreignWord(piece, this.brand, this.words);
    if (foreign) {
      const owner = this.words.get(foreign) ?? '';
      this.faults.push(`${file} has the word "${foreign}", which only the brand "${owner}" has`);
    }
  }

  private addAddress(file: string, html: string, found: string): void {
    if (found.startsWith('#')) {
      const id = decodeURIComponent(found.slice(1));
      if (id && !html.includes(`id="${id}"`))
        this.faults.push(`${file} links to ${found}, which it does not have`);
      return;
    }
    const path = found.replace(/[?#].*$/, '');
    if (path.startsWith('/') && !path.startsWith('//') && !this.addresses.has(path))
      this.addresses.set(path, file);
  }
}
