import type { Brand } from '#core/brand/brand.ts';
import { islandData, islandTexts, languageContext } from '#portal/render/page-data.ts';
import { ImageCache } from '../assets/image-cache.ts';
import { serveAssets } from '../assets/serve-assets.ts';
import { SiteWriter } from '../bundle/site-writer.ts';
import { TrackedInputs } from './page-inputs.ts';
import type { PageRecords } from './page-records.ts';

/** What the pages of a brand are made of. */
export interface PageSource {
  /** The value that a read of the build finds, as text or hash. */
  found: (read: string) => string | undefined;
  /** Addresses of data and text files by their fixed names. */
  late: PageRecords['late'];
  /** Absolute path of the folder with these files. */
  site: string;
}

/**
 * Makes what the pages of a brand read, without rendering one.
 * @param site empty folder for the files of the brand
 * @param pictures folder of the image cache
 */
export async function pageSource(brand: Brand, site: string, pictures: string): Promise<PageSource> {
  const { served } = await serveAssets(brand, new SiteWriter(site), {
    images: new ImageCache(pictures),
    renderer: { islandData, islandTexts },
  });
  const inputs = new TrackedInputs(brand, served, { languageContext });
  return { found: (read) => inputs.found(read), late: inputs.late.byName, site };
}
