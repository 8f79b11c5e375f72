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
 * What must not be in the lock file. Node 24 comes as a package, so whoever installs with Node 20 must not read eighty
 * warnings that it is too old: versions of Node are left out of the lock file, and checked here against the packaged one.
 * Addresses are those of the registry that somebody happened to use.
 */
export function lockFileFaults(root: string): string[] {
  const { packages } = read(root);
  const names = Object.keys(packages).filter((it) => it !== '');
  const carries = names.filter((name) => packages[name]?.engines || packages[name]?.resolved);
  return [
    ...(carries.length > 0
      ? [
          `package-lock.json carries engines or addresses (${carries.length} packages). Run: npm run checks -- --write`,
        ]
      : []),
    ...names.flatMap((name) => tooNew(root, name)),
  ];
}

/** Takes out of the lock file what must not be in it. */
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

/** Says when an installed package does not run on the Node of the project; one for another platform is not installed. */
function tooNew(root: string, name: string): string[] {
  let wanted: string | undefined;
  try {
    const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as LockedPackage;
    wanted = manifest.engines?.node;
  } catch {
    return [];
  }
  return !wanted || satisfies(process.version, wanted)
    ? []
    : [`${name} wants Node ${wanted}; the project runs on ${process.version}.`];
}
