import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testBrand } from '../../tests/support/sandbox/sandbox.ts';
import { createSandbox } from './sandbox.ts';
import { createSandboxes } from './sandboxes.ts';

it('says why a brand has no sandbox: mistakes in its file, or data made with other tables', async () => {
  const data = mkdtempSync(join(tmpdir(), 'andana-sandboxes-'));
  const brand = await testBrand();
  const old = createSandbox({ brand, data, content: 'empty' });
  old.db.script('PRAGMA user_version = 99');
  old.close();
  const sandboxes = createSandboxes({ brands: [brand], data });
  const server = createServer((request, response) => {
    void sandboxes.handle(request, response, request.url?.startsWith('/api/x') ? 'otra' : brand.id);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    sandboxes.close();
    rmSync(data, { recursive: true });
  });
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return { status: response.status, ...((await response.json()) as object) };
  };
  expect(await ask('/api/x')).toEqual({
    status: 503,
    error: 'The file of this brand has mistakes, so it has no sandbox.',
  });
  expect(await ask('/api/y')).toMatchObject({
    status: 503,
    error: expect.stringContaining('--reset') as string,
  });
});

it('says that another process uses the data of a brand, and opens them', async () => {
  const data = mkdtempSync(join(tmpdir(), 'andana-sandboxes-'));
  const brand = await testBrand();
  writeFileSync(join(data, `${brand.id}.pid`), String(process.ppid));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sandboxes = createSandboxes({ brands: [brand], data });
  onTestFinished(() => {
    warned.mockRestore();
    sandboxes.close();
    rmSync(data, { recursive: true });
  });
  sandboxes.open(brand.id);
  expect(warned.mock.calls.flat().join()).toContain(`process ${process.ppid}`);
});
