import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { ChangedPicture, DescribedChange, LaunchList } from '#editor/protocol/publishing.ts';
import { brandFolders } from '#generator/brands/folders.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { blockingProblems, closings, problemsByEffect, stepsByHand } from '#generator/brands/readiness.ts';
import { findBase, writeBaseBrands } from '#generator/compare/base-brands.ts';
import type { Portal } from '#generator/compare/compare-brands.ts';
import { comparePortals, openItems } from '#generator/compare/portals.ts';
import { markdownReport } from '#generator/compare/report/markdown.ts';
import { NoSuchBase } from '#generator/compare/repository.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { recordOf } from '#generator/render/bundle/brand-record.ts';
import { readFolder } from '../brand-folder.ts';
import type { BrandSession } from '../brand-session.ts';
import { ContentStore } from '../content-store.ts';
import { idleTime } from '../idle-time.ts';
import { changedFiles } from '../merge.ts';
import { readEditedBrand } from '../read-edited-brand.ts';

/** An edited brand, and where its published state is found. */
export interface ComparedSession {
  session: BrandSession;
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of the folder of brands that is edited. */
  brandsDir: string;
  id: string;
  /** Absolute path of a folder that caches checks of pictures. */
  knownPictures: string;
  /** Absolute path of the folder of this session alone. */
  cacheFolder: string;
}

/** Folder of brands to compare with: from the last commit, else the edited one. */
function publishedBrands({ root, brandsDir, id, cacheFolder }: ComparedSession): {
  folder: string;
  isInRepository: boolean;
} {
  try {
    const folder = writeBaseBrands(findBase(root, brandsDir, 'HEAD'), [id], cacheFolder);
    return { folder, isInRepository: true };
  } catch (error) {
    if (error instanceof NoSuchBase) return { folder: brandsDir, isInRepository: false };
    throw error;
  }
}

interface BothBrands {
  before: { brand?: Brand | undefined; problems: readonly Diagnostic[] };
  after: { brand?: Brand | undefined; problems: readonly Diagnostic[] };
}

async function readBoth(compared: ComparedSession, folder: string): Promise<BothBrands> {
  const { session, brandsDir, id, knownPictures } = compared;
  const options = { knownPictures, idleTime };
  const exists = brandFolders(folder).includes(id);
  const [former, after] = await Promise.all([
    exists ? loadBrands({ brandsDir: folder, only: [id], ...options }) : undefined,
    readEditedBrand({ editedDir: session.brandsDir, brandsDir, id, ...options }),
  ]);
  return { before: { brand: former?.brands[0], problems: former?.problems ?? [] }, after };
}

const isPicture = (path: string): boolean => /\.(?:svg|png|jpe?g|webp)$/i.test(path);

/** Describes what visitors will find different from the published state of the brand. */
export async function describeChange(
  compared: ComparedSession,
  language: ReportLanguage,
): Promise<DescribedChange> {
  const { session, id, cacheFolder } = compared;
  const { folder, isInRepository } = publishedBrands(compared);
  const store = new ContentStore(join(cacheFolder, 'files'));
  const published = readFolder(join(folder, id), store);
  const files = changedFiles(published, session.hashes);
  const { before, after } = await readBoth(compared, folder);
  const portal: Portal = {
    brand: id,
    ...(before.brand && { before: { record: recordOf(before.brand) } }),
    ...(after.brand && { after: { record: recordOf(after.brand) } }),
    wasBroken: !before.brand && Object.keys(published).length > 0,
  };
  const blocking = blockingProblems(after.problems);
  const broken = problemsByEffect(after.problems).mistakes.length > 0 ? [id] : [];
  const comparison = comparePortals(after.brand && files.length > 0 ? [portal] : [], {
    base: 'HEAD',
    language,
    broken,
    open: openItems(
      {
        brands: broken.length > 0 ? [] : [{ brand: id }],
        broken,
        blocking: new Map([[id, blocking]]),
        blockingBefore: new Map([[id, blockingProblems(before.problems).length]]),
      },
      language,
    ),
  });
  const [{ changes = [], contrasts = [] } = {}] = comparison.brands;
  const base64 = (bytes: Uint8Array | undefined): string | undefined =>
    bytes && Buffer.from(bytes).toString('base64');
  const pictures = files.filter(isPicture).map((path): ChangedPicture => {
    const former = published[path];
    const [old, current] = [former && base64(store.get(former)), base64(session.read(path))];
    return {
      path,
      ...(old !== undefined && { before: old }),
      ...(current !== undefined && { after: current }),
    };
  });
  return {
    isInRepository,
    isBroken: broken.length > 0,
    isNew: Object.keys(published).length === 0,
    files,
    changes,
    contrasts,
    pictures,
    body: markdownReport(comparison),
  };
}

/** Lists what stands before the launch of the edited brand. */
export async function launchList({ session, ...place }: ComparedSession): Promise<LaunchList> {
  const { brand, problems } = await readEditedBrand({
    editedDir: session.brandsDir,
    ...place,
  });
  return {
    ...problemsByEffect(problems),
    closings: brand ? closings(brand) : [],
    byHand: stepsByHand(place.id),
  };
}
