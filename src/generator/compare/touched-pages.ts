import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceAll } from '#generator/render/reuse/late-addresses.ts';
import { type PageRecord, type PageRecords, readRecords } from '#generator/render/reuse/page-records.ts';
import type { PageSource } from '#generator/render/reuse/page-source.ts';
import { changedNames, isUsedIn } from './changed-data.ts';
import { SiteCode } from './site-code.ts';

/** Identifies a page among those of its brand. */
export type PageName = Pick<PageRecord, 'route' | 'language' | 'variant'>;

/** A page that a change touches. */
export interface TouchedPage extends PageName {
  /** Whether a person can see the change; dated contents and texts for search engines do not count. */
  isVisible: boolean;
}

/** Pages of a portal that a change touches, out of all of its pages. */
export interface TouchedPages {
  pages: TouchedPage[];
  all: number;
}

/** Parts of a page that nobody sees, or only on certain days. */
const unseen =
  /<meta\b[^>]*>|<title>[^<]*<\/title>|<aside class="dated-notices">.*?<\/aside>|,?"(?:mantenimiento":\[\d+,\d+\]|until":\d+)/gs;

export const keyOf = ({ route, language, variant = '' }: PageName): string =>
  `${route} ${language} ${variant}`;

/** The name of a page alone, without the rest of its record. */
export const nameOf = ({ route, language, variant }: PageName): PageName => ({
  route,
  language,
  ...(variant !== undefined && { variant }),
});

/** Whether islands can show a value, too: the public part of the brand, and texts. */
const isPublic = (read: string): boolean => /^(?:has |keys )?\/(?:public|texts)\//.test(read);

/** The HTML of a page with the fixed names of data and text files. */
function pageText(site: string, { file }: PageRecord, late: PageRecords['late']): string {
  const names = new Map([...late].map(([name, address]) => [address, name]));
  return replaceAll(readFileSync(join(site, file), 'utf8'), names);
}

/** Finds the pages whose scripts use a changed value of the data and text files that these pages load. */
export class ScriptReads {
  readonly #changed: ReadonlyMap<string, ReturnType<typeof changedNames>>;
  readonly #late: PageRecords['late'];
  readonly #code: SiteCode;
  readonly #site: string;

  /** @param site folder of a built site with the pages, whose addresses are `late` */
  constructor(before: PageSource, after: PageSource, site: string, late: PageRecords['late']) {
    const contentOf = ({ site: folder }: PageSource, address: string): unknown =>
      JSON.parse(readFileSync(join(folder, address), 'utf8'));
    this.#changed = new Map(
      [...after.late].flatMap(([name, address]) => {
        const former = before.late.get(name);
        if (former === undefined || former === address) return [];
        return [[name, changedNames(name, contentOf(before, former), contentOf(after, address))]];
      }),
    );
    this.#late = late;
    this.#code = new SiteCode(site);
    this.#site = site;
  }

  touch({ file }: PageRecord): boolean {
    if (this.#changed.size === 0) return false;
    const html = readFileSync(join(this.#site, file), 'utf8');
    return [...this.#changed].some(([name, changed]) => {
      const address = this.#late.get(name);
      return address !== undefined && html.includes(address) && isUsedIn(changed, () => this.#code.of(html));
    });
  }
}

/** The source of the pages of a bundle. */
const sourceOf = (bundle: string, { found, late }: PageRecords): PageSource => ({
  found: (read) => found.get(read),
  late,
  site: join(bundle, 'site'),
});

/**
 * Finds the pages that a change touches by the records of both bundles: those whose rendering read something that has
 * changed, and those whose scripts use a changed value of a data file.
 * @param before bundle, absolute path
 * @param after bundle, absolute path
 * @returns undefined if one of the bundles has no usable records
 */
export function touchedPages(before: string, after: string): TouchedPages | undefined {
  const [previous, current] = [readRecords(before), readRecords(after)];
  if (!previous || !current) return undefined;
  const [was, is] = [sourceOf(before, previous), sourceOf(after, current)];
  const scripts = new ScriptReads(was, is, is.site, current.late);
  const former = new Map(previous.pages.map((page) => [keyOf(page), page]));
  const hasOtherCode = previous.renderer !== current.renderer;
  const pages = current.pages.flatMap((page): TouchedPage[] => {
    const touched = (isVisible: boolean): TouchedPage[] => [{ ...nameOf(page), isVisible }];
    const earlier = former.get(keyOf(page));
    if (!earlier) return touched(true);
    const changed = page.reads.filter((read) => was.found(read) !== is.found(read));
    if (changed.some(isPublic) || scripts.touch(page)) return touched(true);
    if (changed.length === 0 && !hasOtherCode) return [];
    const [formerText, text] = [pageText(was.site, earlier, was.late), pageText(is.site, page, is.late)];
    if (changed.length === 0 && formerText === text) return [];
    return touched(formerText.replace(unseen, '') !== text.replace(unseen, ''));
  });
  return { pages, all: current.pages.length };
}
