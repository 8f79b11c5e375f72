import { verdict } from '../verdict.ts';
import type { RunningSandbox } from './sandbox-process.ts';

const rounds = 10;
const calls = 500;
const limit = 3;

/** Times of a round of calls, in milliseconds. */
async function measureRound(base: string, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let call = 0; call < calls / rounds; call += 1) {
    const start = performance.now();
    const response = await fetch(`${base}/Empresa/dameProcesosEmpleoYpracticas`, { headers });
    const { status } = (await response.json()) as { status: number };
    if (status !== 0) throw new Error(`dameProcesosEmpleoYpracticas answers ${status}`);
    times.push(performance.now() - start);
  }
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/**
 * Compares how long a company's offers take with few and with many offers in the database. Both are measured
 * in turns, so that other load on the machine affects them equally.
 */
export async function benchProcesses(few: RunningSandbox, many: RunningSandbox): Promise<void> {
  const sides = [];
  for (const { base, signIn } of [few, many]) {
    const token = await signIn('Empresa');
    // Warm up the code.
    await measureRound(base, token);
    sides.push({ base, token, times: [] as number[] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { base, token, times } of sides) times.push(...(await measureRound(base, token)));
  }
  const [p95OfFew = 1, p95OfMany = 0] = sides.map(({ times }) => p95(times));
  verdict('p95 of the offers of a company / that with few offers in all', p95OfMany / p95OfFew, limit);
}
