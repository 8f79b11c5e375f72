import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syntheticId, writeSyntheticBrands } from '../build/synthetic-brands.ts';

const root = join(import.meta.dirname, '../../..');

/** Paths of the project that a university has in its repository, besides the brands. */
const copied = [
  '.github/workflows',
  '.gitignore',
  'astro.config.mjs',
  'docs/ci',
  'package-lock.json',
  'package.json',
  'public',
  'schemas',
  'scripts',
  'src',
  'tests/support',
  'tsconfig.json',
];

/** A repository with the project and many brands, for simulated pull requests. */
export interface PlayedRepository {
  folder: string;
  /** Changes a file of the working tree. */
  edit: (path: string, from: string | RegExp, to: string) => void;
  /** Branches from main and commits a change. */
  pullRequest: (name: string, change: () => void) => void;
  remove: () => void;
}

/**
 * Creates a repository with a number of brands below the caches of the project, whose packages and compiled
 * renderer it shares.
 * @param cache folder with compiled renderers
 */
export function playRepository(brands: number, cache = join(root, '.cache')): PlayedRepository {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'played-'));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  writeSyntheticBrands(join(folder, 'brands'), brands);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, '.cache'));
  for (const shared of ['renderer', 'images']) {
    mkdirSync(join(cache, shared), { recursive: true });
    symlinkSync(join(cache, shared), join(folder, '.cache', shared));
  }
  // A pattern with a trailing slash does not match symbolic links.
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache\ndist-brands\nportals.yml\n');
  const git = (...args: string[]): void => {
    const names = ['-c', 'user.name=Played', '-c', 'user.email=played@example.org'];
    execFileSync('git', [...names, ...args], { cwd: folder, stdio: 'ignore' });
  };
  const commit = (message: string): void => {
    git('add', '--all');
    git('commit', '--quiet', `--message=${message}`);
  };
  git('init', '--quiet', '--initial-branch=main');
  commit('All brands');
  return {
    folder,
    edit: (path, from, to) => {
      const file = join(folder, path);
      const before = readFileSync(file, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} has no ${from.toString()}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    },
    pullRequest: (name, change) => {
      git('checkout', '--quiet', '--force', '-B', name, 'main');
      change();
      commit(name);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Three pull requests: of one brand, of the base of all brands, and of a screen. */
export const pullRequests = {
  brand: ({ edit }: PlayedRepository) => {
    edit(`brands/${syntheticId(2)}/brand.yaml`, /primario: .*/, "primario: '#5a1d6e'");
    edit(`brands/${syntheticId(2)}/brand.yaml`, /^( +)encuestas: true$/m, '$1encuestas: false');
  },
  base: ({ edit }: PlayedRepository) => {
    edit('brands/_base/brand.yaml', 'showReferenciaOferta: true', 'showReferenciaOferta: false');
  },
  screen: ({ edit }: PlayedRepository) => {
    edit('src/portal/screens/events/events.page.astro', /$/, '\n');
  },
} as const;
