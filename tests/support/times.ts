import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seconds of each test file, kept for machines that have not run it: `npm test -- --times` writes them. */
const file = join('tests', 'times.json');

/** Seconds by the path from the root. */
export function readTimes(root: string): Map<string, number> {
  return new Map(
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, number>),
  );
}

/** @param seconds by the path from the root */
export function writeTimes(root: string, seconds: ReadonlyMap<string, number>): void {
  const rows = [...seconds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, time]) => [path, Number(time.toFixed(1))]);
  writeFileSync(join(root, file), `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`);
}
