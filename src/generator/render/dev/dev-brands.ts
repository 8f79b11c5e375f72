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
  /** The only brand, served whatever the host name; without it the host name says which. */
  brand?: string;
  /** Of the reports on brand files; English without it. */
  language?: ReportLanguage;
  /** Shows the Spanish pages in the pseudo-language. */
  pseudo?: boolean;
}

export interface DevBrand {
  brand: Brand;
  served: ServedFiles;
  /** Folder with the brand's own files. */
  folder: string;
}

type IslandFiles = Pick<RendererEntry, 'islandData' | 'islandTexts'>;

/** The brands as the development server shows them: loaded anew after each change. */
export class DevBrands {
  problems: Diagnostic[] = [];
  private brands = new Map<string, Brand>();
  private said = '';
  private readonly ready = new Map<string, Promise<DevBrand>>();
  /** The last that was begun of each, in the one folder that it has. */
  private readonly begun = new Map<string, Promise<unknown>>();
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
    this.brands = new Map(brands.map((it) => [it.id, pseudo ? pseudoBrand(it) : it]));
    this.ready.clear();
  }

  get ids(): string[] {
    return [...this.brands.keys()];
  }

  /** The report on a brand that cannot be shown; `undefined` when nothing is wrong with it. */
  report(id: string): string | undefined {
    const own = this.problems.filter(({ brands, severity }) => severity === 'error' && brands.includes(id));
    return own.length > 0
      ? formatText(own, { colour: false, language: this.options.language ?? 'en' })
      : undefined;
  }

  /** What is wrong with any brand, for the terminal; `undefined` when nothing is, or when it has been said before. */
  news(): string | undefined {
    const errors = this.problems.filter(({ severity }) => severity === 'error');
    const report = errors.length > 0 ? formatText(errors, { language: this.options.language ?? 'en' }) : '';
    const isNew = report !== this.said;
    this.said = report;
    return isNew && report !== '' ? report : undefined;
  }

  /** A brand with its files in place. */
  get(id: string, renderer: IslandFiles): Promise<DevBrand> | undefined {
    const brand = this.brands.get(id);
    if (!brand) return undefined;
    const known = this.ready.get(id);
    if (known) return known;
    // A change may come while the files of before are still being written.
    const before = this.begun.get(id) ?? Promise.resolve();
    const next = before.catch(() => undefined).then(() => this.prepare(brand, renderer));
    this.begun.set(id, next);
    this.ready.set(id, next);
    return next;
  }

  /** What islands read must be written again when the code or the texts have changed. */
  forgetFiles(): void {
    this.ready.clear();
  }

  private async prepare(brand: Brand, renderer: IslandFiles): Promise<DevBrand> {
    const folder = join(this.options.root, '.cache', 'dev', brand.id);
    rmSync(folder, { recursive: true, force: true });
    const site = new SiteWriter(folder);
    const { served } = await serveAssets(brand, site, { images: this.images, renderer });
    return { brand, served, folder };
  }
}
