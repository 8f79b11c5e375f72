import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const files = ['astro.config.ts', 'package-lock.json', 'tsconfig.json', 'schemas/brand.schema.json'];
const folders = ['src', 'public'];

/** Hash of everything that decides the compiled renderer, and of the code that builds with it. */
export async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const found = await Promise.all(folders.map((folder) => filesBelow(join(root, folder))));
  const all = [...files.map((file) => join(root, file)), ...found.flat()]
    .map((file) => relative(root, file))
    .sort();
  for (const file of all) {
    hash.update(`\0${file.split(sep).join('/')}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function absent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
