import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { decisionFaults } from './decision-index.ts';

it('reports decision records missing in the index, unexplained numbers and duplicate numbers', () => {
  const root = scratchProject({
    'docs/decisions/README.md':
      '- [001](001-a.md) A: b.\n\n## Numbers without a record\n\n- 002–003 were never used, [006](006-e.md) is new.',
    'docs/decisions/001-a.md': '',
    'docs/decisions/005-c.md': '',
    'docs/decisions/005-d.md': '',
  });
  expect(decisionFaults(root)).toEqual([
    'docs/decisions/README.md has no line for 005-c.md: [number](file) title: what was decided.',
    'docs/decisions/README.md has no line for 005-d.md: [number](file) title: what was decided.',
    'docs/decisions/README.md does not say why there is no record 004: name it below "## Numbers without a record".',
    'Two records have the number 005: give one of them the next free number.',
  ]);
});
