import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { versionFaults } from './versions.ts';

it('reports versions of the project and sections of the changelog that do not agree', () => {
  const faultsOf = (titles: string[], version = '1.1.0'): string[] =>
    versionFaults(
      scratchProject({
        'CHANGELOG.md': titles.map((title) => `## ${title}\n\n- A line\n`).join('\n'),
        'package.json': JSON.stringify({ version }),
        'package-lock.json': JSON.stringify({ version: '1.1.0' }),
      }),
    );
  const [newer, older] = ['1.1.0 (2026-12-01)', '1.0.0 (2026-11-01)'];
  expect(faultsOf(['Unreleased'])).toEqual([]);
  expect(faultsOf(['Unreleased', newer, older])).toEqual([]);
  expect(faultsOf([newer])).toEqual(['CHANGELOG.md does not begin with "## Unreleased".']);
  expect(faultsOf(['Unreleased', newer], '1.0.0')).toEqual([
    'package.json is of another version than the newest of CHANGELOG.md, 1.1.0.',
  ]);
  expect(faultsOf(['Unreleased', newer, newer])).toHaveLength(1);
  expect(faultsOf(['Unreleased', newer, 'Version 1'])).toHaveLength(1);
});
