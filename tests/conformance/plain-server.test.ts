import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFiles, writeFixtureBundle } from '#server/fixture-bundle.ts';

const program = createRequire(import.meta.url).resolve('http-server/bin/http-server');

let folder: string;
let origin: string;
let stop: () => Promise<void>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andana-plain-'));
  await writeFixtureBundle(folder, 'illes');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [program, join(folder, 'site'), '-a', '127.0.0.1', '-p', String(port), '-c-1', '--silent'],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  stop = async () => {
    child.kill();
    await ended;
  };
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`The plain server ended with code ${child.exitCode}`);
    await wait(50);
  }
}, 30_000);

afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

describe('a plain static server that knows no rules', () => {
  it('shows every page without an id under its address', async () => {
    for (const [path, file] of fixtureFiles()) {
      for (const asked of [path, `/${file}`]) {
        const answer = await fetch(origin + asked);
        expect([asked, answer.status]).toEqual([asked, 200]);
        expect(answer.headers.get('content-type')).toContain('text/html');
      }
    }
    expect(await (await fetch(`${origin}/ca/les-meves-ofertes`)).text()).toContain(
      '<title>company-offers ca<',
    );
  });

  it.each(['/eventos/feria-2026', '/ca/mi-empresa', '/nothing', '/_astro/gone.js'])(
    'answers %s with the not-found page and status 404',
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<title>nothing here<');
    },
  );
});
