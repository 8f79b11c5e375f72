import { link, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andana-files-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('the store of files', () => {
  it('reads and compresses a file once, under all its names', async () => {
    const store = createFileStore();
    const [file, alias] = [join(folder, 'a'), join(folder, 'b')];
    await writeFile(file, 'text');
    await link(file, alias);
    const first = await store.read(file);
    const second = await store.read(alias);
    expect(second).toBe(first);
    expect(second.encoded('br')).toBe(first.encoded('br'));
  });

  it('notices that a file was replaced', async () => {
    const store = createFileStore();
    const file = join(folder, 'a');
    await writeFile(file, 'one');
    const first = await store.read(file);
    await rm(file);
    await writeFile(file, 'other');
    const second = await store.read(file);
    expect(second.content.toString()).toBe('other');
    expect(second.etag).not.toBe(first.etag);
  });

  it('gives the same validator to the same content', async () => {
    const store = createFileStore();
    await writeFile(join(folder, 'a'), 'same');
    await writeFile(join(folder, 'b'), 'same');
    expect((await store.read(join(folder, 'a'))).etag).toBe((await store.read(join(folder, 'b'))).etag);
  });

  it('evicts the least recently used file above its limit', async () => {
    const store = createFileStore(10);
    const [a, b, c] = [join(folder, 'a'), join(folder, 'b'), join(folder, 'c')];
    for (const file of [a, b, c]) await writeFile(file, '12345');
    const recent = await store.read(a);
    const evicted = await store.read(b);
    await store.read(a);
    await store.read(c);
    expect(await store.read(a)).toBe(recent);
    expect(await store.read(b)).not.toBe(evicted);
  });

  it('rejects when there is no such file', async () => {
    await expect(createFileStore().read(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
