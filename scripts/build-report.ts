import type { BrandResult, BuildEvent, BuildReport } from '#generator/build.ts';
import { formatTable } from './table.ts';

const number = new Intl.NumberFormat('en-GB');
const kilobytes = (bytes: number): string => number.format(Math.round(bytes / 1024));
const milliseconds = (ms: number): string => number.format(Math.round(ms));

/** Says on standard output how far a build is. */
export function showProgress(event: BuildEvent): void {
  if (event.stage === 'checking') console.log('Checking the brand files …');
  if (event.stage === 'compiling') console.log('Compiling the portal …');
  if (event.stage === 'rendering' && event.brands > 0) {
    console.log(`Building ${event.brands} ${event.brands === 1 ? 'brand' : 'brands'} …`);
  }
  if (event.stage === 'brand' && event.result.status === 'built') {
    console.log(`  ${event.result.brand}: ${number.format(event.result.pages ?? 0)} pages`);
  }
}

function row({ brand, status, pages = 0, files = 0, bytes = 0, ms }: BrandResult): string[] {
  if (status === 'failed') return [brand, status, '', '', '', ''];
  const time = status === 'unchanged' ? '' : milliseconds(ms);
  return [brand, status, number.format(pages), number.format(files), kilobytes(bytes), time];
}

/** What a build did: a row per brand, what it changed of its own accord, how long each stage took. */
export function formatReport({ results, times }: BuildReport): string {
  const table = formatTable([['brand', '', 'pages', 'files', 'KB', 'ms'], ...results.map(row)], [2, 3, 4, 5]);
  const notes = results.flatMap(({ brand, notes: own }) => own.map((note) => `  ${brand}: ${note}`));
  const compile = times.compile > 0 ? `compile ${milliseconds(times.compile)} ms` : 'nothing to compile';
  const stages = `check ${milliseconds(times.check)} ms, ${compile}, render and write ${milliseconds(times.render)} ms`;
  const changed =
    notes.length > 0 ? ['', 'Shades used in the place of colours that would be hard to see:', ...notes] : [];
  return [table, ...changed, '', stages].join('\n');
}
