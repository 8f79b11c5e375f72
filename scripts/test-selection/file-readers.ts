/** Sources of builds without the screens, whose builds are covered by the bundles of the project. */
const generator = [
  ...['src/generator/', 'src/core/', 'src/portal/', '!src/portal/screens/', '!src/portal/pieces/'],
  ...['public/', 'schemas/', 'tests/brands/good/', 'astro.config.mjs'],
];

/** Sources and inputs of commands that read no screens of a portal. */
const commands = [
  ...['src/generator/', 'src/core/', 'src/sandbox/', 'scripts/', 'package.json'],
  ...['brands/', 'docs/server/', 'public/', 'schemas/', 'tests/brands/'],
];

/** Sources and inputs of the pipelines that the tests play. */
const pipelines = [...commands, ...generator, '.github/', 'docs/ci/'];

/**
 * Modules that access files or start processes, by file or folder, with the project files and folders that
 * they read besides those named by `new URL(…, import.meta.url)`. A test that imports such a module depends
 * on these; one that imports an unlisted module depends on everything. An exclamation mark excludes a path
 * below a folder. Bundles are not listed: reads of bundles are recorded while a test runs.
 */
const readers: readonly (readonly [module: string, reads: readonly string[]])[] = [
  ['scripts/commands/unusable-folders.test.ts', commands],
  [
    'scripts/commands/guides.test.ts',
    ['docs/brand-files.md', 'docs/brand-files.es.md', 'docs/brand-files.ca.md'],
  ],
  ['scripts/cli/failure.test.ts', []],
  ['scripts/lint/source-version.ts', []],
  ['scripts/commands/new-brand.test.ts', commands],
  ['scripts/commands/pre-commit.test.ts', ['.githooks/']],
  ['scripts/commands/sandbox.test.ts', commands],
  ['scripts/commands/start.test.ts', commands],
  ['scripts/commands/upgrade.test.ts', commands],
  ['scripts/commands/verify-host.test.ts', commands],
  ['scripts/test-selection/processor-time.ts', []],
  ['scripts/test-selection/processor-time.test.ts', []],
  ['scripts/test-selection/vitest-report.ts', ['tests/unsteady.json']],
  ['scripts/test-selection/vitest-report.test.ts', []],
  ['src/generator/brands/', ['brands/', 'src/generator/brands/', 'schemas/']],
  ['src/generator/brands/edits/', ['brands/', 'src/generator/brands/new-brand/template/', 'tests/brands/']],
  ['src/generator/brands/folders.ts', []],
  ['src/generator/brands/schema/read-settings.test.ts', ['src/', 'schemas/']],
  ['src/generator/compare/', []],
  ['src/generator/conformance/described.ts', ['schemas/']],
  ['src/generator/diagnostics/format-text.ts', []],
  ['src/generator/render/', generator],
  ['src/generator/render/bundle/', []],
  ['src/generator/hosting/emitters/host-pack.test.ts', ['docs/hosting.md', 'tests/hosts/engines/']],
  ['src/generator/processes/', []],
  ['src/generator/openapi/clients.test.ts', []],
  ['src/generator/serve/', []],
  ['src/core/contract/entities/field-keys.test.ts', []],
  ['src/core/contract/location/province.test.ts', ['public/_towns/']],
  ['src/portal/forms/address/address.test.ts', []],
  ['src/portal/screens/cv/cv-sections.test.ts', []],
  ['src/sandbox/data-lock.ts', []],
  ['src/sandbox/data-lock.test.ts', []],
  ['src/sandbox/sandbox.ts', []],
  ['src/sandbox/sandboxes.ts', []],
  ['src/sandbox/sandboxes.test.ts', []],
  ['src/sandbox/seed/personas.test.ts', []],
  ['src/sandbox/areas/domains/towns.ts', ['public/_towns/']],
  ['src/sandbox/pages/assets.ts', ['src/sandbox/pages/']],
  ['src/sandbox/pages/docs/', []],
  ['tests/brands/repairs.test.ts', ['brands/', 'src/generator/brands/', 'schemas/', 'tests/brands/']],
  ['tests/conformance/sandbox.test.ts', commands],
  ['tests/conformance/starter.test.ts', ['docs/server/starter/']],
  ['tests/e2e/accessibility-trees.e2e.ts', ['tests/e2e/trees/']],
  ['tests/e2e/build.e2e.ts', generator],
  ['tests/e2e/ci.e2e.ts', pipelines],
  ['tests/e2e/dev.e2e.ts', [...generator, 'brands/', 'scripts/']],
  ['tests/e2e/hostile-brand.e2e.ts', [...generator, 'src/portal/screens/', 'src/portal/pieces/']],
  ['tests/e2e/hostile-corpus.e2e.ts', generator],
  ['tests/e2e/isolation.e2e.ts', []],
  ['tests/e2e/kill.e2e.ts', generator],
  ['tests/e2e/switches.e2e.ts', generator],
  ['tests/hostile/', ['tests/hostile/', 'tests/brands/good/']],
  ['tests/sandbox/account-session.test.ts', []],
  ['tests/sandbox/coverage.test.ts', []],
  ['tests/sandbox/released-data.test.ts', []],
  ['tests/sandbox/crash-recovery.test.ts', commands],
  ['tests/support/build/build-command.ts', [...generator, 'scripts/']],
  ['tests/support/build/bundle.ts', []],
  ['tests/support/build/fixture-brands.ts', []],
  ['tests/support/build/switch-brands.ts', ['brands/', 'schemas/']],
  ['tests/support/build/synthetic-brands.ts', ['brands/']],
  ['tests/support/build/temp-brand.ts', []],
  ['tests/support/build/fixture-bundle.ts', []],
  ['tests/support/ci/', pipelines],
  ['tests/support/faults/', []],
  ['tests/support/journeys/', []],
  ['tests/support/pages/audit-record.ts', ['src/generator/brands/content/statement/']],
  ['tests/support/pages/axe.ts', []],
  ['tests/support/pages/bare-page.ts', []],
  ['tests/support/pages/page-weight.ts', []],
  ['tests/support/portal/', []],
  ['tests/support/run-command.ts', commands],
  ['tests/support/sandbox/scenario-coverage.ts', []],
  ['tests/support/scratch-project.ts', []],
];

/** Whether a module can access files or start processes. */
export const touchesFiles = (source: string): boolean =>
  /from 'node:(fs|fs\/promises|child_process|worker_threads)'/.test(source);

/** Paths that a module reads, by its own entry or that of the nearest folder; undefined without entry. */
export function readsOf(module: string): readonly string[] | undefined {
  const entries = readers.filter(([path]) => isBelow(module, path));
  return entries.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** Whether a file is among the paths that a module reads. */
export const isReadBy = (reads: readonly string[], file: string): boolean =>
  reads.some((path) => isBelow(file, path)) &&
  !reads.some((path) => path.startsWith('!') && isBelow(file, path.slice(1)));

/** Paths of the table, for a test that they exist. */
export const listedReaders: readonly string[] = readers.map(([module]) => module);

const isBelow = (file: string, path: string): boolean =>
  path.endsWith('/') ? file.startsWith(path) : file === path;
