import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { writeCachedFile } from '#generator/brands/files/cached-file.ts';
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
  addCompressedCopies(site, join(folder, 'cache'));
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

it('copies of shared files come from the cache, unless they are damaged there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'andana-copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cache = join(folder, 'cache');
  const script = 'console.log("Lorem ipsum dolor sit amet.");'.repeat(60);
  const copyIn = (name: string): string => {
    const site = new SiteWriter(join(folder, name));
    site.write('_astro/frame.js', script);
    site.write('index.html', `<p>${script}</p>`);
    addCompressedCopies(site, cache);
    return brotliDecompressSync(readFileSync(join(site.folder, '_astro/frame.js.br'))).toString();
  };
  expect(copyIn('first')).toBe(script);
  const [kept = '', ...others] = readdirSync(cache);
  expect(others).toEqual([]);
  const file = join(cache, kept);
  const marked = 'Kept by the cache';
  writeCachedFile(file, brotliCompressSync(marked));
  expect(copyIn('second')).toBe(marked);
  writeFileSync(file, readFileSync(file).subarray(0, -4));
  expect(copyIn('third')).toBe(script);
});
