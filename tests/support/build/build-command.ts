import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildReport } from '#generator/render/build.ts';
import { goodBrandsDir } from './fixture-brands.ts';
import { userEnvironment } from './user-environment.ts';

const root = join(import.meta.dirname, '../../..');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A temporary folder with brand files, and one for the bundles that the build command makes of them. */
export interface BuildSandbox {
  brandsDir: string;
  outDir: string;
  bundle: (brand: string) => string;
  /** Replaces text in a brand's YAML file. */
  edit: (brand: string, from: string | RegExp, to: string) => void;
  /** Runs the build command to its end. */
  build: (args?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Ended>;
  /** Builds, and returns the JSON report. */
  report: (...args: string[]) => Promise<BuildReport>;
  start: (args?: readonly string[], env?: NodeJS.ProcessEnv) => ChildProcess;
  remove: () => void;
}

/** Creates copies of the minimal brand, each with its own id, domain and colour. */
export function createWorkshop(ids: readonly string[]): BuildSandbox {
  const folder = mkdtempSync(join(tmpdir(), 'andana-build-'));
  const brandsDir = join(folder, 'brands');
  const outDir = join(folder, 'out');
  const file = (brand: string): string => join(brandsDir, brand, 'brand.yaml');
  const edit: BuildSandbox['edit'] = (brand, from, to) => {
    const before = readFileSync(file(brand), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`The file of ${brand} has no ${from.toString()}`);
    writeFileSync(file(brand), after);
  };
  for (const [index, id] of ids.entries()) {
    cpSync(join(goodBrandsDir, 'minimal'), join(brandsDir, id), { recursive: true });
    edit(id, /^id: .*$/m, `id: ${id}`);
    edit(id, 'practicas.minimo.example', `${id}.example`);
    edit(id, '#0b5563', `#0b55${(0x64 + index).toString(16)}`);
  }
  const start: BuildSandbox['start'] = (args = [], env = {}) =>
    spawn(
      process.execPath,
      ['scripts/commands/build.ts', '--brands-dir', brandsDir, '--out', outDir, ...args],
      {
        cwd: root,
        env: { ...userEnvironment(), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  const build: BuildSandbox['build'] = (args, env) => ended(start(args, env));
  return {
    brandsDir,
    outDir,
    bundle: (brand) => join(outDir, brand),
    edit,
    build,
    start,
    report: async (...args) => {
      const { stdout, stderr } = await build(['--format', 'json', ...args]);
      if (!stdout) throw new Error(stderr);
      return JSON.parse(stdout) as BuildReport;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Waits for the end of a command and returns its output. */
export function ended(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const output = { stdout: '', stderr: '' };
    child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...output }));
  });
}
