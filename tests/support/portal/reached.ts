import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callList } from '#core/contract/calls/index.ts';
import { createRouter } from '#sandbox/http/router.ts';

/** What the tests of a file reached of the product: the same answers come of the same, so they need not run again. */
export interface Reached {
  /** Paths that bundles answered, with the brand in front: `montclar /login`. */
  paths: string[];
  /** Brands whose settings a test knows. */
  brands: string[];
  /** Whether a test goes through all brands that there are. */
  allBrands: boolean;
  /** Brands whose bundle a test reads as files. */
  bundles: string[];
  /** Calls that the sandbox answered. */
  calls: string[];
  /** Whether the sandbox answered with pages of its own, behind which all of it may stand. */
  sandboxPages: boolean;
}

/** Where the tests of each file leave what they reached, below the folder of the project. */
export const reachedFolder = join('.cache', 'tests', 'reached');

/** The name of a test file as that of one in the folder. */
export const reachedFile = (testFile: string): string => `${testFile.replaceAll(/[\\/]/g, '-')}.json`;

/** What was noted since the last file; of the worker, since tests can import this module more than once. */
const noted: { -readonly [Key in keyof Reached]: Reached[Key] extends boolean ? boolean : Set<string> } = ((
  globalThis as { andanaReached?: typeof noted }
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
 * Notes a request to a portal or its sandbox.
 * @param url as the server gets it, with the query
 */
export function noteRequest(brand: string, method: string, url: string): void {
  const [path = ''] = url.split('?');
  const found = findCall(method, path);
  if (found && 'call' in found) noted.calls.add(found.call.name);
  else if (path.toLowerCase().startsWith('/sandbox')) noted.sandboxPages = true;
  else if (!path.toLowerCase().startsWith('/api')) noted.paths.add(`${brand} ${path}`);
}

export const noteBrand = (brand: string): void => void noted.brands.add(brand);
export const noteAllBrands = (): void => void (noted.allBrands = true);
export const noteBundle = (brand: string): void => void noted.bundles.add(brand);

/** Writes down what has been noted since the last time, if anything has. */
export function writeReached(root: string, testFile: string): void {
  const { paths, brands, allBrands, bundles, calls, sandboxPages } = noted;
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
  Object.assign(noted, { allBrands: false, sandboxPages: false });
}
