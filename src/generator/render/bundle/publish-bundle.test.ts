import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishBundle, recoverBundle, startBundle } from './publish-bundle.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'andana-swap-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const write = (folder: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'file'), text);
};
const read = (brand: string): string => readFileSync(join(out, brand, 'file'), 'utf8');

describe('publishing a bundle', () => {
  it('replaces the previous one and leaves nothing beside it', async () => {
    write(join(out, 'uno'), 'old');
    const folder = startBundle(join(out, 'uno'));
    write(folder, 'new');
    await publishBundle(folder, join(out, 'uno'));
    expect(read('uno')).toBe('new');
    expect(readdirSync(out)).toEqual(['uno']);
  });

  it('begins in an empty folder even after an interrupted run', () => {
    write(startBundle(join(out, 'uno')), 'half');
    expect(readdirSync(startBundle(join(out, 'uno')))).toEqual([]);
  });

  it('restores the previous one if the run was interrupted between the two renames', () => {
    write(join(out, 'uno'), 'old');
    write(startBundle(join(out, 'uno')), 'new');
    renameSync(join(out, 'uno'), join(out, '.previous-uno'));
    recoverBundle(out);
    expect(read('uno')).toBe('old');
    expect(readdirSync(out)).toEqual(['uno']);
  });

  it('keeps the new one if the run was interrupted after the second rename', () => {
    write(join(out, 'uno'), 'new');
    write(join(out, '.previous-uno'), 'old');
    recoverBundle(out);
    expect(read('uno')).toBe('new');
    expect(readdirSync(out)).toEqual(['uno']);
  });

  it('has nothing to recover where nothing was built', () => {
    recoverBundle(join(out, 'none'));
    expect(existsSync(join(out, 'none'))).toBe(false);
  });
});
