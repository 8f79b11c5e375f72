import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { missingPaths } from './markdown-paths.ts';

it('reports a path in a document that does not exist, with the line', () => {
  const root = scratchProject({
    'README.md':
      'See `src/there.ts`.\n\nAnd `src/gone.ts`, `npm run src/gone`.\n\n```text\n`src/x.ts`\n```\n',
    'src/there.ts': '',
  });
  expect(missingPaths(root)).toEqual(['README.md:3 names src/gone.ts, which does not exist.']);
});
