import { mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleFaults, intactManifest } from './verify-bundle.ts';
import { createManifest, manifestFile, readManifest } from './manifest.ts';
import { SiteWriter } from './site-writer.ts';

let bundle: string;
beforeEach(() => {
  bundle = mkdtempSync(join(tmpdir(), 'andana-intact-'));
  const site = new SiteWriter(join(bundle, 'site'));
  site.write('index.html', '<p>One</p>');
  site.write('_astro/app.BxY1.js', 'go()');
  const hosting = new SiteWriter(join(bundle, 'hosting'));
  hosting.write('rules.json', '{}');
  hosting.write('nginx/server.conf', 'gzip on;');
  const manifest = createManifest(
    { brand: 'b', inputs: 'i', pages: 1, notes: [], kept: [] },
    site.files,
    hosting.files,
  );
  writeFileSync(join(bundle, manifestFile), JSON.stringify(manifest));
});
afterEach(() => rmSync(bundle, { recursive: true }));

const faults = (isThorough: boolean): string[] => {
  const manifest = readManifest(bundle) ?? expect.fail('There is no manifest');
  return [...bundleFaults(bundle, manifest, isThorough)].map(({ path, fault }) => `${path} ${fault.en}`);
};

describe('a bundle', () => {
  it('is intact as it was built, and outdated when it was made from something else', () => {
    expect(intactManifest(bundle, 'i', true)?.brand).toBe('b');
    expect(faults(true)).toEqual([]);
    expect(intactManifest(bundle, 'other', false)).toBeUndefined();
  });

  it.each(['site/index.html', 'hosting/nginx/server.conf'])(
    'is damaged without %s, or with a part of it',
    (file) => {
      truncateSync(join(bundle, file), 3);
      expect(intactManifest(bundle, 'i', false)).toBeUndefined();
      rmSync(join(bundle, file));
      expect(intactManifest(bundle, 'i', false)).toBeUndefined();
    },
  );

  it('is damaged with a link instead of a file, whatever its target', () => {
    const file = join(bundle, 'site/index.html');
    renameSync(file, `${bundle}.html`);
    symlinkSync(`${bundle}.html`, file);
    expect(faults(false)).toEqual(['site/index.html is missing']);
    rmSync(`${bundle}.html`);
  });

  it.each(['null', '[]', '{"inputs":"i"}', '{"inputs":"i","files":{},"notes":[]}', '{'])(
    'is damaged with the manifest %s',
    (text) => {
      writeFileSync(join(bundle, manifestFile), text);
      expect(intactManifest(bundle, 'i', true)).toBeUndefined();
    },
  );

  it('is searched for changed and unlisted files only on request', () => {
    writeFileSync(join(bundle, 'site/index.html'), '<p>Two</p>');
    writeFileSync(join(bundle, 'hosting/stray.conf'), '');
    expect(intactManifest(bundle, 'i', false)).toBeDefined();
    expect(intactManifest(bundle, 'i', true)).toBeUndefined();
    expect(faults(false)).toEqual([]);
    expect(faults(true)).toEqual([
      'site/index.html has another content',
      'hosting/stray.conf is not in the manifest',
    ]);
  });
});
