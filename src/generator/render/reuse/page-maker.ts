import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeById } from '#core/routing/table.ts';
import { factsOf, type SiteWriter } from '../bundle/site-writer.ts';
import type { PageCheck } from '../check/page-check.ts';
import type { RendererEntry } from '../compile/renderer.ts';
import type { HtmlReader } from '../html/html-reader.ts';
import type { CspAllowlist } from '../pages/csp-allowlist.ts';
import { PageFinisher } from '../pages/finish-page.ts';
import type { PageAssets } from '../pages/page-assets.ts';
import type { PlannedPage } from '../pages/page-plan.ts';
import { replaceAll } from './late-addresses.ts';
import type { TrackedInputs } from './page-inputs.ts';
import type { PageRecord, PageRecords } from './page-records.ts';

interface PageMakerOptions {
  renderer: Pick<RendererEntry, 'renderPage'>;
  inputs: TrackedInputs;
  allowlist: CspAllowlist;
  reader: HtmlReader;
  assets: PageAssets;
  check: PageCheck;
  site: SiteWriter;
  /** Records of the published bundle, if they are of the same renderer. */
  earlier: PageRecords | undefined;
  /** Folder of the published site. */
  earlierSite: string;
}

/** Stands among the reads of a page that is rendered by every build. */
const neverAgain = 'every build';

/** Identifies a page among those of its brand. */
const keyOf = ({
  route,
  language,
  variant = '',
}: Pick<PlannedPage, 'route' | 'language' | 'variant'>): string => `${route} ${language} ${variant}`;

/**
 * Makes the pages of a brand: takes those from the published bundle whose rendering read nothing that has changed, and
 * renders the others. A page that is taken has been read and has the hash of its record.
 */
export class PageMaker {
  readonly records: PageRecord[] = [];
  rendered = 0;
  readonly #options: PageMakerOptions;
  readonly #earlier: ReadonlyMap<string, PageRecord>;
  /** Reads with another value than in the published bundle. */
  readonly #changed: ReadonlySet<string>;
  /** Late addresses of the published bundle that are others now, each with the present one. */
  readonly #readdressed: ReadonlyMap<string, string>;

  constructor(options: PageMakerOptions) {
    const { earlier, inputs } = options;
    this.#options = options;
    this.#earlier = new Map(earlier?.pages.map((page) => [keyOf(page), page]));
    this.#readdressed = inputs.late.changesSince(earlier?.late ?? new Map());
    this.#changed = new Set(
      [...(earlier?.found ?? [])].flatMap(([read, found]) => (inputs.found(read) === found ? [] : [read])),
    );
  }

  /** Values found by the reads of all pages. */
  get found(): ReadonlyMap<string, string> {
    const reads = new Set(this.records.flatMap((page) => page.reads));
    return new Map([...reads].map((read) => [read, this.#options.inputs.found(read)]));
  }

  async make(page: PlannedPage): Promise<void> {
    const { site } = this.#options;
    const record = this.#reuse(page) ?? (await this.#render(page));
    for (const file of page.files.slice(1)) site.link(record.file, file);
    this.records.push(record);
  }

  #reuse(page: PlannedPage): PageRecord | undefined {
    const { site, check, earlierSite } = this.#options;
    const earlier = this.#earlier.get(keyOf(page));
    if (!earlier || earlier.reads.some((read) => read === neverAgain || this.#changed.has(read)))
      return undefined;
    const source = join(earlierSite, earlier.file);
    let html: string;
    try {
      html = readFileSync(source, 'utf8');
    } catch {
      return undefined;
    }
    if (factsOf(html).sha256 !== earlier.sha256) return undefined;
    const [file = ''] = page.files;
    const current = replaceAll(html, this.#readdressed);
    const links = earlier.links.map((link) => this.#readdressed.get(link) ?? link).sort();
    const { size, sha256 } = current === html ? site.adopt(source, file, earlier) : site.write(file, current);
    check.addChecked(file, current, links);
    return { ...earlier, file, size, sha256, links };
  }

  async #render(page: PlannedPage): Promise<PageRecord> {
    const { renderer, inputs, allowlist, reader, assets, site, check } = this.#options;
    const { route, language, variant, files } = page;
    const reads = new Set<string>();
    const request = inputs.request(page, reads);
    const rendered = await renderer.renderPage(request);
    const finished = new PageFinisher(request.brand.settings, allowlist, reader).finish(rendered, {
      assets,
      // Visitors arrive here: pages redirect people who are not signed in.
      isLogin: routeById(route).login === true,
      route,
    });
    const html = inputs.late.fill(finished);
    const [file = ''] = files;
    const facts = site.write(file, html);
    const links = check.add(file, html);
    this.rendered++;
    // A page that names such an address itself cannot get another one later.
    if (inputs.late.isNamedIn(finished)) reads.add(neverAgain);
    return {
      route,
      language,
      ...(variant !== undefined && { variant }),
      file,
      ...facts,
      reads: [...reads],
      links,
    };
  }
}
