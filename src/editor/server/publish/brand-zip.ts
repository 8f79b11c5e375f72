import { brandFileName } from '#generator/brands/folders.ts';
import type { TakenIn } from '#editor/protocol/publishing.ts';
import { isEditable } from '../brand-folder.ts';
import type { BrandSession } from '../brand-session.ts';
import type { SeenEdit } from '../session-types.ts';
import { NotAZip, readZip, writeZip, ZipTooLarge } from './zip.ts';

/** Bytes that the files of a brand may have together. */
const largest = 50 * 1024 * 1024;

/** The files of a brand as a ZIP, in a folder with the name of the brand. */
export const zipOf = (session: BrandSession, id: string): Buffer =>
  writeZip(
    session.files
      .flatMap(({ path, content }) => (content ? [{ path: `${id}/${path}`, content }] : []))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  );

/** Folder of a ZIP with `brand.yaml`; empty without such a file. */
function folderOf(paths: readonly string[]): string {
  const [settings = ''] = paths
    .filter((path) => path === brandFileName || path.endsWith(`/${brandFileName}`))
    .sort((a, b) => a.length - b.length);
  return settings.slice(0, settings.length - brandFileName.length);
}

/** Whether a file is one that systems put into a ZIP by themselves. */
const isOfSystem = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/.test(path);

/**
 * Replaces the files of a brand by those of a ZIP, as one step. A ZIP with the settings is a whole brand: what it does not
 * have is removed. Without them its files are added.
 */
export async function takeInZip(session: BrandSession, zip: Uint8Array): Promise<TakenIn> {
  try {
    const files = readZip(zip, largest).filter(({ path }) => !isOfSystem(path));
    const folder = folderOf(files.map(({ path }) => path));
    const inside = files.map(({ path, content }) => ({
      path: path.startsWith(folder) ? path.slice(folder.length) : `../${path}`,
      content,
    }));
    const own = inside.filter(({ path }) => isEditable(path));
    if (own.length === 0) return { made: false, reason: 'nothing-of-a-brand' };
    const names = new Set(own.map(({ path }) => path));
    const isWhole = names.has(brandFileName);
    const removed = session.files.flatMap(({ path, content }): SeenEdit[] =>
      isWhole && content && !names.has(path) ? [{ kind: 'file', path }] : [],
    );
    const edits = own.map((file): SeenEdit => ({ kind: 'file', ...file }));
    const { made } = await session.edit([...edits, ...removed]);
    if (!made) return { made, reason: 'refused' };
    return {
      made,
      leftOut: inside.flatMap(({ path }) => (isEditable(path) ? [] : [path.replace(/^\.\.\//, '')])),
    };
  } catch (error) {
    if (error instanceof ZipTooLarge) return { made: false, reason: 'too-large' };
    if (error instanceof NotAZip) return { made: false, reason: 'not-a-zip' };
    throw error;
  }
}
