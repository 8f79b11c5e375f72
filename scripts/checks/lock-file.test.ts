import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { cleanLockFile, lockFileFaults } from './lock-file.ts';

const lockWith = (entry: object): string =>
  JSON.stringify({
    packages: {
      '': { engines: { node: '>=20' } },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-x', license: 'MIT', ...entry },
    },
  });

it('reports a lock file with registry addresses or engines, and cleans it', () => {
  const root = scratchProject({
    'package-lock.json': lockWith({ engines: { node: '>=24' }, resolved: 'https://x.example/a' }),
  });
  expect(lockFileFaults(root)).toHaveLength(1);
  cleanLockFile(root);
  expect(lockFileFaults(root)).toEqual([]);
  expect(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).toEqual(JSON.parse(lockWith({})));
});

it('reports packages without the hash of their content, and licences that nobody has agreed to', () => {
  const faultsWith = (entry: object): string[] =>
    lockFileFaults(scratchProject({ 'package-lock.json': lockWith(entry) }));
  expect(faultsWith({ integrity: undefined })).toEqual([
    'node_modules/a has no integrity in package-lock.json: npm would install whatever it gets.',
  ]);
  for (const license of ['(WTFPL OR MIT)', 'MIT or MPL-2.0', '(MIT AND Zlib)'])
    expect(faultsWith({ license }), license).toEqual([]);
  for (const license of ['AGPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', undefined])
    expect(faultsWith({ license }), license).toEqual([
      `node_modules/a has the licence "${license ?? ''}", which scripts/checks/lock-file.ts does not list.`,
    ]);
});

it('reports a package that requires another Node than the packaged one', () => {
  const root = scratchProject({
    'package-lock.json': lockWith({}),
    'node_modules/a/package.json': JSON.stringify({ engines: { node: '>=99' } }),
  });
  expect(lockFileFaults(root)).toEqual([
    `node_modules/a wants Node >=99; the project runs on ${process.version}.`,
  ]);
});
