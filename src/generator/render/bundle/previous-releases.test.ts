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

const bundlePath = (): string => join(folder, 'b');

/** Publishes a release over the previous one. */
function release(inputs: string, files: readonly string[], keep: number): void {
  const next = join(folder, 'next');
  const site = new SiteWriter(join(next, 'site'));
  for (const file of ['index.html', ...files]) site.write(file, `${file} of ${inputs}`);
  const kept = retainPreviousReleases(bundlePath(), site, inputs, keep);
  const manifest = createManifest({ brand: 'b', inputs, pages: 1, notes: [], kept }, site.files, new Map());
  writeFileSync(join(next, manifestFile), JSON.stringify(manifest));
  rmSync(bundlePath(), { recursive: true, force: true });
  renameSync(next, bundlePath());
}

const retained = (): Record<string, string[]> =>
  Object.fromEntries(
    (readManifest(bundlePath())?.kept ?? []).map(({ inputs, files }) => [
      inputs,
      files.map(({ path }) => path),
    ]),
  );

describe('files of earlier releases', () => {
  it('are retained for the given number of releases, only files with a hash in their name', () => {
    release('one', ['_astro/a.1.js', '_brand/logo.svg', 'sw.js'], 2);
    expect(retained()).toEqual({});
    release('two', ['_astro/a.2.js', '_brand/logo.svg', 'sw.js'], 2);
    expect(retained()).toEqual({ one: ['_astro/a.1.js'] });
    release('three', ['_astro/a.3.js'], 2);
    expect(retained()).toEqual({ two: ['_astro/a.2.js', '_brand/logo.svg'], one: ['_astro/a.1.js'] });
    release('four', ['_astro/a.4.js'], 2);
    expect(retained()).toEqual({ three: ['_astro/a.3.js'], two: ['_astro/a.2.js', '_brand/logo.svg'] });
    expect(readFileSync(join(bundlePath(), 'site/_astro/a.2.js'), 'utf8')).toBe('_astro/a.2.js of two');
    expect(existsSync(join(bundlePath(), 'site/_astro/a.1.js'))).toBe(false);
    const manifest = readManifest(bundlePath()) ?? expect.fail('There is no manifest');
    expect([...bundleFaults(bundlePath(), manifest, true)]).toEqual([]);
    rmSync(join(bundlePath(), 'site/_astro/a.2.js'));
    expect([...bundleFaults(bundlePath(), manifest, false)]).toEqual([
      { path: 'site/_astro/a.2.js', fault: { en: 'is missing', es: 'falta', ca: 'falta' } },
    ]);
  });

  it('are not those of the same release, rebuilt, and never replace files of the new release', () => {
    release('one', ['_astro/a.1.js'], 3);
    release('two', ['_astro/a.2.js'], 3);
    release('two', ['_astro/a.2.js'], 3);
    expect(retained()).toEqual({ one: ['_astro/a.1.js'] });
    release('one', ['_astro/a.1.js'], 3);
    expect(retained()).toEqual({ two: ['_astro/a.2.js'] });
    expect(readFileSync(join(bundlePath(), 'site/_astro/a.1.js'), 'utf8')).toBe('_astro/a.1.js of one');
  });

  it('are also taken from a bundle of an earlier generator version', () => {
    release('one', ['_astro/a.1.js'], 1);
    const file = join(bundlePath(), manifestFile);
    const {
      kept: _,
      hosting: __,
      ...old
    } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(old));
    release('two', ['_astro/a.2.js'], 1);
    expect(retained()).toEqual({ one: ['_astro/a.1.js'] });
  });

  it('are dropped when none are to be retained', () => {
    release('one', ['_astro/a.1.js'], 1);
    release('two', ['_astro/a.2.js'], 1);
    release('three', ['_astro/a.3.js'], 0);
    expect(retained()).toEqual({});
  });
});
