import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  addGreenFile,
  type GreenFile,
  type GreenFiles,
  readGreenFiles,
  writeGreenFiles,
} from './green-files.ts';
import type { Inputs } from './inputs.ts';
import { selectFiles } from './select-files.ts';

const run = (inputs: Inputs, commit = 'a1'): GreenFile => ({ commit, tests: 3, inputs });

describe('with --changed', () => {
  const green: GreenFiles = new Map([
    ['same.e2e.ts', [run({ 'src/a.ts': '1', 'montclar /cv': '2' })]],
    ['other.e2e.ts', [run({ 'src/a.ts': '1', 'montclar /cv': 'before', 'src/b.ts': 'before' })]],
    ['shorter.e2e.ts', [run({ 'src/a.ts': '1', 'src/gone.ts': '3' })]],
    ['back.e2e.ts', [run({ 'src/b.ts': 'before' }, 'b2'), run({ 'src/b.ts': '3' }, 'a1')]],
  ]);
  const now: Record<string, Inputs> = {
    'same.e2e.ts': { 'src/a.ts': '1', 'montclar /cv': '2' },
    'other.e2e.ts': { 'src/a.ts': '1', 'montclar /cv': '2', 'src/b.ts': '3' },
    'shorter.e2e.ts': { 'src/a.ts': '1' },
    'back.e2e.ts': { 'src/b.ts': '3' },
    'new.e2e.ts': { 'src/a.ts': '1' },
  };
  const select = (commit?: string) =>
    selectFiles([...Object.keys(now), 'unknown.e2e.ts'], green, (file) => now[file], commit);

  it('a file reruns if an input was changed, added or removed, or without a green run', () => {
    const { files, known } = select();
    expect(files).toEqual(['other.e2e.ts', 'shorter.e2e.ts', 'new.e2e.ts', 'unknown.e2e.ts']);
    expect([...known.keys()]).toEqual(['same.e2e.ts', 'back.e2e.ts']);
  });

  it('the reason is a changed source rather than the pages made from it', () => {
    expect([...select().reasons]).toEqual([
      ['src/b.ts', 1],
      ['src/gone.ts', 1],
      ['no green run', 2],
    ]);
  });

  it('only green runs of the given commit count', () => {
    expect([...select('b2').known.keys()]).toEqual([]);
    expect([...select('a1').known.keys()]).toEqual(['same.e2e.ts', 'back.e2e.ts']);
  });
});

describe('the record of green runs', () => {
  const path = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'andana-green-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, 'tests', 'green.json');
  };

  it('survives a round trip', () => {
    const file = path();
    const green: GreenFiles = new Map([
      ['a.e2e.ts', [run({ x: '1', y: '2' })]],
      ['b.e2e.ts', [run({ y: '2' }, 'b2'), run({ y: '3' })]],
    ]);
    writeGreenFiles(file, green);
    expect(readGreenFiles(file)).toEqual(green);
  });

  it('is empty without a file', () => expect(readGreenFiles(path())).toEqual(new Map()));

  it('keeps the last three different runs of a file, the newest first', () => {
    const green: GreenFiles = new Map();
    for (const hash of ['1', '2', '3', '1', '4']) addGreenFile(green, 'a.e2e.ts', run({ x: hash }));
    expect(green.get('a.e2e.ts')?.map(({ inputs }) => inputs['x'])).toEqual(['4', '1', '3']);
  });
});
