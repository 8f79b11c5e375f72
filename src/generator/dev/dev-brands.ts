import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#brand/brand.ts';
import { loadBrands } from '#brand/pipeline/load-brands.ts';
import { formatText } from '#diagnostics/format-text.ts';
import type { Problem } from '#diagnostics/problem.ts';
import type { ServedFiles } from '#layouts/page-request.ts';
import { ImageCache, imageCacheFolder } from '../assets/image-cache.ts';
import { serveAssets } from '../assets/serve-assets.ts';
import { SiteWriter } from '../bundle/site-writer.ts';
import type { RendererEntry } from '../compile/renderer.ts';

export interface DevOptions {
  root: string;
  brandsDir: string;
  /** The only brand, served whatever the host name; without it the host name says which. */
  brand?: string;
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
  problems: Problem[] = [];
  private brands = new Map<string, Brand>();
  private readonly ready = new Map<string, Promise<DevBrand>>();
  private readonly options: DevOptions;
  private readonly images: ImageCache;

  constructor(options: DevOptions) {
    this.options = options;
    this.images = new ImageCache(imageCacheFolder(options.root, join(options.root, '.cache')));
  }

  /** Reads all brand files again. */
  async load(): Promise<void> {
    const { brandsDir, brand } = this.options;
    const { brands, problems } = await loadBrands({ brandsDir, ...(brand ? { only: [brand] } : {}) });
    this.problems = problems;
    this.brands = new Map(brands.map((it) => [it.id, it]));
    this.ready.clear();
  }

  get ids(): string[] {
    return [...this.brands.keys()];
  }

  /** The report on a brand that cannot be shown; `undefined` when nothing is wrong with it. */
  report(id: string): string | undefined {
    const own = this.problems.filter(({ brands, severity }) => severity === 'error' && brands.includes(id));
    return own.length > 0 ? formatText(own, { colour: false }) : undefined;
  }

  /** A brand with its files in place. */
  get(id: string, renderer: IslandFiles): Promise<DevBrand> | undefined {
    const brand = this.brands.get(id);
    if (!brand) return undefined;
    const known = this.ready.get(id) ?? this.prepare(brand, renderer);
    this.ready.set(id, known);
    return known;
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
