/**
 * Imports code that a part of the page wants, once all its files are there. Takes the place of the bundler's own way,
 * which imports at once: what fails then never comes in this document.
 * @param files that it needs, as they are named in the site
 */
export async function importAfterPreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((file) => window.code.want(`/${file}`)));
  try {
    return await load();
  } catch (error) {
    window.code.fail();
    throw error;
  }
}
