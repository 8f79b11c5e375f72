import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { BuildReport } from '#generator/render/build.ts';

const root = resolve(import.meta.dirname, '../..');

/** A build of brands in a process of its own. */
export interface MeasuredBuild extends BuildReport {
  /** Duration of the whole process in seconds. */
  seconds: number;
}

/**
 * Runs the build command and measures it.
 * @throws if the build fails
 */
export function measureBuild(
  { brandsDir, cache, out }: Readonly<Record<'brandsDir' | 'cache' | 'out', string>>,
  ...options: string[]
): MeasuredBuild {
  const folders = ['--brands-dir', brandsDir, '--cache', cache, '--out', out];
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/commands/build.ts', ...folders, '--format', 'json', ...options],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stderr || stdout}`);
  return { ...(JSON.parse(stdout) as BuildReport), seconds };
}
