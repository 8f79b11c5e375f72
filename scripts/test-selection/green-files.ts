import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Inputs } from './inputs.ts';

/** A run of a test file in which all tests passed at the first try. */
export interface GreenFile {
  /** Commit of the run; the working tree may have been changed. */
  commit: string;
  tests: number;
  inputs: Inputs;
}

/** Number of stored green runs per test file, so that switching branches reruns nothing. */
const maxRuns = 3;

interface StoredGreenFiles {
  version: 1;
  /** Names of inputs, referenced by index. */
  names: string[];
  files: Record<string, { commit: string; tests: number; inputs: [number, string][] }[]>;
}

/** Green runs of test files with their inputs, the newest first. */
export type GreenFiles = Map<string, GreenFile[]>;

/**
 * Reads the record of green runs.
 * @returns an empty map where the record is missing or unreadable
 */
export function readGreenFiles(path: string): GreenFiles {
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as StoredGreenFiles;
    if (stored.version !== 1) return new Map();
    const named = (inputs: [number, string][]): Inputs =>
      Object.fromEntries(inputs.map(([number, hash]) => [stored.names[number] ?? '', hash]));
    return new Map(
      Object.entries(stored.files).map(([file, runs]) => [
        file,
        runs.map((run) => ({ ...run, inputs: named(run.inputs) })),
      ]),
    );
  } catch {
    return new Map();
  }
}

export function writeGreenFiles(path: string, green: GreenFiles): void {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const files = Object.fromEntries(
    [...green].map(([file, runs]) => [
      file,
      runs.map((run) => ({
        ...run,
        inputs: Object.entries(run.inputs).map(([name, hash]): [number, string] => [numberOf(name), hash]),
      })),
    ]),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    JSON.stringify({ version: 1, names: [...numbers.keys()], files } satisfies StoredGreenFiles),
  );
}

/** Adds a run, replacing one with the same inputs. */
export function addGreenFile(green: GreenFiles, file: string, run: GreenFile): void {
  const others = (green.get(file) ?? []).filter(({ inputs }) => changedInputs(inputs, run.inputs).length > 0);
  green.set(file, [run, ...others].slice(0, maxRuns));
}

/** Names of the inputs that differ between two runs. */
export function changedInputs(before: Inputs, now: Inputs): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]);
}
