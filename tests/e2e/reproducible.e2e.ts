import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashesOf } from '../support/build/bundle.ts';
import { builtBrands, bundleOf } from '../support/portal/bundles.ts';
import { userEnvironment } from '../support/build/user-environment.ts';

const root = join(import.meta.dirname, '../..');

it.skipIf(process.env['FULL'] !== '1')(
  'a copy of the project in another place compiles and builds the same bytes',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'andana another place-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of list.split('\0').filter((it) => it && existsSync(join(root, it))))
      cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['scripts/commands/build.ts', '--out', join(folder, 'out')], {
      cwd: folder,
      env: { ...userEnvironment(), TZ: 'Asia/Kathmandu' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const brands = builtBrands();
    expect(brands.length).toBeGreaterThan(1);
    for (const { id } of brands) {
      // The build environment is the only recorded fact that differs.
      const bytes = (bundle: string): Record<string, string> =>
        Object.fromEntries(Object.entries(hashesOf(bundle)).filter(([file]) => file !== 'provenance.json'));
      const expected = bytes(bundleOf(id));
      expect(Object.keys(expected).length).toBeGreaterThan(50);
      expect(bytes(join(folder, 'out', id)), id).toEqual(expected);
    }
  },
);
