import { describe, expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { pipelineFaults } from './pipelines.ts';

describe('pipelines', () => {
  const pinned = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683';
  const workflow = (job: string): string =>
    `on: push\npermissions: { contents: read }\njobs:\n  one:\n    runs-on: ubuntu-latest\n${job}`;
  const faultsOf = (path: string, text: string): Promise<string[]> =>
    pipelineFaults(scratchProject({ [path]: text }));
  const github = '.github/workflows/x.yml';

  it('that a code host understands, with pinned actions, pass', async () => {
    expect(
      await faultsOf(github, workflow(`    steps:\n      - uses: ${pinned}\n      - run: npm ci\n`)),
    ).toEqual([]);
    expect(await faultsOf('docs/ci/x.yml', 'build:\n  script: [npm ci]\n')).toEqual([]);
  });

  it('are told what a code host would not understand in them', async () => {
    expect((await faultsOf(github, workflow('    step: []\n'))).join()).toMatch(/x\.yml: .*'step'/);
    expect(
      (await faultsOf(github, workflow('    steps: [{ run: "a", if: "no.such()" }]\n'))).join(),
    ).toContain('x.yml');
    expect((await faultsOf('docs/ci/x.yml', 'build:\n  script: { a: 1 }\n')).join()).toMatch(
      /x\.yml: .*script/s,
    );
    expect((await faultsOf('docs/ci/x.yml', 'build:\n  stage: none\n  script: [a]\n')).join()).toContain(
      'x.yml',
    );
  });

  it.each([
    [
      'an action by its tag',
      '    steps: [{ uses: actions/checkout@v4 }]',
      /uses actions\/checkout@v4, which is not pinned/,
    ],
    [
      'a checkout beside a permission to write',
      `    permissions: { pull-requests: write }\n    steps: [{ uses: ${pinned} }]`,
      /has a token/,
    ],
    [
      'a command of the project beside a secret',
      '    steps: [{ run: npm ci, env: { A: "${{ secrets.A }}" } }]',
      /has a token/,
    ],
    [
      'a checkout beside the token of the run',
      `    env: { T: "\${{ github.token }}" }\n    steps: [{ uses: ${pinned} }]`,
      /has a token/,
    ],
  ])('may not have %s', async (_, job, expected) => {
    expect((await faultsOf(github, workflow(`${job}\n`))).join()).toMatch(expected);
  });
});
