import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFixtureBundle } from '../../tests/support/build/fixture-bundle.ts';
import { freePort } from '../../tests/support/build/free-port.ts';

let folder: string;
let child: ChildProcess | undefined;
let output = '';

/** Starts the command on invalid brands, so that nothing is built. */
function start(...options: string[]): ChildProcess {
  const places = ['--brands-dir', join(folder, 'brands'), '--out', join(folder, 'dist')];
  const script = join(import.meta.dirname, 'start.ts');
  const started = spawn(process.execPath, [script, ...places, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (text: Buffer) => (output += text));
  child = started;
  return started;
}

async function says(started: ChildProcess, text: string): Promise<void> {
  while (!output.includes(text)) {
    if (started.exitCode !== null) throw new Error(`Ended with code ${started.exitCode}:\n${output}`);
    await Promise.race([once(started.stdout ?? started, 'data'), once(started, 'exit')]);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andana-start-'));
  for (const id of ['illes', 'cicles']) {
    await mkdir(join(folder, 'brands', id), { recursive: true });
    await writeFile(join(folder, 'brands', id, 'brand.yaml'), 'colour: "#000000"\n');
  }
});

afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true });
});

describe('npm start', () => {
  it('reports an invalid brand, serves its last build, and stops on a signal', async () => {
    await writeFixtureBundle(join(folder, 'dist', 'illes'), 'illes');
    await writeFixtureBundle(join(folder, 'dist', 'gone'), 'gone');
    const port = await freePort();
    const started = start('--port', String(port));
    await says(started, 'Stop with Ctrl+C');
    expect(output).toContain('brand.yaml:1:1');
    expect(output).toMatch(new RegExp(`illes +http://illes\\.localhost:${port}/ +last good build`));
    expect(output).not.toContain('cicles.localhost');
    expect(output).not.toContain('gone.localhost');
    const list = await (await fetch(`http://localhost:${port}/`)).text();
    expect(list).toContain(`http://illes.localhost:${port}/`);
    started.kill('SIGTERM');
    await once(started, 'exit');
    expect(started.exitCode).toBe(0);
  });

  it('serves one brand at plain localhost', async () => {
    await writeFixtureBundle(join(folder, 'dist', 'illes'), 'illes');
    const port = await freePort();
    await says(start('--brand', 'illes', '--port', String(port)), `http://localhost:${port}/`);
    expect(await (await fetch(`http://localhost:${port}/ca/cv`)).text()).toContain('<title>cv ca<');
  });

  it('ends with code 2 when brand files are wrong and nothing was built before', async () => {
    const [code] = (await once(start(), 'exit')) as [number];
    expect(output).toContain('There is no portal to serve.');
    expect(code).toBe(2);
  });

  it('ends with code 1 for unknown arguments', async () => {
    const [code] = (await once(start('--prot', '1'), 'exit')) as [number];
    expect(output).toContain('--port NUMBER');
    expect(code).toBe(1);
  });
});
