import { createHash } from 'node:crypto';
import type { Brand } from '#core/brand/brand.ts';
import { speculationRules } from '#portal/render/speculation-rules.ts';
import { cookieYesScript } from '#core/brand/services.ts';
import type { RendererEntry } from '../compile/renderer.ts';
import type { StartTag } from '../html/html-reader.ts';
import { offlineScript } from '../offline/offline-page.ts';

/** A script that the generator puts into pages. */
interface InlineScript {
  /** Value of its `type`; empty for a classic script. */
  type: '' | 'speculationrules';
  /** As a content security policy names it. */
  hash: string;
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** Types of scripts that browsers do not run. */
const dataType = 'application/json';

/** Ids of the data that may stand inside a page. */
const dataIds = ['page-data', 'portal-routing'];

/**
 * The code that the pages of one brand may have, known before any of them is rendered: whatever else is found in a
 * page has no business there, and no policy ever names it.
 */
export class CspAllowlist {
  /** Scripts inside pages, by their text. */
  private readonly scripts = new Map<string, InlineScript>();
  /** Style sheets that were put into pages, and their hashes. */
  private readonly sheets = new Map<string, string>();
  /** Addresses of scripts of others that the brand uses. */
  private readonly foreign: readonly string[];

  constructor(
    scripts: readonly string[],
    { rules = [], foreign = [] }: { rules?: readonly string[]; foreign?: readonly string[] } = {},
  ) {
    for (const code of scripts) this.scripts.set(code, { type: '', hash: hashOf(code) });
    for (const code of rules) this.scripts.set(code, { type: 'speculationrules', hash: hashOf(code) });
    this.foreign = foreign;
  }

  /** What is known of an inline script; nothing when it is not one of the generator's. */
  script({ attributes, content = '' }: StartTag): InlineScript | undefined {
    const script = this.scripts.get(content);
    return script?.type === (attributes.get('type')?.value ?? '') ? script : undefined;
  }

  /** Hashes of all of them, whichever page they are in. */
  scriptHashes(): readonly string[] {
    return [...this.scripts.values()].map(({ hash }) => hash);
  }

  /**
   * Makes a style sheet one that may stand inside pages. It cannot end the element that it is put into: `<\/` is the
   * same text to a style sheet, and no end tag.
   * @returns the text to put there
   */
  addSheet(css: string): string {
    const text = css.replaceAll('</', '<\\/');
    if (!this.sheets.has(text)) this.sheets.set(text, hashOf(text));
    return text;
  }

  /** Hash of a style sheet that was put into pages; nothing when it is not one of the generator's. */
  sheet({ content = '' }: StartTag): string | undefined {
    return this.sheets.get(content);
  }

  /** Whether the pages may load a script from an address. */
  isLoadable(address: string): boolean {
    return /^\/_astro\/[\w.-]+\.js$/.test(address) || this.foreign.includes(address);
  }
}

/** Whether a script is data of the generator's, which no browser runs. */
export function isPageData({ attributes }: StartTag): boolean {
  return (
    attributes.get('type')?.value === dataType &&
    dataIds.includes(attributes.get('id')?.value ?? '') &&
    !attributes.has('src')
  );
}

/** The code that the pages of a brand may have. */
export function cspAllowlist(
  brand: Brand,
  renderer: Pick<RendererEntry, 'inlineScripts' | 'offlineSignOutCode'>,
): CspAllowlist {
  const consent = cookieYesScript(brand.settings);
  return new CspAllowlist([...renderer.inlineScripts, renderer.offlineSignOutCode, offlineScript(brand)], {
    rules: [speculationRules(brand)],
    foreign: consent ? [consent] : [],
  });
}
