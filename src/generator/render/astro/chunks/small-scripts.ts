/** Length below which a script is not worth its request. */
export const smallestScript = 2048;

/** A script of a page. */
export interface Script {
  file: string;
  code: string;
  /** Ids of its modules. */
  modules: readonly string[];
}

/**
 * The scripts that pages load until they rest and that are too small to be files, each with what is in it.
 * @param pages files per page
 * @returns an error in words; undefined if there are none
 */
export function smallScripts(
  scripts: readonly Script[],
  pages: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const lines = scripts.flatMap(({ file, code, modules }) => {
    const loading = [...pages].flatMap(([page, files]) => (files.includes(file) ? page : []));
    const bytes = loading.length > 0 ? Buffer.byteLength(code) : Infinity;
    if (bytes >= smallestScript) return [];
    return `${file} has ${bytes} bytes, on ${loading.join(', ')}: ${modules.join(', ')}`;
  });
  if (lines.length === 0) return undefined;
  return `Scripts below ${smallestScript} bytes cost pages a request each:\n${lines.join('\n')}`;
}
