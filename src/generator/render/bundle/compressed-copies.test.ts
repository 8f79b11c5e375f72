import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { addCompressedCopies } from './compressed-copies.ts';
import { SiteWriter } from './site-writer.ts';

it('compressible text has compressed copies, which pages under several addresses share', () => {
  const folder = mkdtempSync(join(tmpdir(), 'andana-copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = new SiteWriter(folder);
  const page = '<p>Lorem ipsum dolor sit amet.</p>'.repeat(60);
  site.write('a/index.html', page);
  site.link('a/index.html', 'b/index.html');
  site.write('small.txt', 'small');
  site.write('_brand/logo.png', Buffer.alloc(4000));
  addCompressedCopies(site);
  expect([...site.files.keys()].filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([
    'a/index.html.br',
    'a/index.html.gz',
    'b/index.html.br',
    'b/index.html.gz',
  ]);
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  expect(brotliDecompressSync(read('b/index.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('a/index.html.gz')).toString()).toBe(page);
  expect(statSync(join(folder, 'b/index.html.br')).ino).toBe(statSync(join(folder, 'a/index.html.br')).ino);
});
