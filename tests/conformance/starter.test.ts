import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLists, stages } from '#core/contract/calls/stages.ts';
import {
  type CheckOptions,
  type ConformanceAccounts,
  checkServer,
} from '#generator/conformance/check-server.ts';
import { summaryOf } from '#generator/conformance/report/summary.ts';

const folder = join(import.meta.dirname, '../../docs/server/starter');
const origin = 'https://practicas.universidad.example';
const accounts = JSON.parse(readFileSync(join(folder, 'accounts.json'), 'utf8')) as ConformanceAccounts;

// A port of its own, and passwords that are quick to look at.
const env = { ...process.env, PORT: '0', ORIGINS: origin, SAMPLE_COST: '2' };
const server = spawn(process.execPath, [join(folder, 'server.ts')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
let base = '';

beforeAll(async () => {
  const [address] = (await once(createInterface(server.stdout), 'line')) as [string];
  base = `${address.replace('localhost', '127.0.0.1')}/api`;
});
afterAll(() => server.kill());

const check = (more: Partial<CheckOptions> = {}) =>
  checkServer({
    base,
    accounts,
    origin,
    languages: ['es', 'ca', 'en'],
    only: stages[1],
    lists: firstLists,
    write: true,
    ...more,
  });

describe('the server to start from', () => {
  it('has all calls of stage 1, and each conforms', async () => {
    const result = await check();
    expect(result.differences).toEqual([]);
    const calls = stages[1].length;
    expect(summaryOf(result)).toEqual({ calls, conform: calls, differ: 0, absent: 0, notTried: 0 });
  });

  it('is reported by the kit with its missing calls in one line', async () => {
    const { rows, differences } = await check({ only: ['inscribirse', 'dameCvUsuario', 'editPresentacion'] });
    expect(differences).toEqual([]);
    const found = Object.fromEntries(
      rows.map(({ name, outcome, detail }) => [name, `${outcome}: ${detail}`]),
    );
    expect(found).toMatchObject({
      inscribirse: 'conforms: answers',
      dameCvUsuario: 'not there yet: HTTP 404',
      editPresentacion: 'not there yet: HTTP 404',
    });
    expect(found).not.toHaveProperty('dameEventos');
  });
});
