import { reportText } from '#generator/diagnostics/report-text.ts';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { otherBrowsers } from '../../tests/browsers/engines/installed.ts';
import { readArgumentsOrExit } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';

/**
 * Runs the main journeys in other browser engines than the end-to-end tests. They are not packages of the
 * project, so it first lists missing ones and how to install them.
 */
const command = {
  name: 'test:browsers',
  summary: reportText('commands.testBrowsers.summary'),
  exits: {
    1: reportText('commands.testBrowsers.exit.1'),
  },
  options: {},
} as const satisfies Command;

readArgumentsOrExit(command);
const root = resolve(import.meta.dirname, '../..');
const missing = otherBrowsers.flatMap(({ name, needs }) => {
  const packages = needs.filter(({ path }) => path === undefined).map((it) => it.package);
  return packages.length > 0 ? [{ name, packages: [...new Set(packages)] }] : [];
});
for (const { name, packages } of missing)
  console.error(`${name} is missing. On Debian: apt-get install ${packages.join(' ')}`);

if (missing.length > 0) process.exitCode = 1;
else
  process.exitCode =
    spawnSync('npx', ['vitest', 'run', '--project', 'browsers'], { cwd: root, stdio: 'inherit' }).status ?? 1;
