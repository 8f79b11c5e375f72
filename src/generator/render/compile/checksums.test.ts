import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isIntact, writeChecksums } from './checksums.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andana-checksums-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'client/_astro'), { recursive: true });
  writeFileSync(join(folder, 'client/_astro/app.js'), 'go()');
  writeFileSync(join(folder, 'packages.json'), '{}');
  writeChecksums(folder);
});

describe('a compiled folder', () => {
  it('is intact as it was compiled, and lists its files as sha256sum does', () => {
    expect(isIntact(folder)).toBe(true);
    const sha256 = createHash('sha256').update('go()').digest('hex');
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toContain(`${sha256}  client/_astro/app.js\n`);
  });

  it.each<[string, () => void]>([
    ['a truncated file', () => truncateSync(join(folder, 'client/_astro/app.js'))],
    ['an appended script', () => appendFileSync(join(folder, 'client/_astro/app.js'), ';more()')],
    ['a missing file', () => rmSync(join(folder, 'packages.json'))],
    ['an extra file', () => writeFileSync(join(folder, 'client/other.js'), '')],
    ['a truncated list', () => truncateSync(join(folder, 'SHA256SUMS'), 80)],
    ['no list', () => rmSync(join(folder, 'SHA256SUMS'))],
  ])('is damaged with %s', (_, damage) => {
    damage();
    expect(isIntact(folder)).toBe(false);
  });

  it('is not intact where it does not exist', () => {
    expect(isIntact(join(folder, 'none'))).toBe(false);
  });
});
