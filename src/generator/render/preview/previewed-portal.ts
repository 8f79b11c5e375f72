import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import type { ServedFiles } from '#portal/render/page-request.ts';
import { resolvePath } from '#generator/hosting/resolve.ts';
import type { HostRules } from '#generator/hosting/rules.ts';
import { serveAssets } from '../assets/serve-assets.ts';
import { type BuildContext, hostRules, pageAssets } from '../build-brand.ts';
import { SiteWriter } from '../bundle/site-writer.ts';
import { PageCheck } from '../check/page-check.ts';
import { cspAllowlist } from '../pages/csp-allowlist.ts';
import { type PlannedPage, planPages } from '../pages/page-plan.ts';
import { TrackedInputs } from '../reuse/page-inputs.ts';
import { PageMaker } from '../reuse/page-maker.ts';

/** Tools of a build that previews share. */
export type PreviewContext = Pick<
  BuildContext,
  'renderer' | 'reader' | 'client' | 'clientFolder' | 'pageCode' | 'images'
>;

/** The file for an address, and its status. */
export interface PreviewedFile {
  status: 200 | 404;
  /** Path below the folder of the site, with forward slashes. */
  file: string;
  /** Absolute path. */
  path: string;
}

/**
 * The portal of a brand of which a page is made when it is first asked for. Pages and files are those of a build, byte for
 * byte; what only hosts and later builds need is left out.
 */
export class PreviewedPortal {
  readonly rules: HostRules;
  readonly served: ServedFiles;
  readonly #site: SiteWriter;
  readonly #maker: PageMaker;
  readonly #pages: ReadonlyMap<string, PlannedPage>;
  readonly #clientFolder: string;
  /** Pages that have been asked for. */
  readonly #made = new Map<PlannedPage, Promise<void>>();

  private constructor(
    brand: Brand,
    site: SiteWriter,
    served: ServedFiles,
    maker: PageMaker,
    rules: HostRules,
    clientFolder: string,
  ) {
    this.rules = rules;
    this.served = served;
    this.#site = site;
    this.#maker = maker;
    this.#clientFolder = clientFolder;
    this.#pages = new Map(
      planPages(brand).flatMap((page) => page.files.map((file) => [file, page] as const)),
    );
  }

  /** @param folder absolute path of a new folder for the files of the portal */
  static async of(brand: Brand, folder: string, context: PreviewContext): Promise<PreviewedPortal> {
    const site = new SiteWriter(folder);
    const { served } = await serveAssets(brand, site, context);
    const allowlist = cspAllowlist(brand, context.renderer);
    const maker = new PageMaker({
      renderer: context.renderer,
      inputs: new TrackedInputs(brand, served, context.renderer),
      allowlist,
      reader: context.reader,
      assets: pageAssets(site, context),
      check: new PageCheck(brand.id, new Map(), allowlist, context.reader),
      site,
      earlier: undefined,
      earlierSite: folder,
    });
    return new PreviewedPortal(brand, site, served, maker, hostRules(brand, allowlist), context.clientFolder);
  }

  /** Paths of all pages, below the folder of the site. */
  get pages(): string[] {
    return [...this.#pages.keys()];
  }

  #clientFile(file: string): string | undefined {
    const path = join(this.#clientFolder, file);
    return file.startsWith('_astro/') && existsSync(path) ? path : undefined;
  }

  /**
   * Makes the file for an address.
   * @param path of the request, percent-encoded, without query
   * @returns undefined if the path is not one
   */
  async file(path: string): Promise<PreviewedFile | undefined> {
    const has = (file: string): boolean =>
      this.#pages.has(file) || this.#site.files.has(file) || this.#clientFile(file) !== undefined;
    const resolution = resolvePath(this.rules, path, has);
    if (resolution.status === 400) return undefined;
    const { file, status } = resolution;
    await this.#make(file);
    return { file, status, path: this.#clientFile(file) ?? join(this.#site.folder, file) };
  }

  async #make(file: string): Promise<void> {
    const page = this.#pages.get(file);
    if (!page) return;
    const made = this.#made.get(page) ?? this.#maker.make(page);
    this.#made.set(page, made);
    await made;
  }
}
