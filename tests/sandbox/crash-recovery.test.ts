import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Db } from '../../src/sandbox/db/database.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { examplePassword } from '../../src/sandbox/seed/seed-data.ts';
import { personaOf } from '../../src/sandbox/seed/personas.ts';
import { goodBrandsDir } from '../support/build/fixture-brands.ts';
import { freePort } from '../support/build/free-port.ts';

const root = join(import.meta.dirname, '../..');

/** Starts a sandbox process and waits until it answers. */
async function start(data: string, port: number): Promise<ChildProcess> {
  const options = ['--brands-dir', goodBrandsDir, '--brand', 'minimal', '--data', data, '--port', `${port}`];
  const child = spawn(process.execPath, ['scripts/commands/sandbox.ts', ...options], {
    cwd: root,
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/Alumno/dameTextoRGPDactual`).catch(
      () => undefined,
    );
    if (ready?.ok) return child;
    if (child.exitCode !== null) throw new Error('The sandbox did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('keeps everything acknowledged after a kill, and repeats no retried write', async () => {
  const data = mkdtempSync(join(tmpdir(), 'andana-killed-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/api/Alumno`;
  const first = await start(data, port);
  const send = async (
    call: string,
    body: unknown,
    token = '',
    key = '',
  ): Promise<{ status: number; datos?: unknown }> => {
    const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': `"${key}"` }) };
    const response = await fetch(`${base}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { status: number; datos?: unknown };
  };
  const credentials = { usuario: personaOf('student').usuario, password: examplePassword };
  const { token } = (await send('logaUsuario', credentials)).datos as { token: string };

  const answered: string[] = [];
  const keys = new Map<string, string>();
  let stop = false;
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; !stop; n += 1) {
      const puesto = `Puesto ${writer}-${n}`;
      const key = randomUUID();
      keys.set(puesto, key);
      const answer = await send('addExperiencia', { puesto }, token, key).catch(() => undefined);
      if (answer?.status === 0) answered.push(puesto);
    }
  };
  const writers = [1, 2, 3, 4].map(write);
  while (answered.length < 40) await new Promise((resolve) => setTimeout(resolve, 10));
  first.kill('SIGKILL');
  await once(first, 'exit');
  stop = true;
  await Promise.all(writers);

  const second = await start(data, port);
  // The kill came before or after the commit: sent again with the same key, the write is done exactly once.
  for (const [puesto, key] of keys)
    expect(await send('addExperiencia', { puesto }, token, key)).toMatchObject({ status: 0 });
  expect(await send('addExperiencia', { puesto: 'Después' }, token)).toMatchObject({ status: 0 });
  second.kill('SIGKILL');
  await once(second, 'exit');
  const db = new Db(join(data, 'minimal.sqlite'));
  const kept = db.column<string>(sql`SELECT puesto FROM experience`);
  const sent = [...keys.keys(), 'Después'];
  expect(answered.every((puesto) => sent.includes(puesto))).toBe(true);
  expect(kept.filter((puesto) => sent.includes(puesto)).sort()).toEqual(sent.sort());
  expect(db.all(sql`PRAGMA integrity_check`)).toEqual([{ integrity_check: 'ok' }]);
  expect(db.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
  db.close();
});
