import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { readModules } from './modules.ts';
import { goneNames } from './named-code.ts';

it('reports names in documents that no file or code has, with the line', () => {
  const root = scratchProject({
    'docs/how.md':
      '`loadBrands()` of `load-brands.ts`, `brand-name.scss`.\n`loadBrand`, `gone.test.ts`, `npm run goneNow`.',
    'src/core/load-brands.ts': 'export function loadBrands() {}',
    'src/portal/brand-name.scss': '',
  });
  expect(goneNames(root, readModules(root))).toEqual([
    'docs/how.md:2 names loadBrand, which is in no file.',
    'docs/how.md:2 names gone.test.ts, which is in no file.',
  ]);
});
