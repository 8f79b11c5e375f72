import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';

interface LockedPackage {
  engines?: { node?: string };
  resolved?: string;
}

interface LockFile {
  packages: Record<string, LockedPackage>;
}

/**
 * Reports forbidden content of the lock file. Node 24 comes as a package, and an installation with Node 20
 * must not print eighty warnings about its version: engines are left out of the lock file, and checked here
 * against the packaged Node. Addresses would be those of whatever registry was used.
 */
export function lockFileFaults(root: string): string[] {
  const { packages } = read(root);
  const names = Object.keys(packages).filter((name) => name !== '');
  const offending = names.filter((name) => packages[name]?.engines || packages[name]?.resolved);
  return [
    ...(offending.length > 0
      ? [
          `package-lock.json carries engines or addresses (${offending.length} packages). Run: npm run checks -- --write`,
        ]
      : []),
    ...names.flatMap((name) => tooNew(root, name)),
  ];
}

/** Removes the forbidden content from the lock file. */
export function cleanLockFile(root: string): void {
  const lock = read(root);
  for (const [name, entry] of Object.entries(lock.packages)) {
    if (name === '') continue;
    delete entry.engines;
    delete entry.resolved;
  }
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

const read = (root: string): LockFile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;

/**
 * Reports an installed package that does not run on the project's Node; packages of other platforms are not
 * installed.
 */
function tooNew(root: string, name: string): string[] {
  let required: string | undefined;
  try {
    const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as LockedPackage;
    required = manifest.engines?.node;
  } catch {
    return [];
  }
  return !required || satisfies(process.version, required)
    ? []
    : [`${name} wants Node ${required}; the project runs on ${process.version}.`];
}
