import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const index = 'docs/decisions/README.md';
const withoutRecord = '## Numbers without a record';

/** Records that the index of decisions lacks, and numbers that neither a record nor a sentence explains. */
export function decisionFaults(root: string): string[] {
  if (!existsSync(join(root, index))) return [];
  const [lines = '', explained = ''] = readFileSync(join(root, index), 'utf8').split(withoutRecord);
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: root })
    .map((path) => basename(path))
    .sort();
  const numbers = records.map((record) => parseInt(record, 10));
  const known = new Set([...numbers, ...numbersIn(explained.replace(/\[[^\]]*\]\([^)]*\)/g, ''))]);
  const missing = Array.from({ length: Math.max(0, ...numbers) }, (_, at) => at + 1).filter(
    (it) => !known.has(it),
  );
  const twice = numbers.filter((it, at) => numbers.indexOf(it) !== at);
  return [
    ...records
      .filter((record) => !lines.includes(`](${record}) `))
      .map((record) => `${index} has no line for ${record}: [number](file) title: what was decided.`),
    ...missing.map(
      (it) => `${index} does not say why there is no record ${padded(it)}: name it below "${withoutRecord}".`,
    ),
    ...twice.map((it) => `Two records have the number ${padded(it)}: give one of them the next free number.`),
  ];
}

const padded = (number: number): string => String(number).padStart(3, '0');

/** Numbers of three digits in a text; two with a dash between them are a range. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\b(\d{3})(?:–(\d{3}))?\b/g)].flatMap(([, first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at),
  );
}
