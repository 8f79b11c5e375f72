import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { readModules } from '../checks/modules.ts';
import { outdatedPictures, recordPictures } from './picture-sources.ts';

const pictures = { 'home.png': { brands: ['illes'], routes: ['home'] } } as const;

it.each([
  ['the style of a part of the page', 'src/portal/screens/home/part.scss', true],
  ['a text of the page', 'src/core/i18n/messages/es/home.json', true],
  ['a file of the brand', 'brands/illes/brand.yaml', true],
  ['another brand', 'brands/ribera/brand.yaml', false],
  ['code that nobody sees', 'src/portal/screens/home/rules.ts', false],
])('a picture is out of date after a change of %s', (_, changed, isOutdated) => {
  const root = scratchProject({
    'docs/images/home.png': '',
    'src/portal/screens/home/home.page.astro': "---\nimport { Part } from './Part.tsx';\n---\n<Part />",
    'src/portal/screens/home/Part.tsx': "import './rules.ts';\nimport './part.scss';",
    'src/portal/screens/home/rules.ts': '',
    'src/portal/screens/home/part.scss': '',
    'src/core/i18n/messages/es/home.json': '{}',
    'brands/illes/brand.yaml': '',
    'brands/ribera/brand.yaml': '',
  });
  const outdated = (): string[] => outdatedPictures(root, readModules(root), pictures);
  expect(outdated()).toEqual(['home.png']);
  recordPictures(root, readModules(root), ['home.png'], pictures);
  expect(outdated()).toEqual([]);
  writeFileSync(join(root, changed), 'changed');
  expect(outdated()).toEqual(isOutdated ? ['home.png'] : []);
});
