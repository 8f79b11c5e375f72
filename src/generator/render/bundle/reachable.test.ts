import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reachable, readClientFiles } from './reachable.ts';

const folder = mkdtempSync(join(tmpdir(), 'andana-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  '_astro/page.a1.js': 'import "./shared.b2.js"; const lazy = () => import("./lazy.c3.js")',
  '_astro/shared.b2.js': 'export const x = 1',
  '_astro/lazy.c3.js': 'import "./shared.b2.js"; document.baseURI + "lazy.d4.css"',
  '_astro/lazy.d4.css': 'a { background: url(/_astro/dot.e5.png) }',
  '_astro/dot.e5.png': 'page.a1.js',
  '_astro/events.f6.js': 'import "./shared.b2.js"',
  'sw.js': 'self',
};
mkdirSync(join(folder, '_astro'));
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
const client = readClientFiles(folder);

it('follows imports, lazy imports and styles, and leaves out unreferenced files', () => {
  expect(reachable(client, ['_astro/page.a1.js'])).toEqual([
    '_astro/dot.e5.png',
    '_astro/lazy.c3.js',
    '_astro/lazy.d4.css',
    '_astro/page.a1.js',
    '_astro/shared.b2.js',
  ]);
});

it('does not look for names inside pictures', () => {
  expect(reachable(client, ['_astro/dot.e5.png'])).toEqual(['_astro/dot.e5.png']);
});

it('lists the files that every site has under their own name', () => {
  expect(client.fixed).toEqual(['sw.js']);
  expect(client.facts.get('sw.js')?.size).toBe(4);
});
