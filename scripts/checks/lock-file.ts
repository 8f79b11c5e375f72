import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import parseExpression from 'spdx-expression-parse';

interface LockedPackage {
  engines?: { node?: string };
  resolved?: string;
  integrity?: string;
  license?: string;
}

interface LockFile {
  packages: Record<string, LockedPackage>;
}

/**
 * Reports forbidden content of the lock file. Node 24 comes as a package, and an installation with Node 20
 * must not print eighty warnings about its version: engines are left out of the lock file, and checked here
 * against the packaged Node. Addresses would be those of the registry that was used. Every package needs the hash
 * of its content, and a licence of the list.
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
    ...names
      .filter((name) => packages[name]?.integrity === undefined)
      .map((name) => `${name} has no integrity in package-lock.json: npm would install whatever it gets.`),
    ...names.flatMap((name) => licenceFault(name, packages[name]?.license ?? readLicences[name] ?? '')),
    ...names.flatMap((name) => tooNew(root, name)),
  ];
}

/** Accepted licences of packages: code for browsers, code for builds, fonts and data. */
const licences = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'Zlib'],
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'],
  ...['CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1'],
];

/** Licences of packages that name theirs only in a file. */
const readLicences: Readonly<Record<string, string>> = { 'node_modules/union': 'MIT' };

type Licence = ReturnType<typeof parseExpression>;

const isAllowed = (licence: Licence): boolean =>
  'license' in licence
    ? licences.includes(licence.license)
    : licence.conjunction === 'or'
      ? isAllowed(licence.left) || isAllowed(licence.right)
      : isAllowed(licence.left) && isAllowed(licence.right);

/** Reports a package whose licence nobody has agreed to. */
function licenceFault(name: string, licence: string): string[] {
  try {
    // Some packages write the words between licences in lower case, unlike SPDX.
    const parsed = parseExpression(licence.replaceAll(/ (?:or|and|with) /g, (word) => word.toUpperCase()));
    if (isAllowed(parsed)) return [];
  } catch {
    // Not an SPDX expression.
  }
  return [`${name} has the licence "${licence}", which scripts/checks/lock-file.ts does not list.`];
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
