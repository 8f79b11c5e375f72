import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NotAZip, readZip, writeZip, ZipTooLarge } from './zip.ts';

const files = [
  { path: 'brand.yaml', content: Buffer.from('nombre: Illes\n'.repeat(50)) },
  { path: 'content/ca/avís.md', content: Buffer.from('# Avís\n') },
  { path: 'assets/empty.svg', content: Buffer.alloc(0) },
];
const plenty = 1_000_000;

test('a ZIP gives its files back', () => {
  expect(readZip(writeZip(files), plenty)).toEqual(files);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('a ZIP is one for other programs, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'andana-zip-'));
  try {
    writeFileSync(join(folder, 'a.zip'), writeZip(files));
    const script =
      'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), [(i.filename, i.file_size) for i in z.infolist()])';
    expect(execFileSync('python3', ['-c', script, join(folder, 'a.zip')], { encoding: 'utf8' }).trim()).toBe(
      "None [('brand.yaml', 700), ('content/ca/avís.md', 8), ('assets/empty.svg', 0)]",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is no ZIP, or a damaged one, is refused', () => {
  const zip = writeZip(files);
  expect(() => readZip(Buffer.from('PK is not enough'), plenty)).toThrow(NotAZip);
  expect(() => readZip(Buffer.alloc(0), plenty)).toThrow(NotAZip);
  for (let at = 0; at < zip.length; at += 3) {
    const damaged = Buffer.from(zip);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    try {
      readZip(damaged, plenty);
    } catch (error) {
      expect([NotAZip, ZipTooLarge]).toContain((error as Error).constructor);
    }
  }
});

test('a ZIP cannot unpack to more than it says, nor to more than is allowed', () => {
  const large = [{ path: 'assets/a.svg', content: Buffer.alloc(100_000) }];
  expect(() => readZip(writeZip(large), 99_999)).toThrow(ZipTooLarge);
  const lying = writeZip(large);
  // The size in the directory, which is the one that is believed.
  lying.writeUInt32LE(10, lying.length - 22 - 46 - 'assets/a.svg'.length + 24);
  expect(() => readZip(lying, 99_999)).toThrow(NotAZip);
});
