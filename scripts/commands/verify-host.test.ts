import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ended } from '../../tests/support/build/build-command.ts';
import { type HostFault, startFaultyHost, writeDeployed } from '../../tests/support/faults/faulty-host.ts';

const command = join(import.meta.dirname, 'verify-host.ts');

/** A header that the host adds. */
const adding = (name: string, value: string): HostFault => ({
  change: ({ headers }) => {
    headers[name] = value;
  },
});

it.each<[string, HostFault, string[], number]>([
  ['nothing', {}, ['--strict'], 0],
  ['a warning', adding('x-powered-by', 'PHP'), [], 0],
  ['a warning', adding('x-powered-by', 'PHP'), ['--strict'], 2],
  ['an error', adding('content-disposition', 'attachment'), [], 2],
])('a host with %s ends the command as its options say (%#)', async (_, fault, options, code) => {
  const out = mkdtempSync(join(tmpdir(), 'andana-deployed-'));
  const host = await startFaultyHost(fault);
  onTestFinished(() => {
    host.stop();
    rmSync(out, { recursive: true });
  });
  writeDeployed(join(out, 'b'));
  const args = [command, host.origin, '--brand', 'b', '--out', out, ...options];
  expect(await ended(spawn(process.execPath, args))).toMatchObject({ code, stderr: '' });
});
