import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandFolders } from '#generator/brands/folders.ts';

const root = join(import.meta.dirname, '../../..');

it('there is one audit file for each brand of the project', () => {
  const audited = readdirSync(join(root, 'tests/e2e')).flatMap(
    (name) => /^quality-(.+)\.e2e\.ts$/.exec(name)?.slice(1) ?? [],
  );
  expect(audited.sort()).toEqual(brandFolders(join(root, 'brands')));
});
