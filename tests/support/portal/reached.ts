import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callList } from '#core/contract/calls/index.ts';
import { createRouter } from '#sandbox/http/router.ts';

/** Parts of the product that the tests of a file reached; without changes in them, the tests need not run again. */
export interface Reached {
  /** Paths answered by bundles, after the brand: `montclar /login`. */
  paths: string[];
  /** Brands whose settings a test reads. */
  brands: string[];
  /** Whether a test reads all brands. */
  allBrands: boolean;
  /** Brands whose bundle files a test reads. */
  bundles: string[];
  /** Calls answered by the sandbox. */
  calls: string[];
  /** Whether the sandbox answered with its own pages, which may depend on all of it. */
  sandboxPages: boolean;
}

/** Record of a file that visits no portal, such as one that only builds. */
export const nothingReached: Reached = {
  paths: [],
  brands: [],
  allBrands: false,
  bundles: [],
  calls: [],
  sandboxPages: false,
};

/** Folder with the record of each test file, relative to the project. */
export const reachedFolder = join('.cache', 'tests', 'reached');

/** Name of a test file's record in the folder. */
export const reachedFile = (testFile: string): string => `${testFile.replaceAll(/[\\/]/g, '-')}.json`;

/** Record since the last file; global to the worker, since tests may import this module several times. */
const record: { -readonly [Key in keyof Reached]: Reached[Key] extends boolean ? boolean : Set<string> } = ((
  globalThis as { andanaReached?: typeof record }
).andanaReached ??= {
  paths: new Set(),
  brands: new Set(),
  allBrands: false,
  bundles: new Set(),
  calls: new Set(),
  sandboxPages: false,
});

const findCall = createRouter(callList);

/**
 * Records a request to a portal or its sandbox.
 * @param url as received by the server, with the query
 */
export function noteRequest(brand: string, method: string, url: string): void {
  const [path = ''] = url.split('?');
  const match = findCall(method, path);
  if (match && 'call' in match) record.calls.add(match.call.name);
  else if (path.toLowerCase().startsWith('/sandbox')) record.sandboxPages = true;
  else if (!path.toLowerCase().startsWith('/api')) record.paths.add(`${brand} ${path}`);
}

export const noteBrand = (brand: string): void => void record.brands.add(brand);
export const noteAllBrands = (): void => void (record.allBrands = true);
export const noteBundle = (brand: string): void => void record.bundles.add(brand);

/** Writes the record since the last call, or removes the file where it is empty. */
export function writeReached(root: string, testFile: string): void {
  const { paths, brands, allBrands, bundles, calls, sandboxPages } = record;
  const sets = [paths, brands, bundles, calls];
  const file = join(root, reachedFolder, reachedFile(testFile));
  if (allBrands || sandboxPages || sets.some(({ size }) => size > 0)) {
    const reached: Reached = {
      paths: [...paths].sort(),
      brands: [...brands].sort(),
      allBrands,
      bundles: [...bundles].sort(),
      calls: [...calls].sort(),
      sandboxPages,
    };
    mkdirSync(join(root, reachedFolder), { recursive: true });
    writeFileSync(file, JSON.stringify(reached));
  } else rmSync(file, { force: true });
  for (const set of sets) set.clear();
  Object.assign(record, { allBrands: false, sandboxPages: false });
}
