import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const files = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json', 'schemas/brand.schema.json'];
const folders = ['src', 'public'];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/**
 * Whether a file affects the compiled renderer.
 * @param path below the project, with forward slashes
 */
export function isSource(path: string): boolean {
  return files.includes(path) || (folders.some((folder) => path.startsWith(`${folder}/`)) && !isTest(path));
}

/** Hash of everything that affects the compiled renderer, and of the code of the build. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const paths = [
    ...files.map((file) => join(root, file)),
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
  ]
    .map((file) => relative(root, file))
    .sort();
  // Synchronous reads take half the time for thousands of small files.
  for (const file of paths) {
    hash.update(`\0${file.split(sep).join('/')}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
