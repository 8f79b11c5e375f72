/**
 * Imports a chunk after all its files were fetched, with retries. Replaces the bundler's preload helper, which imports
 * at once: an import that has failed once never succeeds in the same document.
 * @param files of the chunk and its imports, as paths in the site
 */
export async function importAfterPreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((file) => window.chunks.load(`/${file}`)));
  try {
    return await load();
  } catch (error) {
    window.chunks.giveUp();
    throw error;
  }
}
