import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brandFileName } from '#generator/brands/folders.ts';
import { isSource } from '#generator/render/compile/source-hash.ts';
import { Repository } from './repository.ts';

/** The repository state to compare with. */
export interface Base {
  repository: Repository;
  /** The commit to compare with. */
  commit: string;
  /** Whether the code that makes portals of brand files differs. */
  isRendererChanged: boolean;
  /** Path of the brands folder in the repository. */
  folder: string;
  /** Brand folders of that commit, bases included. */
  folders: readonly string[];
  /** Subfolders of the brands folder with changes. */
  changed: ReadonlySet<string>;
}

/**
 * Finds the state to compare with.
 * @param root folder of the project; if the brands are in a repository of their own, the code counts as unchanged
 * @throws {NoSuchBase}
 */
export function findBase(root: string, brandsDir: string, ref: string): Base {
  const repository = Repository.of(brandsDir);
  const commit = repository.commitOf(ref);
  const folder = repository.pathOf(brandsDir);
  const changes = repository.changedSince(commit);
  const project = `${repository.pathOf(root)}/`.replace(/^\/$/, '');
  const isOfProject = !project.startsWith('../');
  const prefix = folder === '' ? '' : `${folder}/`;
  return {
    repository,
    commit,
    folder,
    isRendererChanged:
      isOfProject && changes.some((path) => path.startsWith(project) && isSource(path.slice(project.length))),
    folders: repository.foldersIn(commit, folder),
    changed: new Set(
      changes
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length).split('/', 1)[0] ?? ''),
    ),
  };
}

/**
 * Checks out the brand files of the base commit into a cached folder.
 * @param cacheDir absolute
 * @returns absolute path of a folder of brands
 */
export function writeBaseBrands(base: Base, ids: readonly string[], cacheDir: string): string {
  const { commit, folder, folders, repository } = base;
  const wanted = folders.filter((name) => name.startsWith('_') || ids.includes(name));
  const name = createHash('sha256')
    .update([commit, repository.top, ...wanted].join('\0'))
    .digest('hex')
    .slice(0, 16);
  const baseFolder = join(cacheDir, 'base');
  removeStale(baseFolder);
  const checkout = join(baseFolder, name);
  repository.write(
    commit,
    wanted.map((id) => join(folder, id)),
    checkout,
  );
  return join(checkout, folder);
}

const day = 24 * 60 * 60 * 1000;

/** Removes the checkouts of comparisons that are older than a day. */
function removeStale(baseFolder: string): void {
  for (const name of existsSync(baseFolder) ? readdirSync(baseFolder) : []) {
    const path = join(baseFolder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > day) rmSync(path, { recursive: true, force: true });
  }
}

/** The text of the brand file of a brand or base, at the base commit. */
export function baseText({ repository, commit, folder }: Base, id: string): string {
  return repository.textIn(commit, [folder, id, brandFileName].filter(Boolean).join('/'));
}
