import { reportText } from '#generator/diagnostics/report-text.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { programPath } from '../../tests/hosts/engines/program.ts';
import { readArgumentsOrExit } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';

/**
 * Tests the files of the host pack on the hosts' engines. They are not packages of the project, so it first
 * lists missing ones and how to install them; `--install` installs those from npm.
 */
const command = {
  name: 'test:hosts',
  summary: reportText('commands.testHosts.summary'),
  exits: {
    1: reportText('commands.testHosts.exit.1'),
  },
  options: {
    install: {
      type: 'boolean',
      help: reportText('commands.testHosts.install.help'),
    },
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.cache', 'host-engines');
const list = join(root, 'tests', 'hosts', 'engines.json');
/** Programs with Debian packages of the same name. */
const programs = ['nginx', 'apache2', 'caddy', 'openssl'];
const { install } = readArgumentsOrExit(command);

if (install) {
  mkdirSync(folder, { recursive: true });
  cpSync(list, join(folder, 'package.json'));
  // None of these needs its install scripts.
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

const { dependencies } = JSON.parse(readFileSync(list, 'utf8')) as { dependencies: Record<string, string> };
const packages = Object.keys(dependencies).filter((name) => !existsSync(join(folder, 'node_modules', name)));
const missing = programs.filter((name) => programPath(name) === undefined);

if (packages.length > 0)
  console.error(`Missing from npm: ${packages.join(', ')}. Get them with: npm run test:hosts -- --install`);
if (missing.length > 0)
  console.error(
    `Missing from the system: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
  );
if (packages.length + missing.length > 0) process.exitCode = 1;
else
  process.exitCode =
    spawnSync('npx', ['vitest', 'run', '--project', 'hosts'], { cwd: root, stdio: 'inherit' }).status ?? 1;
