import { reportText } from '#generator/diagnostics/report-text.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readArgumentsOrExit } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';

/**
 * Checks the registry signatures of installed packages. A registry without signing keys, such as most
 * mirrors, passes.
 */
const command = {
  name: 'signatures',
  summary: reportText('commands.signatures.summary'),
  exits: {
    1: reportText('commands.signatures.exit.1'),
  },
  options: {},
} as const satisfies Command;

readArgumentsOrExit(command);
const root = resolve(import.meta.dirname, '../..');
const registry = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).trim();
const address = new URL('-/npm/v1/keys', registry.endsWith('/') ? registry : `${registry}/`);
const keys = await fetch(address).catch(() => undefined);

if (!keys) {
  console.error(`The registry of packages (${address.host}) cannot be reached, so nothing was checked.`);
  process.exitCode = 1;
} else if (keys.ok) {
  process.exitCode = spawnSync('npm', ['audit', 'signatures'], { cwd: root, stdio: 'inherit' }).status ?? 1;
} else if (keys.status === 404) {
  console.log('The registry of packages that this machine uses signs none.');
} else {
  console.error(
    `The registry of packages does not say whether it signs any: it answers with ${keys.status}.`,
  );
  process.exitCode = 1;
}
