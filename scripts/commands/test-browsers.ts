/*
 * Runs the main journeys in other browser engines than the end-to-end tests. They are not packages of the
 * project, so it first lists missing ones and how to install them.
 */

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { otherBrowsers } from '../../tests/browsers/engines/installed.ts';
import { takeArguments } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';

const command = {
  name: 'test:browsers',
  summary: {
    en: 'Runs the main journeys in Firefox and WebKit.',
    es: 'Recorre los caminos principales en Firefox y WebKit.',
    ca: 'Recorre els camins principals a Firefox i WebKit.',
  },
  exits: {
    1: {
      en: 'a journey failed, or a browser is missing',
      es: 'algún camino ha fallado o falta algún navegador',
      ca: 'algun camí ha fallat o falta algun navegador',
    },
  },
  options: {},
} as const satisfies Command;

takeArguments(command);
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
