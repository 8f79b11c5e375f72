import { mkdirSync, writeFileSync } from 'node:fs';
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

/** Where the end-to-end tests of each file leave what they reached, below the folder of the project. */
export const reachedFolder = join('.cache', 'tests', 'reached');

/** The name of a test file as that of one in the folder. */
export const reachedFile = (testFile: string): string => `${testFile.replaceAll(/[\\/]/g, '-')}.json`;

const paths = new Set<string>();
const brands = new Set<string>();
const bundles = new Set<string>();
const calls = new Set<string>();
let sandboxPages = false;
let allBrands = false;

const findCall = createRouter(callList);

/**
 * Notes a request to a portal.
 * @param url as the server gets it, with the query
 */
export function noteRequest(brand: string, method: string, url: string): void {
  const [path = ''] = url.split('?');
  const found = findCall(method, path);
  if (found && 'call' in found) calls.add(found.call.name);
  else if (path.toLowerCase().startsWith('/sandbox')) sandboxPages = true;
  else if (!path.toLowerCase().startsWith('/api')) paths.add(`${brand} ${path}`);
}

export const noteBrand = (brand: string): void => void brands.add(brand);
export const noteAllBrands = (): void => void (allBrands = true);
export const noteBundle = (brand: string): void => void bundles.add(brand);

/** Writes down what has been noted since the last time. */
export function writeReached(root: string, testFile: string): void {
  const reached: Reached = {
    paths: [...paths].sort(),
    brands: [...brands].sort(),
    allBrands,
    bundles: [...bundles].sort(),
    calls: [...calls].sort(),
    sandboxPages,
  };
  mkdirSync(join(root, reachedFolder), { recursive: true });
  writeFileSync(join(root, reachedFolder, reachedFile(testFile)), JSON.stringify(reached));
  for (const noted of [paths, brands, bundles, calls]) noted.clear();
  sandboxPages = false;
  allBrands = false;
}
