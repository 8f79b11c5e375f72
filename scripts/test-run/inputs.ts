import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePath } from '#build/hosting/resolve.ts';
import type { HostRules } from '#build/hosting/rules.ts';
import { type Manifest, manifestFile } from '#build/generator/bundle/manifest.ts';
import { recordFile } from '#build/generator/bundle/brand-record.ts';
import type { Reached } from '../../tests/support/portal/reached.ts';
import { type Module, readModules } from '../checks/modules.ts';

/** What the outcome of a test file depends on: a hash for each name, which is a path from the root or says what it is. */
export type Inputs = Readonly<Record<string, string>>;

/** What every test depends on, whatever it imports. */
const configuration = [
  'vitest.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'tests/e2e/setup.ts',
  'tests/e2e/note-reached.ts',
];

/**
 * Modules that import all of a kind. A test depends on what it reached behind them: on the handlers of calls that the
 * sandbox answered, on its pages if it asked for one.
 */
const registries: ReadonlySet<string> = new Set(['src/sandbox/areas/index.ts', 'src/sandbox/pages/pages.ts']);

/** Parts of the harness that touch files, but none on which a test could depend. */
const isHarness = (path: string): boolean => path.startsWith('tests/support/portal/');

/** What a test that builds, starts commands or reads sources depends on. */
const isBuiltFrom = (path: string): boolean =>
  !/\.(test|e2e)\.tsx?$/.test(path) && !/^(docs|tests\/e2e)\//.test(path);

const touchesFiles = /from 'node:(fs|fs\/promises|child_process|worker_threads)'/;
const builds = new Set(['src/build/generator/build.ts', 'src/build/generator/compile/compile.ts']);

export class ProjectInputs {
  readonly #modules: ReadonlyMap<string, Module>;
  /** Hashes of all files of the project that git does not ignore. */
  readonly #files: ReadonlyMap<string, string>;
  readonly #environment: string;
  readonly #folders = new Map<string, string>();

  /** @param environment what else decides about all tests, such as the browser */
  constructor(root: string, environment: string) {
    this.#modules = readModules(root);
    this.#files = hashFiles(root);
    this.#environment = shorten(environment);
  }

  /** Hash of everything in the project. */
  get all(): string {
    return this.#hashOf('all', () => true);
  }

  /** Inputs of a file of unit tests. */
  ofUnit(file: string): Inputs {
    const imported = this.#closure([file], new Set());
    // Those of the sandbox tell each other, by way of the coverage, which answers they met.
    const isWhole = file.startsWith('tests/sandbox/') || [...imported].some((it) => this.#touchesFiles(it));
    return { ...this.#shared(), ...(isWhole ? { 'all files': this.all } : this.#hashes(imported)) };
  }

  /**
   * Inputs of a file of end-to-end tests.
   * @param outDir folder with the bundles of now
   */
  ofEndToEnd(file: string, reached: Reached, outDir: string): Inputs {
    const imported = this.#closure([file], registries);
    const paths = reached.paths.filter((it) => existsSync(join(outDir, it.split(' ')[0] ?? '')));
    const isWhole =
      // A brand that the test has made.
      paths.length < reached.paths.length ||
      [...imported].some(
        (it) => builds.has(it) || (it.startsWith('tests/') && !isHarness(it) && this.#touchesFiles(it)),
      );
    const handlers = this.#closure(
      reached.calls.flatMap((call) => this.#handlersOf(call)),
      registries,
    );
    return {
      ...this.#shared(),
      ...this.#hashes(imported),
      ...this.#hashes(handlers),
      ...(isWhole && { 'all sources': this.#hashOf('sources', isBuiltFrom) }),
      ...(reached.sandboxPages && {
        'src/sandbox': this.#hashOf('sandbox', (path) => /^src\/(sandbox|core)\//.test(path)),
      }),
      ...Object.fromEntries(
        reached.brands.map((id) => [`${id} ${recordFile}`, hashFile(join(outDir, id, recordFile))]),
      ),
      ...Object.fromEntries(
        reached.bundles.map((id) => [`${id} bundle`, hashFile(join(outDir, id, manifestFile))]),
      ),
      ...this.#served(paths, outDir),
    };
  }

  #shared(): Inputs {
    return {
      'browser, Node and options': this.#environment,
      ...this.#hashes(configuration),
    };
  }

  /** A file with all that it imports, but for what is behind some of that. */
  #closure(start: readonly string[], cuts: ReadonlySet<string>): Set<string> {
    const found = new Set(start);
    for (const path of found) {
      if (cuts.has(path)) continue;
      for (const { from } of this.#modules.get(path)?.imports ?? []) found.add(from);
    }
    return found;
  }

  #touchesFiles(path: string): boolean {
    return touchesFiles.test(this.#modules.get(path)?.text ?? '');
  }

  /** The modules that answer a call: those of the sandbox's areas that name it. */
  #handlersOf(call: string): string[] {
    const named = new RegExp(`\\b${call}\\b`);
    const naming = [...this.#modules.values()].filter(
      ({ path, text }) => path.startsWith('src/sandbox/areas/') && !registries.has(path) && named.test(text),
    );
    return naming.map(({ path }) => path);
  }

  #hashes(paths: Iterable<string>): Inputs {
    return Object.fromEntries([...paths].map((path) => [path, this.#files.get(path) ?? 'missing']));
  }

  #hashOf(name: string, isPart: (path: string) => boolean): string {
    const known = this.#folders.get(name);
    if (known !== undefined) return known;
    const parts = [...this.#files].filter(([path]) => isPart(path));
    const hash = shorten(JSON.stringify(parts));
    this.#folders.set(name, hash);
    return hash;
  }

  readonly #sites = new Map<string, { rules: HostRules; files: Map<string, string>; headers: string }>();

  /** What a host sends for each path. */
  #served(paths: readonly string[], outDir: string): Inputs {
    return Object.fromEntries(
      paths.map((reached) => {
        const [brand = '', path = ''] = reached.split(' ');
        const { rules, files, headers } = this.#site(brand, outDir);
        const found = resolvePath(rules, path, (file) => files.has(file));
        const sent = found.status === 400 ? '' : (files.get(found.file) ?? 'missing');
        return [reached, shorten([found.status, sent, headers].join(' '))];
      }),
    );
  }

  #site(brand: string, outDir: string) {
    const known = this.#sites.get(brand);
    if (known) return known;
    const bundle = join(outDir, brand);
    const rules = JSON.parse(readFileSync(join(bundle, 'hosting', 'rules.json'), 'utf8')) as HostRules;
    const manifest = JSON.parse(readFileSync(join(bundle, manifestFile), 'utf8')) as Manifest;
    const files = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]));
    const site = { rules, files, headers: shorten(JSON.stringify(rules.headers.always)) };
    this.#sites.set(brand, site);
    return site;
  }
}

const shorten = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

const hashFile = (path: string): string => (existsSync(path) ? shorten(readFileSync(path)) : 'missing');

function hashFiles(root: string): Map<string, string> {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const paths = list.split('\0').filter((path) => path && existsSync(join(root, path)));
  return new Map(paths.sort().map((path) => [path, shorten(readFileSync(join(root, path)))]));
}
