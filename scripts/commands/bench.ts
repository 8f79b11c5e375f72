import { reportText } from '#generator/diagnostics/report-text.ts';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArgumentsOrExit } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { formatTable } from '../cli/table.ts';
import { type MeasuredBuild, measureBuild } from '../bench/measured-build.ts';
import { median, verdict } from '../bench/verdict.ts';

const command = {
  name: 'bench',
  summary: reportText('commands.bench.summary'),
  options: {},
} as const satisfies Command;

readArgumentsOrExit(command);

// Loaded late, so that `--help` stays fast.
const { readManifest } = await import('#generator/render/bundle/manifest.ts');
const { recolour, reword, setSwitch, syntheticId, writeSyntheticBrands } =
  await import('../../tests/support/build/synthetic-brands.ts');
const { pageWeights, reactFloor } = await import('../../tests/support/pages/page-weight.ts');
const { benchChanges } = await import('../bench/changes.ts');

const root = resolve(import.meta.dirname, '../..');
const sizes = [1, 10, 50, 100];
const largest = Math.max(...sizes);

/** Next to the project's cache and output, so that packages and links resolve. */
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache', 'bench-'));
const cache = join(scratch, 'cache');
const brandsDir = join(scratch, 'brands');

const outOf = (name: string): string => join(scratch, name);
/** Folder of the bundles of the first `count` brands. */
const bundlesOf = (count: number): string => outOf(`n${count}`);
const largestOut = bundlesOf(largest);

/** Builds into a folder; without `--brand` options all brands. */
const build = (out: string, ...options: string[]): MeasuredBuild =>
  measureBuild({ brandsDir, cache, out }, ...options);

const seconds = (value: number): string => `${value.toFixed(2)} s`;
const brandOptions = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => ['--brand', syntheticId(index + 1)]).flat();

/** Median of three measurements. */
const medianOfThree = (measure: () => number): number => median([measure(), measure(), measure()]);

/** `path sha256` of every file of the first three brands' sites, sorted. */
function hashesOf(out: string): string {
  return Array.from({ length: 3 }, (_, index) => readManifest(join(out, syntheticId(index + 1))))
    .flatMap((manifest) =>
      (manifest?.files ?? []).map(({ path, sha256 }) => `${manifest?.brand ?? ''} ${path} ${sha256}`),
    )
    .join('\n');
}

/** Seconds of a build of one brand without compiled renderer or pictures. */
function benchFromNothing(): number {
  console.log('One brand from nothing (no compiled renderer, no pictures):');
  const fromNothing = medianOfThree(() => {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    return build(outOf('nothing'), '--force', ...brandOptions(1)).seconds;
  });
  console.log(`  ${seconds(fromNothing)}\n`);
  return fromNothing;
}

/** Cells of the table of builds, in the order of its heading. */
function buildRow(count: number, { results, times, seconds: total, heap = 0 }: MeasuredBuild): string[] {
  const sum = (key: 'pages' | 'files'): number =>
    results.reduce((total, { [key]: own = 0 }) => total + own, 0);
  const cpu = (stage: 'assets' | 'render' | 'write'): string =>
    seconds(results.reduce((total, { times: own }) => total + (own?.[stage] ?? 0), 0) / 1000);
  const renderSeconds = times.render / 1000;
  return [
    String(count),
    String(sum('pages')),
    String(sum('files')),
    seconds(total),
    seconds(times.check / 1000),
    seconds(renderSeconds),
    (sum('pages') / renderSeconds).toFixed(0),
    cpu('assets'),
    cpu('render'),
    cpu('write'),
    `${(heap / 2 ** 20).toFixed(0)} MB`,
  ];
}

/** Builds each number of brands, prints a table, and returns the builds by number of brands. */
function benchSizes(): (count: number) => MeasuredBuild {
  const builds = new Map(
    sizes.map((count) => [count, build(bundlesOf(count), '--force', ...brandOptions(count))]),
  );
  const heading = 'brands pages files total check render+write pages/s assets* render* write* heap'.split(
    ' ',
  );
  const rows = [...builds].map(([count, run]) => buildRow(count, run));
  console.log(formatTable([heading, ...rows], [...heading.keys()]));
  console.log('* added up over the workers\n');
  return (count) => {
    const run = builds.get(count);
    if (!run) throw new Error(`There is no build of ${count} brands`);
    return run;
  };
}

/** Median seconds of `cp -a` of a folder. */
function copySeconds(from: string): number {
  const to = outOf('copy');
  const copy = (): number => {
    rmSync(to, { recursive: true, force: true });
    const start = performance.now();
    spawnSync('cp', ['-a', from, to]);
    return (performance.now() - start) / 1000;
  };
  const taken = medianOfThree(copy);
  rmSync(to, { recursive: true, force: true });
  return taken;
}

/** An edit of a synthetic brand, another one for each number. */
type BrandEdit = (n: number) => void;

/** The edits of one brand, by what they change. */
const brandEdits: Readonly<Record<'text' | 'switch', BrandEdit>> = {
  text: (n) => reword(brandsDir, 7, `Cambio ${n}`),
  switch: (n) => setSwitch(brandsDir, 7, 'showReferenciaOferta', n % 2 === 1),
};

/** Median seconds of a build after each of three edits of one brand, with all brands built before. */
function secondsAfter(what: keyof typeof brandEdits): number {
  let edits = 0;
  const rendered: number[] = [];
  const taken = medianOfThree(() => {
    brandEdits[what](edits++);
    const { seconds: own, results } = build(largestOut, '--brand', syntheticId(7));
    rendered.push(...results.map((result) => result.rendered ?? 0));
    return own;
  });
  console.log(
    `One ${what} changed, that brand asked for: ${seconds(taken)}, pages rendered: ${rendered.join(', ')}`,
  );
  return taken;
}

/** Seconds of builds after one brand changed, and after nothing did, with all brands built before. */
function benchRebuilds(): Record<keyof typeof brandEdits | 'unchanged', number> {
  recolour(brandsDir, 7, '#5a1d6e');
  const all = build(largestOut, ...brandOptions(largest));
  const rebuilt = all.results.filter(({ status }) => status === 'built').map(({ brand }) => brand);
  console.log(
    `One YAML changed, the ${largest} brands asked for: ${seconds(all.seconds)}, rebuilt: ${rebuilt.join(', ')}`,
  );
  const [text, changedSwitch] = [secondsAfter('text'), secondsAfter('switch')];
  const unchanged = medianOfThree(() => build(largestOut, '--brand', syntheticId(7)).seconds);
  console.log(`Nothing changed, that brand asked for: ${seconds(unchanged)}\n`);
  return { text, switch: changedSwitch, unchanged };
}

/** Measures builds of one brand to all, and judges their ratios. */
function benchBuilds(): void {
  const fromNothing = benchFromNothing();
  const buildOf = benchSizes();
  const further = (buildOf(largest).seconds - buildOf(10).seconds) / (largest - 10);
  const copy = copySeconds(largestOut);
  console.log(`cp -a of the ${largest} bundles: ${seconds(copy)}`);
  console.log(`A further brand: ${seconds(further)}`);
  const rebuilds = benchRebuilds();

  const { heap = Infinity, heapAfterTen = 1 } = buildOf(largest);
  verdict('a further brand / one brand from nothing', further / fromNothing, 1 / 25);
  verdict(`retained heap of a worker after ${largest} brands / after 10`, heap / heapAfterTen, 1.05);
  verdict(`${largest} brands / cp -a of the result`, buildOf(largest).seconds / copy, 3);
  verdict('one changed text / one brand from nothing', rebuilds.text / fromNothing, 0.15);
  verdict('one changed switch / one brand from nothing', rebuilds.switch / fromNothing, 1 / 4);
  verdict('a brand with nothing changed / one brand from nothing', rebuilds.unchanged / fromNothing, 1 / 10);
}

/** Compares the bundles with those of a build in another folder, order of brands and time zone. */
function checkReproducibility(): void {
  process.env['TZ'] = 'Pacific/Kiritimati';
  const reordered = [3, 1, 2].flatMap((n) => ['--brand', syntheticId(n)]);
  const elsewhere = mkdtempSync(join(tmpdir(), 'andana-'));
  cpSync(brandsDir, join(elsewhere, 'brands'), { recursive: true });
  const out = join(elsewhere, 'out');
  measureBuild({ brandsDir: join(elsewhere, 'brands'), cache, out }, '--force', ...reordered);
  const isSame = hashesOf(largestOut) === hashesOf(out);
  rmSync(elsewhere, { recursive: true, force: true });
  console.log(
    `${isSame ? 'reached' : 'MISSED '}  the same bytes from another folder, in another order and time zone\n`,
  );
}

/** Prints the compressed weight of some pages, and judges that of the frame alone. */
async function benchPageWeights(): Promise<void> {
  const site = join(bundlesOf(1), syntheticId(1), 'site');
  const floor = await reactFloor();
  const framePage = 'text with nothing but the frame';
  const weights = pageWeights(site, {
    'sign-in': '/login',
    [framePage]: '/aviso-legal',
    home: '/',
    'offer list': '/ofertas-practicas',
  });
  const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
  const rows = weights.map(({ name, html, css, js }) => [name, kb(html), kb(css), kb(js)]);
  const floorRow = ['React, React DOM and island loader alone', '', '', kb(floor)];
  console.log('Gzip, KB:');
  console.log(formatTable([['page', 'HTML', 'CSS', 'JS'], ...rows, floorRow], [1, 2, 3]));
  const frame = weights.find(({ name }) => name === framePage);
  verdict('JS of a page with only the frame / floor', (frame?.js ?? Infinity) / floor, 1.3);
}

try {
  writeSyntheticBrands(brandsDir, largest);
  benchBuilds();
  checkReproducibility();
  await benchPageWeights();
  await benchChanges(largest, cache);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
