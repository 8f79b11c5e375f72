import { createHash } from 'node:crypto';
import type { Brand } from '#core/brand/brand.ts';
import { speculationRules } from '#portal/render/speculation-rules.ts';
import { cookieYesScript } from '#core/brand/services.ts';
import type { RendererEntry } from '../compile/renderer.ts';
import type { StartTag } from '../html/html-reader.ts';
import { offlineScript } from '../offline/offline-page.ts';

/** A script that the generator puts into pages. */
interface InlineScript {
  /** Value of its `type` attribute; empty for a classic script. */
  type: '' | 'speculationrules';
  /** Source expression of a content security policy, without quotes. */
  hash: string;
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** Type of scripts that browsers do not run. */
const dataType = 'application/json';

/** Ids of data scripts allowed in a page. */
const dataIds = ['page-data', 'portal-routing'];

/**
 * The code allowed in the pages of one brand, known before any page is rendered. Any other code found in a page is a
 * fault, and no policy lists it.
 */
export class CspAllowlist {
  /** Inline scripts by their text. */
  private readonly scripts = new Map<string, InlineScript>();
  /** Inline style sheets with their hashes. */
  private readonly sheets = new Map<string, string>();
  /** Addresses of third-party scripts that the brand uses. */
  private readonly thirdParty: readonly string[];

  constructor(
    scripts: readonly string[],
    { rules = [], thirdParty = [] }: { rules?: readonly string[]; thirdParty?: readonly string[] } = {},
  ) {
    for (const code of scripts) this.scripts.set(code, { type: '', hash: hashOf(code) });
    for (const code of rules) this.scripts.set(code, { type: 'speculationrules', hash: hashOf(code) });
    this.thirdParty = thirdParty;
  }

  /** The entry of an inline script; undefined if it is not one of the generator's. */
  script({ attributes, content = '' }: StartTag): InlineScript | undefined {
    const script = this.scripts.get(content);
    return script?.type === (attributes.get('type')?.value ?? '') ? script : undefined;
  }

  /** Hashes of all scripts, whichever page they are in. */
  scriptHashes(): readonly string[] {
    return [...this.scripts.values()].map(({ hash }) => hash);
  }

  /**
   * Allows a style sheet inside pages. It is escaped so that it cannot end its element: in CSS `<\/` is the same text,
   * but no end tag.
   * @returns the text to put into the element
   */
  addSheet(css: string): string {
    const text = css.replaceAll('</', '<\\/');
    if (!this.sheets.has(text)) this.sheets.set(text, hashOf(text));
    return text;
  }

  /** Hash of an inline style sheet; undefined if it is not one of the generator's. */
  sheet({ content = '' }: StartTag): string | undefined {
    return this.sheets.get(content);
  }

  /** Whether pages may load a script from an address. */
  isLoadable(address: string): boolean {
    return /^\/_astro\/[\w.-]+\.js$/.test(address) || this.thirdParty.includes(address);
  }
}

/** Whether a script holds data of the generator, which no browser runs. */
export function isPageData({ attributes }: StartTag): boolean {
  return (
    attributes.get('type')?.value === dataType &&
    dataIds.includes(attributes.get('id')?.value ?? '') &&
    !attributes.has('src')
  );
}

/** Makes the allowlist of a brand. */
export function cspAllowlist(
  brand: Brand,
  renderer: Pick<RendererEntry, 'inlineScripts' | 'offlineSignOutCode'>,
): CspAllowlist {
  const consent = cookieYesScript(brand.settings);
  return new CspAllowlist([...renderer.inlineScripts, renderer.offlineSignOutCode, offlineScript(brand)], {
    rules: [speculationRules(brand)],
    thirdParty: consent ? [consent] : [],
  });
}
