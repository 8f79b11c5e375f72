import { reportText } from '#generator/diagnostics/report-text.ts';
import { readTimes } from '../../tests/support/times.ts';
import { UsageError } from '../cli/arguments.ts';
import { type SuiteName, suiteNames } from './select-files.ts';

/** One of several parts of all tests. */
export interface Shard {
  /** Number of the part, from 1. */
  index: number;
  count: number;
}

/** @throws {UsageError} */
export function readShard(value?: string): Shard | undefined {
  if (value === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw new UsageError(reportText('arguments.noShard', { value }));
}

/** Seconds of types, lint and checks, comparable to the times of files. */
const checksTake = 120;

/** Seconds of a file without stored time. */
const usual: Readonly<Record<SuiteName, number>> = { unit: 1, e2e: 20 };

/** Group of a file: the scenarios of the sandbox stay together, since the last of them checks their coverage. */
const groupOf = (file: string): string => (file.startsWith('tests/sandbox/') ? 'tests/sandbox' : file);

export interface WeightedFile extends Record<SuiteName, string[]> {
  /** Whether this part has types, lint and checks. */
  hasChecks: boolean;
}

/**
 * Files of one part, balanced by the times stored in the project: these are the same on every machine, so
 * each file is in exactly one part. All files without a shard.
 */
export function shareOut(root: string, files: Record<SuiteName, string[]>, shard?: Shard): WeightedFile {
  if (!shard) return { ...files, hasChecks: true };
  const times = readTimes(root);
  const parts = Array.from({ length: shard.count }, (_, index) => ({
    seconds: index === 0 ? checksTake : 0,
    part: { unit: [], e2e: [], hasChecks: index === 0 } as WeightedFile,
  }));
  const all = suiteNames.flatMap((suite) =>
    [...Map.groupBy(files[suite], groupOf).values()].map((group) => ({
      suite,
      group,
      seconds: group.reduce((sum, file) => sum + (times.get(file) ?? usual[suite]), 0),
    })),
  );
  for (const { suite, group, seconds } of all.sort((a, b) => b.seconds - a.seconds)) {
    const least = parts.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    least.part[suite].push(...group);
    least.seconds += seconds;
  }
  return parts[shard.index - 1]?.part ?? { ...files, hasChecks: true };
}
