import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { retainPreviousReleases } from './previous-releases.ts';
import { bundleFaults } from './verify-bundle.ts';
import { createManifest, manifestFile, readManifest } from './manifest.ts';
import { SiteWriter } from './site-writer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andana-earlier-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = (): string => join(folder, 'b');

/** Puts a release in the place of the one before. */
function release(inputs: string, files: readonly string[], keep: number): void {
  const next = join(folder, 'next');
  const site = new SiteWriter(join(next, 'site'));
  for (const file of ['index.html', ...files]) site.write(file, `${file} of ${inputs}`);
  const kept = retainPreviousReleases(place(), site, inputs, keep);
  const manifest = createManifest({ brand: 'b', inputs, pages: 1, notes: [], kept }, site.files, new Map());
  writeFileSync(join(next, manifestFile), JSON.stringify(manifest));
  rmSync(place(), { recursive: true, force: true });
  renameSync(next, place());
}

const keptNow = (): Record<string, string[]> =>
  Object.fromEntries(
    (readManifest(place())?.kept ?? []).map(({ inputs, files }) => [inputs, files.map(({ path }) => path)]),
  );

describe('files of earlier releases', () => {
  it('stay for as many releases as was said, those that change their name with their content only', () => {
    release('one', ['_astro/a.1.js', '_brand/logo.svg', 'sw.js'], 2);
    expect(keptNow()).toEqual({});
    release('two', ['_astro/a.2.js', '_brand/logo.svg', 'sw.js'], 2);
    expect(keptNow()).toEqual({ one: ['_astro/a.1.js'] });
    release('three', ['_astro/a.3.js'], 2);
    expect(keptNow()).toEqual({ two: ['_astro/a.2.js', '_brand/logo.svg'], one: ['_astro/a.1.js'] });
    release('four', ['_astro/a.4.js'], 2);
    expect(keptNow()).toEqual({ three: ['_astro/a.3.js'], two: ['_astro/a.2.js', '_brand/logo.svg'] });
    expect(readFileSync(join(place(), 'site/_astro/a.2.js'), 'utf8')).toBe('_astro/a.2.js of two');
    expect(existsSync(join(place(), 'site/_astro/a.1.js'))).toBe(false);
    const manifest = readManifest(place()) ?? expect.fail('There is no manifest');
    expect([...bundleFaults(place(), manifest, true)]).toEqual([]);
    rmSync(join(place(), 'site/_astro/a.2.js'));
    expect([...bundleFaults(place(), manifest, false)]).toEqual([
      { path: 'site/_astro/a.2.js', fault: { en: 'is missing', es: 'falta', ca: 'falta' } },
    ]);
  });

  it('are not those of the same release, built again, and come back into none that has them itself', () => {
    release('one', ['_astro/a.1.js'], 3);
    release('two', ['_astro/a.2.js'], 3);
    release('two', ['_astro/a.2.js'], 3);
    expect(keptNow()).toEqual({ one: ['_astro/a.1.js'] });
    release('one', ['_astro/a.1.js'], 3);
    expect(keptNow()).toEqual({ two: ['_astro/a.2.js'] });
    expect(readFileSync(join(place(), 'site/_astro/a.1.js'), 'utf8')).toBe('_astro/a.1.js of one');
  });

  it('come from a bundle of an earlier version of the generator too', () => {
    release('one', ['_astro/a.1.js'], 1);
    const file = join(place(), manifestFile);
    const {
      kept: _,
      hosting: __,
      ...old
    } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(old));
    release('two', ['_astro/a.2.js'], 1);
    expect(keptNow()).toEqual({ one: ['_astro/a.1.js'] });
  });

  it('go when none are to be kept', () => {
    release('one', ['_astro/a.1.js'], 1);
    release('two', ['_astro/a.2.js'], 1);
    release('three', ['_astro/a.3.js'], 0);
    expect(keptNow()).toEqual({});
  });
});
