import { reportText } from '#generator/diagnostics/report-text.ts';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BuildReport } from '#generator/render/build.ts';
import { takeArguments } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { formatTable } from '../cli/table.ts';
import { median, verdict } from '../bench/verdict.ts';

const command = {
  name: 'bench',
  summary: reportText('commands.bench.summary'),
  options: {},
} as const satisfies Command;

takeArguments(command);

// Loaded late, so that `--help` stays fast.
const { readManifest } = await import('#generator/render/bundle/manifest.ts');
const { recolour, syntheticId, writeSyntheticBrands } =
  await import('../../tests/support/build/synthetic-brands.ts');
const { pageWeights, reactFloor } = await import('../../tests/support/pages/page-weight.ts');
const { benchChanges } = await import('../bench/changes.ts');

const root = resolve(import.meta.dirname, '../..');
const sizes = [1, 10, 50, 100];
const largest = Math.max(...sizes);

/** Next to the project's cache and output, so that packages and links resolve. */
mkdirSync(join(root, '.cache'), { recursive: true });
const work = mkdtempSync(join(root, '.cache', 'bench-'));
const cache = join(work, 'cache');
const brandsDir = join(work, 'brands');

interface Run extends BuildReport {
  /** Duration of the whole process in seconds. */
  seconds: number;
  /** In bytes. */
  peakMemory: number;
}

function build(out: string, ...options: string[]): Run {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'scripts/commands/build.ts',
      '--brands-dir',
      brandsDir,
      '--cache',
      cache,
      '--out',
      out,
      '--format',
      'json',
      ...options,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stderr || stdout}`);
  return { ...(JSON.parse(stdout) as BuildReport & { peakMemory: number }), seconds };
}

const seconds = (value: number): string => `${value.toFixed(2)} s`;
const brandOptions = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => ['--brand', syntheticId(index + 1)]).flat();

/** `path sha256` of every file of the brands' sites, sorted. */
function contents(out: string): string {
  return Array.from({ length: 3 }, (_, index) => readManifest(join(out, syntheticId(index + 1))))
    .flatMap((manifest) =>
      (manifest?.files ?? []).map(({ path, sha256 }) => `${manifest?.brand ?? ''} ${path} ${sha256}`),
    )
    .join('\n');
}

function copySeconds(from: string): number {
  const to = join(work, 'copy');
  const times = [1, 2, 3].map(() => {
    rmSync(to, { recursive: true, force: true });
    const start = performance.now();
    spawnSync('cp', ['-a', from, to]);
    return (performance.now() - start) / 1000;
  });
  rmSync(to, { recursive: true, force: true });
  return median(times);
}

try {
  writeSyntheticBrands(brandsDir, largest);
  const out = (name: string): string => join(work, name);

  console.log('One brand from nothing (no compiled renderer, no pictures):');
  const fromNothing = median(
    [1, 2, 3].map(() => {
      rmSync(cache, { recursive: true, force: true });
      mkdirSync(cache, { recursive: true });
      return build(out('nothing'), '--force', ...brandOptions(1)).seconds;
    }),
  );
  console.log(`  ${seconds(fromNothing)}\n`);

  const rows = sizes.map((count) => {
    const run = build(out(`n${count}`), '--force', ...brandOptions(count));
    const pages = run.results.reduce((sum, { pages: own = 0 }) => sum + own, 0);
    const files = run.results.reduce((sum, { files: own = 0 }) => sum + own, 0);
    const cpu = (stage: 'assets' | 'render' | 'write'): number =>
      run.results.reduce((sum, { times }) => sum + (times?.[stage] ?? 0), 0) / 1000;
    return { count, run, pages, files, cpu };
  });
  console.log(
    formatTable(
      [
        [
          'brands',
          'pages',
          'files',
          'total',
          'check',
          'render+write',
          'pages/s',
          'assets*',
          'render*',
          'write*',
          'memory',
        ],
        ...rows.map(({ count, run, pages, files, cpu }) => [
          String(count),
          String(pages),
          String(files),
          seconds(run.seconds),
          seconds(run.times.check / 1000),
          seconds(run.times.render / 1000),
          (pages / (run.times.render / 1000)).toFixed(0),
          seconds(cpu('assets')),
          seconds(cpu('render')),
          seconds(cpu('write')),
          `${(run.peakMemory / 2 ** 20).toFixed(0)} MB`,
        ]),
      ],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ),
  );
  console.log('* added up over the workers\n');

  const of = (count: number): Run => {
    const row = rows.find((it) => it.count === count);
    if (!row) throw new Error(`There is no run with ${count} brands`);
    return row.run;
  };
  const further = (of(largest).seconds - of(10).seconds) / (largest - 10);
  const copy = copySeconds(out(`n${largest}`));

  recolour(brandsDir, 7, '#5a1d6e');
  const changed = build(out(`n${largest}`), ...brandOptions(largest));
  const rebuilt = changed.results.filter(({ status }) => status === 'built').map(({ brand }) => brand);
  recolour(brandsDir, 7, '#1d4a6e');
  const one = build(out(`n${largest}`), '--brand', syntheticId(7));
  const same = median([1, 2, 3].map(() => build(out(`n${largest}`), '--brand', syntheticId(7)).seconds));

  console.log(`cp -a of the ${largest} bundles: ${seconds(copy)}`);
  console.log(`A further brand: ${seconds(further)}`);
  console.log(
    `One YAML changed, the ${largest} brands asked for: ${seconds(changed.seconds)}, rebuilt: ${rebuilt.join(', ')}`,
  );
  console.log(
    `One YAML changed, that brand asked for: ${seconds(one.seconds)}, compiled for ${seconds(one.times.compile / 1000)}`,
  );
  console.log(`Nothing changed, that brand asked for: ${seconds(same)}\n`);

  verdict('a further brand / one brand from nothing', further / fromNothing, 1 / 25);
  verdict(`memory with ${largest} brands / with 10`, of(largest).peakMemory / of(10).peakMemory, 1.3);
  verdict(`${largest} brands / cp -a of the result`, of(largest).seconds / copy, 3);
  verdict('one changed YAML / one brand from nothing', one.seconds / fromNothing, 1 / 4);
  verdict('a brand with nothing changed / one brand from nothing', same / fromNothing, 1 / 10);

  process.env['TZ'] = 'Pacific/Kiritimati';
  const others = [3, 1, 2].flatMap((n) => ['--brand', syntheticId(n)]);
  const elsewhere = mkdtempSync(join(tmpdir(), 'andana-'));
  cpSync(brandsDir, join(elsewhere, 'brands'), { recursive: true });
  build(join(elsewhere, 'out'), '--force', ...others, '--brands-dir', join(elsewhere, 'brands'));
  const isTheSame = contents(out(`n${largest}`)) === contents(join(elsewhere, 'out'));
  rmSync(elsewhere, { recursive: true, force: true });
  console.log(
    `${isTheSame ? 'reached' : 'MISSED '}  the same bytes from another folder, in another order and time zone\n`,
  );

  const site = join(out('n1'), syntheticId(1), 'site');
  const floor = await reactFloor();
  console.log('Gzip, KB:');
  const weights = pageWeights(site, {
    'sign-in': '/login',
    'text with nothing but the frame': '/aviso-legal',
    home: '/',
    'offer list': '/ofertas-practicas',
  });
  const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
  console.log(
    formatTable(
      [
        ['page', 'HTML', 'CSS', 'JS'],
        ...weights.map(({ name, html, css, js }) => [name, kb(html), kb(css), kb(js)]),
        ['React, React DOM and island loader alone', '', '', kb(floor)],
      ],
      [1, 2, 3],
    ),
  );
  const frame = weights.find(({ name }) => name.endsWith('the frame'));
  verdict('JS of a page with only the frame / floor', (frame?.js ?? Infinity) / floor, 1.3);

  await benchChanges(largest, cache);
} finally {
  rmSync(work, { recursive: true, force: true });
}
