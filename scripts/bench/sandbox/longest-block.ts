import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTable } from '../../cli/table.ts';
import { verdict } from '../verdict.ts';
import { applicant, largeBodies, rounds } from './large-bodies.ts';
import { signIn } from './sandbox-process.ts';

/** Limit of the longest block, in milliseconds. */
const limit = 50;

/** The next message of a child process: a port or a duration. */
async function messageFrom(child: ChildProcess): Promise<number> {
  const [value] = (await once(child, 'message')) as [number];
  return value;
}

/** Longest block of the event loop since the last call, in milliseconds. */
async function longestBlock(child: ChildProcess): Promise<number> {
  // Wait so that the loop is sampled once more.
  await new Promise((wait) => setTimeout(wait, 30));
  child.send('?');
  return messageFrom(child);
}

/**
 * Sends the largest bodies one at a time and measures how long each blocks the event loop. The minimum of the
 * rounds counts, because other load on the machine only adds to it.
 */
export async function benchLongestBlock(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'andana-bench-block-'));
  const child = fork(join(import.meta.dirname, 'watched-server.ts'), [data], { stdio: 'inherit' });
  try {
    const base = `http://127.0.0.1:${await messageFrom(child)}/api`;
    const tokens = {
      Alumno: await signIn(base, 'Alumno', applicant),
      Empresa: await signIn(base, 'Empresa'),
    };
    const rows: { name: string; outcome: string; block: number }[] = [];
    for (const { name, path, as, body } of largeBodies) {
      const blocks: number[] = [];
      let outcome = '';
      for (let round = 0; round <= rounds; round += 1) {
        const text = body(round);
        await longestBlock(child);
        const headers = as ? { authorization: `Bearer ${tokens[as]}` } : {};
        const response = await fetch(base + path, { method: 'POST', headers, body: text }).catch(
          () => undefined,
        );
        outcome = response ? `${response.status} ${(await response.text()).slice(0, 14)}` : 'broken off';
        const block = await longestBlock(child);
        if (round > 0) blocks.push(block);
      }
      rows.push({ name, outcome, block: Math.min(...blocks) });
    }
    const cells = rows.map(({ name, outcome, block }) => [name, block.toFixed(1), outcome]);
    console.log(`\n${formatTable([['largest body', 'block ms', 'answer'], ...cells], [1])}\n`);
    const worst = Math.max(...rows.map(({ block }) => block));
    verdict('longest time that one request keeps the event loop, in ms', worst, limit);
  } finally {
    child.disconnect();
    await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}
