import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brandFileName } from '#generator/brands/folders.ts';
import { isSource } from '#generator/render/compile/source-hash.ts';
import { Repository } from './repository.ts';

/** The brand files of now and those of a commit before. */
export interface Base {
  repository: Repository;
  /** The commit that is compared with. */
  commit: string;
  /** Whether the code that makes portals of brand files is another. */
  isRendererChanged: boolean;
  /** Path of the folder of the brands in the repository. */
  folder: string;
  /** Folders of the brands of then, bases among them. */
  folders: readonly string[];
  /** Folders below the folder of the brands in which something has changed. */
  changed: ReadonlySet<string>;
}

/**
 * @param root folder of the project; where brands are in a repository of their own, its code is the same before and after
 * @throws {NoSuchBase}
 */
export function findBase(root: string, brandsDir: string, ref: string): Base {
  const repository = Repository.of(brandsDir);
  const commit = repository.commitOf(ref);
  const folder = repository.pathOf(brandsDir);
  const changes = repository.changedSince(commit);
  const project = `${repository.pathOf(root)}/`.replace(/^\/$/, '');
  const isOfProject = !project.startsWith('../');
  const below = folder === '' ? '' : `${folder}/`;
  return {
    repository,
    commit,
    folder,
    isRendererChanged:
      isOfProject && changes.some((path) => path.startsWith(project) && isSource(path.slice(project.length))),
    folders: repository.foldersIn(commit, folder),
    changed: new Set(
      changes
        .filter((path) => path.startsWith(below))
        .map((path) => path.slice(below.length).split('/', 1)[0] ?? ''),
    ),
  };
}

/**
 * The files of brands as they were, below a folder that stays for the next time.
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
  const kept = join(cacheDir, 'base');
  forgetOld(kept);
  const place = join(kept, name);
  repository.write(
    commit,
    wanted.map((one) => join(folder, one)),
    place,
  );
  return join(place, folder);
}

const day = 24 * 60 * 60 * 1000;

/** Files of comparisons that were made long ago. */
function forgetOld(kept: string): void {
  for (const name of existsSync(kept) ? readdirSync(kept) : []) {
    const place = join(kept, name);
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > day) rmSync(place, { recursive: true, force: true });
  }
}

/** The text of the file that says what a brand or base was. */
export function baseText({ repository, commit, folder }: Base, id: string): string {
  return repository.textIn(commit, [folder, id, brandFileName].filter(Boolean).join('/'));
}
