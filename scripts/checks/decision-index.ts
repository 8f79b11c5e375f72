import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const index = 'docs/decisions/README.md';
const withoutRecord = '## Numbers without a record';

/** Reports records missing in the index of decisions, and numbers explained by neither a record nor a sentence. */
export function decisionFaults(root: string): string[] {
  if (!existsSync(join(root, index))) return [];
  const [lines = '', explained = ''] = readFileSync(join(root, index), 'utf8').split(withoutRecord);
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: root })
    .map((path) => basename(path))
    .sort();
  const numbers = records.map((record) => parseInt(record, 10));
  const explainedNumbers = new Set([...numbers, ...numbersIn(explained.replace(/\[[^\]]*\]\([^)]*\)/g, ''))]);
  const missing = Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1).filter(
    (number) => !explainedNumbers.has(number),
  );
  const duplicates = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  return [
    ...records
      .filter((record) => !lines.includes(`](${record}) `))
      .map((record) => `${index} has no line for ${record}: [number](file) title: what was decided.`),
    ...missing.map(
      (number) =>
        `${index} does not say why there is no record ${padded(number)}: name it below "${withoutRecord}".`,
    ),
    ...duplicates.map(
      (number) => `Two records have the number ${padded(number)}: give one of them the next free number.`,
    ),
  ];
}

const padded = (number: number): string => String(number).padStart(3, '0');

/** Three-digit numbers in a text; two joined by a dash are a range. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\b(\d{3})(?:–(\d{3}))?\b/g)].flatMap(([, first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, offset) => Number(first) + offset),
  );
}
