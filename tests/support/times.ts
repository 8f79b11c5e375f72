import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File with the seconds of each test file, for machines that have not run it; written by `npm test -- --times`. */
const file = join('tests', 'times.json');

/** Reads the seconds of each test file, by path from the root. */
export function readTimes(root: string): Map<string, number> {
  return new Map(
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, number>),
  );
}

/** @param seconds by path from the root */
export function writeTimes(root: string, seconds: ReadonlyMap<string, number>): void {
  const rows = [...seconds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, time]) => [path, Number(time.toFixed(1))]);
  writeFileSync(join(root, file), `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`);
}
