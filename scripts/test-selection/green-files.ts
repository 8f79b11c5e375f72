import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Inputs } from './inputs.ts';

/** A test file all of whose tests passed at their first try. */
export interface GreenFile {
  /** The commit at which it ran; the files may have been changed since. */
  commit: string;
  tests: number;
  inputs: Inputs;
}

/** Green runs that are kept of a test file: switching between branches runs nothing again. */
const kept = 3;

interface Stored {
  version: 1;
  /** Names of inputs; files refer to them by number. */
  names: string[];
  files: Record<string, { commit: string; tests: number; inputs: [number, string][] }[]>;
}

/** Test files that passed, with what they depended on then; the newest run of each file first. */
export type GreenFiles = Map<string, GreenFile[]>;

/** @returns nothing known, where there is no record that can be read */
export function readGreenFiles(path: string): GreenFiles {
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as Stored;
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
  writeFileSync(path, JSON.stringify({ version: 1, names: [...numbers.keys()], files } satisfies Stored));
}

/** Adds a run; one with the same inputs makes way. */
export function addGreenFile(green: GreenFiles, file: string, run: GreenFile): void {
  const others = (green.get(file) ?? []).filter((it) => changedInputs(it.inputs, run.inputs).length > 0);
  green.set(file, [run, ...others].slice(0, kept));
}

/** Names of the inputs in which two runs differ. */
export function changedInputs(before: Inputs, now: Inputs): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]);
}
