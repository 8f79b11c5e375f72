import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFolders } from '#generator/brands/folders.ts';
import { recordFile } from '#generator/render/bundle/brand-record.ts';
import type { Reached } from '../../tests/support/portal/reached.ts';
import { type Module, readModules } from '../checks/modules.ts';
import { isReadBy, readsOf, touchesFiles } from './file-readers.ts';
import { hashOf, hashOfFile } from './hashes.ts';
import { type Catalogue, literalsOf, namedTexts, shapeOf } from './named-texts.ts';
import { ServedFileList } from './served-files.ts';

/** Inputs of a test file: a hash by name, which is a path from the root or a description. */
export type Inputs = Readonly<Record<string, string>>;

/** Inputs of every test, with their imports. */
const configuration = [
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tests/support/portal/record-reached-code.ts',
  'src/generator/processes/compiled-code.mjs',
];

/** Further inputs of every end-to-end test: the set-up, without the generator that it calls. */
const setUp = ['tests/e2e/setup.ts', 'tests/support/build/project-bundles.ts'];

/**
 * Modules that import all modules of a kind. Tests depend only on the reached ones behind them: on handlers
 * of answered calls, and on pages of the sandbox if visited.
 */
const registries: ReadonlySet<string> = new Set(['src/sandbox/areas/index.ts', 'src/sandbox/pages/pages.ts']);

/** Modules of the harness that start sandboxes and record their requests; a test may start a sandbox without them. */
const sandboxModule = 'src/sandbox/sandbox.ts';
const recordingModules: ReadonlySet<string> = new Set([
  'tests/support/portal/live-portal.ts',
  'tests/support/sandbox/sandbox.ts',
]);

/** Module with the texts of all catalogues; each test relies on few of them. */
const catalogues = 'src/core/i18n/catalogues.gen.ts';
const wholeCatalogues: ReadonlySet<string> = new Set([catalogues, 'src/core/i18n/messages.ts']);

const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$/.test(path);
const messagesFolder = 'src/core/i18n/messages/';
const isCatalogue = (path: string): boolean => path.startsWith(messagesFolder);

/** Whether no test reads a file: decisions are checked by `npm run checks`, which always runs. */
const isUnread = (path: string): boolean => path.startsWith('docs/decisions/') || path.endsWith('.e2e.ts');

/**
 * Whether a test that builds is independent of a file: of other tests, and of catalogues, whose texts are
 * compared separately.
 */
const isUnbuilt = (path: string): boolean => isUnread(path) || isTest(path) || isCatalogue(path);

export class ProjectInputs {
  readonly #root: string;
  readonly #modules: ReadonlyMap<string, Module>;
  /** Hashes of all project files that git does not ignore. */
  readonly #files: ReadonlyMap<string, string>;
  readonly #environment: string;
  readonly #catalogues: readonly Catalogue[];
  readonly #folders = new Map<string, string>();
  readonly #served = new ServedFileList();

  /** @param environment further inputs of all tests, such as the browser */
  constructor(root: string, environment: string) {
    this.#root = root;
    this.#modules = readModules(root);
    this.#files = hashFiles(root);
    this.#environment = hashOf(environment);
    this.#catalogues = [...this.#files.keys()]
      .filter((path) => isCatalogue(path) && path.endsWith('.json'))
      .map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Catalogue);
  }

  /** Hash of the whole project. */
  get all(): string {
    return this.#hashOf('all', () => true);
  }

  /**
   * Inputs of a unit test file.
   * @param reached reached parts of the sandbox, where recorded
   */
  ofUnit(file: string, reached?: Reached): Inputs {
    const cuts = this.#cutsOf(file, reached && this.#startsNotedOnly(file) ? registries : new Set());
    const imported = this.#closure([file], cuts);
    const reads = this.#readsOf(imported);
    const handlers = this.#closure(this.#handlersOf(reached?.calls ?? []), cuts);
    return {
      ...this.#shared(),
      ...(reads
        ? {
            ...this.#hashes(imported),
            ...this.#hashes(handlers),
            ...(reached?.sandboxPages && this.#sandboxPages()),
            ...this.#hashOfReads(reads),
            ...this.#texts(file, new Set([...imported, ...handlers]), reads),
          }
        : { 'all files': this.#hashOf('files', (path) => !isUnread(path)) }),
    };
  }

  /**
   * Inputs of an end-to-end test file.
   * @param outDir folder with the current bundles
   */
  ofEndToEnd(file: string, reached: Reached, outDir: string): Inputs {
    const imported = this.#closure([file], this.#cutsOf(file, registries));
    const paths = reached.paths.filter((path) => existsSync(join(outDir, path.split(' ')[0] ?? '')));
    // For paths outside of the bundles, the test has built its own brand, and shows screens covered by no
    // other input.
    const reads = paths.length < reached.paths.length ? undefined : this.#readsOf(imported);
    const handlers = this.#closure(this.#handlersOf(reached.calls), this.#cutsOf(file, registries));
    return {
      ...this.#shared(),
      ...this.#hashes(setUp),
      ...this.#hashes(imported),
      ...this.#hashes(handlers),
      ...(reads
        ? this.#hashOfReads(reads)
        : { 'all sources': this.#hashOf('sources', (path) => !isUnbuilt(path)) }),
      ...this.#texts(file, new Set([...imported, ...handlers]), reads),
      ...(reached.sandboxPages && this.#sandboxPages()),
      ...(reached.allBrands && { 'list of brands': hashOf(brandFolders(outDir).join(' ')) }),
      ...Object.fromEntries(
        reached.brands.map((id) => [`${id} ${recordFile}`, hashOfFile(join(outDir, id, recordFile))]),
      ),
      ...Object.fromEntries(
        reached.bundles.map((id) => [`${id} bundle`, this.#served.bundleHash(join(outDir, id))]),
      ),
      ...Object.fromEntries(
        paths.map((reachedPath) => {
          const [brand = '', path = ''] = reachedPath.split(' ');
          return [reachedPath, this.#served.responseHash(join(outDir, brand), path)];
        }),
      ),
    };
  }

  #shared(): Inputs {
    return {
      'browser, Node and options': this.#environment,
      ...this.#hashes(this.#closure(configuration, new Set())),
    };
  }

  /**
   * Modules whose imports are not followed for a test. A test that imports the catalogues itself may read all
   * texts.
   */
  #cutsOf(file: string, more: ReadonlySet<string> = new Set()): ReadonlySet<string> {
    const readsAllTexts = this.#modules.get(file)?.imports.some(({ from }) => wholeCatalogues.has(from));
    return readsAllTexts ? more : new Set([...more, catalogues]);
  }

  /** Transitive imports and references of files, without type imports and without those behind `cuts`. */
  #closure(start: readonly string[], cuts: ReadonlySet<string>): Set<string> {
    const closure = new Set(start);
    for (const path of closure) {
      if (cuts.has(path)) continue;
      const { imports = [], references = [] } = this.#modules.get(path) ?? {};
      for (const { from, isType } of imports) if (!isType) closure.add(from);
      for (const named of references) closure.add(named);
    }
    return closure;
  }

  /** Paths that modules read; undefined where one of them may read anything. */
  #readsOf(imported: ReadonlySet<string>): ReadonlySet<readonly string[]> | undefined {
    const reads = new Set<readonly string[]>();
    for (const path of imported) {
      if (!touchesFiles(this.#modules.get(path)?.text ?? '')) continue;
      const paths = readsOf(path);
      if (!paths) return undefined;
      reads.add(paths);
    }
    return reads;
  }

  #hashOfReads(reads: ReadonlySet<readonly string[]>): Inputs {
    const lists = [...reads].filter((list) => list.length > 0);
    return Object.fromEntries(
      lists.map((list) => {
        const name = list.join(', ');
        return [name, this.#hashOf(name, (path) => isReadBy(list, path) && !isUnbuilt(path))];
      }),
    );
  }

  /** Inputs of the sandbox's own pages. */
  #sandboxPages(): Inputs {
    const isBehind = (path: string): boolean =>
      /^(src\/(sandbox|core)|docs\/server|schemas)\//.test(path) && !isCatalogue(path);
    return { 'src/sandbox': this.#hashOf('sandbox', isBehind) };
  }

  /** Whether all sandboxes of a test record their requests. */
  #startsNotedOnly(file: string): boolean {
    const starting = [...this.#closure([file], registries)].filter((path) =>
      this.#modules.get(path)?.imports.some(({ from, isType }) => from === sandboxModule && !isType),
    );
    return starting.every((path) => recordingModules.has(path));
  }

  /** Handler modules of calls: modules in the sandbox's areas that contain the name of a call. */
  #handlersOf(calls: readonly string[]): string[] {
    if (calls.length === 0) return [];
    const named = new RegExp(`\\b(${calls.join('|')})\\b`);
    const naming = [...this.#modules.values()].filter(
      ({ path, text }) =>
        path.startsWith('src/sandbox/areas/') && !registries.has(path) && !isTest(path) && named.test(text),
    );
    return naming.map(({ path }) => path);
  }

  #hashes(paths: Iterable<string>): Inputs {
    return Object.fromEntries(
      [...paths].map((path) => [path, this.#files.get(path) ?? this.#hashOfFolder(path)]),
    );
  }

  #hashOfFolder(path: string): string {
    const folder = `${path.replace(/\/$/, '')}/`;
    return this.#hashOf(folder, (file) => file.startsWith(folder));
  }

  #hashOf(name: string, isPart: (path: string) => boolean): string {
    const cached = this.#folders.get(name);
    if (cached !== undefined) return cached;
    const parts = [...this.#files].filter(([path]) => isPart(path));
    const hash = hashOf(JSON.stringify(parts));
    this.#folders.set(name, hash);
    return hash;
  }

  /**
   * Inputs from texts shown by the portal or the sandbox: the shape of the catalogues, and the wording of the
   * texts that the test names.
   */
  #texts(
    file: string,
    imported: ReadonlySet<string>,
    reads: ReadonlySet<readonly string[]> | undefined,
  ): Inputs {
    const lists = [...(reads ?? [])];
    const isCounted =
      !reads || imported.has(catalogues) || lists.some((list) => isReadBy(list, messagesFolder));
    if (!isCounted) return {};
    const sources = [...imported].filter((path) => path === file || path.startsWith('tests/'));
    const expected = [...this.#files.keys()].filter(
      (path) =>
        path.startsWith('tests/') && path.endsWith('.yaml') && lists.some((list) => isReadBy(list, path)),
    );
    const literals = [
      ...sources.flatMap((path) => literalsOf(this.#modules.get(path)?.text ?? '')),
      ...expected.map((path) => readFileSync(join(this.#root, path), 'utf8').toLowerCase()),
    ];
    const named = this.#catalogues.map((catalogue) => namedTexts(catalogue, literals));
    return { 'texts that it names': hashOf(JSON.stringify([this.#catalogues.map(shapeOf), named])) };
  }
}

function hashFiles(root: string): Map<string, string> {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const paths = list.split('\0').filter((path) => path && existsSync(join(root, path)));
  return new Map(paths.sort().map((path) => [path, hashOf(readFileSync(join(root, path)))]));
}
