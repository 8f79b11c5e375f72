import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { formatText } from '#generator/diagnostics/format-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { ServedFiles } from '#portal/render/page-request.ts';
import { ImageCache, imageCacheFolder } from '../assets/image-cache.ts';
import { serveAssets } from '../assets/serve-assets.ts';
import { SiteWriter } from '../bundle/site-writer.ts';
import { pseudoBrand } from './pseudo-language.ts';
import type { RendererEntry } from '../compile/renderer.ts';

export interface DevOptions {
  root: string;
  brandsDir: string;
  /** The only brand, served at any host name; by default the host name selects the brand. */
  brand?: string;
  /** Language of the reports on brand files; English by default. */
  language?: ReportLanguage;
  /** Shows the Spanish pages in the pseudo-language. */
  pseudo?: boolean;
}

export interface DevBrand {
  brand: Brand;
  served: ServedFiles;
  /** Folder with the brand's served files. */
  folder: string;
}

type IslandFiles = Pick<RendererEntry, 'islandData' | 'islandTexts'>;

/** The brands of the development server, reloaded after each change. */
export class DevBrands {
  problems: Diagnostic[] = [];
  private brands = new Map<string, Brand>();
  private lastReport = '';
  private readonly prepared = new Map<string, Promise<DevBrand>>();
  /** The last preparation of each brand; one at a time, since they write to the same folder. */
  private readonly pending = new Map<string, Promise<unknown>>();
  private readonly options: DevOptions;
  private readonly pictures: string;
  private readonly images: ImageCache;

  constructor(options: DevOptions) {
    this.options = options;
    this.pictures = imageCacheFolder(options.root, join(options.root, '.cache'));
    this.images = new ImageCache(this.pictures);
  }

  /** Reads all brand files again. */
  async load(): Promise<void> {
    const { brandsDir, brand, pseudo } = this.options;
    const { brands, problems } = await loadBrands({
      brandsDir,
      knownPictures: this.pictures,
      ...(brand && { only: [brand] }),
    });
    this.problems = problems;
    this.brands = new Map(brands.map((loaded) => [loaded.id, pseudo ? pseudoBrand(loaded) : loaded]));
    this.prepared.clear();
  }

  get ids(): string[] {
    return [...this.brands.keys()];
  }

  /** The report on a brand with errors; `undefined` without errors. */
  report(id: string): string | undefined {
    const brandErrors = this.problems.filter(
      ({ brands, severity }) => severity === 'error' && brands.includes(id),
    );
    return brandErrors.length > 0
      ? formatText(brandErrors, { colour: false, language: this.options.language ?? 'en' })
      : undefined;
  }

  /**
   * The report on all brands with errors, for the terminal; `undefined` without errors and if it has not changed.
   */
  newReport(): string | undefined {
    const errors = this.problems.filter(({ severity }) => severity === 'error');
    const report = errors.length > 0 ? formatText(errors, { language: this.options.language ?? 'en' }) : '';
    const isNew = report !== this.lastReport;
    this.lastReport = report;
    return isNew && report !== '' ? report : undefined;
  }

  /** A brand with its served files. */
  get(id: string, renderer: IslandFiles): Promise<DevBrand> | undefined {
    const brand = this.brands.get(id);
    if (!brand) return undefined;
    const cached = this.prepared.get(id);
    if (cached) return cached;
    // A change may come while files of the previous state are still being written.
    const previous = this.pending.get(id) ?? Promise.resolve();
    const next = previous.catch(() => undefined).then(() => this.prepare(brand, renderer));
    this.pending.set(id, next);
    this.prepared.set(id, next);
    return next;
  }

  /** Makes files be written again: island data changes with the code and the texts. */
  invalidateFiles(): void {
    this.prepared.clear();
  }

  private async prepare(brand: Brand, renderer: IslandFiles): Promise<DevBrand> {
    const folder = join(this.options.root, '.cache', 'dev', brand.id);
    rmSync(folder, { recursive: true, force: true });
    const site = new SiteWriter(folder);
    const { served } = await serveAssets(brand, site, { images: this.images, renderer });
    return { brand, served, folder };
  }
}
